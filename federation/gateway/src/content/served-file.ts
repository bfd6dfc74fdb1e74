import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@lacteos/remote-kit/registry';

/** Former word: replicas of different ages share the file. */
const NAME = 'discovery.json';

const rootOf = (file: Registry) => file.trust ?? file;

const isOlder = (file: Registry, other: Registry): boolean => {
  const [own, theirs] = [rootOf(file), rootOf(other)];
  if (own.signature?.keyId !== theirs.signature?.keyId) return false;
  if ((own.revision ?? 0) < (theirs.revision ?? 0)) return true;
  return Object.entries(other.entries ?? {}).some(
    ([name, { revision }]) => revision > (file.entries?.[name]?.revision ?? Number.POSITIVE_INFINITY),
  );
};

/** Newest served registry: after a restart nothing older is served. Replicas may share the folder. */
export class ServedFile {
  private readonly file: string;

  constructor(private readonly folder: string) {
    this.file = join(folder, NAME);
  }

  /** Unverified; null when there is none. */
  async read(): Promise<unknown> {
    try {
      return JSON.parse(await readFile(this.file, 'utf8'));
    } catch {
      return null;
    }
  }

  /** Keeps a verified file unless another replica stored a newer one. */
  async save(served: Registry): Promise<void> {
    const kept = (await this.read()) as Registry | null;
    if (kept && isOlder(served, kept)) return;
    await mkdir(this.folder, { recursive: true });
    const draft = `${this.file}.${process.pid}`;
    await writeFile(draft, JSON.stringify(served));
    await rename(draft, this.file);
  }
}
