import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { verifyDiscovery } from '@lacteos/remote-kit/discovery';
import type { DeployTarget, DiscoveryChange, DiscoveryFile, DiscoveryVersion } from './contract.js';
import { DeployError } from './deploy-error.js';
import { withFileLock } from './file-lock.js';
import { publicKeysOf, sign } from './signing.js';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

const emptyDiscovery = (file: string): DiscoveryFile => ({
  schema: SCHEMA,
  microFrontends: {},
  revision: 0,
  environment: environmentOf(file),
  issuedAt: '',
  change: null,
});

/** The discovery file as it stands, or one without any front end before the first activation; not verified. */
export const readDiscovery = async (file: string): Promise<DiscoveryFile> =>
  (await readJson(file)) ?? emptyDiscovery(file);

/** What a revision changed, and the versions of the project from then on; `null` leaves the live file as it is. */
export type Decision = { change: DiscoveryChange; versions: DiscoveryVersion[] } | null;

/**
 * Gives `decide` the live file and signs its decision as the next revision: first to the history, then over the live file.
 *
 * One writer at a time; readers always find a whole file. Throws `DISCOVERY_FORGED` rather than to sign what somebody
 * else has written into the live file, and `KEY_MISSING` without a key.
 */
export const changeDiscovery = async (
  target: DeployTarget,
  decide: (live: DiscoveryFile) => Promise<Decision>,
): Promise<DiscoveryFile> => {
  const { discoveryFile: file, signingKey, now = () => new Date() } = target;
  if (!signingKey) {
    throw new DeployError(
      'KEY_MISSING',
      'DISCOVERY_SIGNING_KEY: the key that signs the discovery file is missing',
    );
  }
  return withFileLock(`${file}.lock`, async () => {
    const live = await readVerified(target);
    const decision = await decide(live);
    if (decision === null) return live;
    const { change, versions } = decision;
    const { signature: _signature, ...rest } = live;
    const next: DiscoveryFile = sign(
      {
        ...rest,
        microFrontends: { ...live.microFrontends, [change.project]: versions },
        revision: await nextRevision(file, live),
        issuedAt: now().toISOString(),
        change,
      },
      signingKey,
    );
    await writeWhole(join(historyDir(file), `${next.revision}.json`), next);
    await writeWhole(file, next);
    return next;
  });
};

/** Every revision that was live once and bears a known signature, oldest first. */
export const readHistory = async (target: DeployTarget): Promise<DiscoveryFile[]> => {
  const revisions = await readJsonAll(historyDir(target.discoveryFile));
  const live = await readDiscovery(target.discoveryFile);
  const verdicts = await Promise.all(revisions.map((revision) => verifyDiscovery(revision, keysOf(target))));
  return revisions
    .filter(({ revision }, index) => revision <= live.revision && verdicts[index] === 'verified')
    .sort((a, b) => a.revision - b.revision);
};

const keysOf = ({ signingKey, publicKeys }: DeployTarget) => ({
  ...publicKeys,
  ...(signingKey && publicKeysOf(signingKey)),
});

const readVerified = async (target: DeployTarget): Promise<DiscoveryFile> => {
  const live = await readDiscovery(target.discoveryFile);
  if (live.revision === 0) return live;
  const verdict = await verifyDiscovery(live, keysOf(target));
  if (verdict === 'verified') return live;
  if (target.canStartOver) return { ...emptyDiscovery(target.discoveryFile), revision: live.revision };
  throw new DeployError(
    'DISCOVERY_FORGED',
    `${target.discoveryFile} (revision ${live.revision}) is ${verdict}: nothing is built upon it; restore it from the history or name its key in DISCOVERY_PUBLIC_KEYS`,
  );
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
