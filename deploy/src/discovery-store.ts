import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { DiscoveryChange, DiscoveryFile, DiscoveryVersion } from './contract.js';
import { withFileLock } from './file-lock.js';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** The discovery file as it stands, or one without any front end before the first activation. */
export const readDiscovery = async (file: string): Promise<DiscoveryFile> =>
  (await readJson(file)) ?? {
    schema: SCHEMA,
    microFrontends: {},
    revision: 0,
    environment: environmentOf(file),
    change: null,
  };

/** What a revision changed; `null` leaves the live file as it is. */
export type Decision = { change: DiscoveryChange; version: DiscoveryVersion } | null;

/**
 * Gives `decide` the live file and writes its decision as the next revision: first to the history, then over the live file.
 *
 * One writer at a time; readers always find a whole file.
 */
export const changeDiscovery = async (
  file: string,
  decide: (live: DiscoveryFile) => Promise<Decision>,
): Promise<DiscoveryFile> =>
  withFileLock(`${file}.lock`, async () => {
    const live = await readDiscovery(file);
    const decision = await decide(live);
    if (decision === null) return live;
    const { change, version } = decision;
    const next: DiscoveryFile = {
      ...live,
      microFrontends: { ...live.microFrontends, [change.project]: [version] },
      revision: await nextRevision(file, live),
      change,
    };
    await writeWhole(join(historyDir(file), `${next.revision}.json`), next);
    await writeWhole(file, next);
    return next;
  });

/** Every revision that was live once, oldest first. */
export const readHistory = async (file: string): Promise<DiscoveryFile[]> => {
  const revisions = await readJsonAll(historyDir(file));
  const live = await readDiscovery(file);
  return revisions
    .filter(({ revision }) => revision <= live.revision)
    .sort((a, b) => a.revision - b.revision);
};

const environmentOf = (file: string): string => basename(file, '.json');

const historyDir = (file: string): string => join(dirname(file), 'history', environmentOf(file));

/** A run that died between history and live file has used up a number. */
const nextRevision = async (file: string, live: DiscoveryFile): Promise<number> => {
  const used = (await readdir(historyDir(file)).catch((): string[] => [])).map((name) =>
    Number.parseInt(name, 10),
  );
  return Math.max(live.revision, ...used.filter(Number.isInteger)) + 1;
};

const readJson = async (file: string): Promise<DiscoveryFile | null> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : (JSON.parse(text) as DiscoveryFile);
};

const readJsonAll = async (folder: string): Promise<DiscoveryFile[]> => {
  const names = await readdir(folder).catch((): string[] => []);
  const found = await Promise.all(
    names.filter((name) => /^\d+\.json$/.test(name)).map((name) => readJson(join(folder, name))),
  );
  return found.filter((revision) => revision !== null);
};

const writeWhole = async (file: string, contents: DiscoveryFile): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}.tmp`;
  await writeFile(temporary, `${JSON.stringify(contents, null, 2)}\n`);
  await rename(temporary, file);
};
