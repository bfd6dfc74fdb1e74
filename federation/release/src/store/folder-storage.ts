import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ObjectStore, ReleaseStorage, StoredName, StoredObject } from '../contract/release-storage.js';
import { withFileLock } from './file-lock.js';

/** By the first part of the keys, which stored files keep. */
export interface StorageFolders {
  releases: string;
  discovery: string;
  attestations: string;
  maps: string;
}

/** Plain folders, local or mounted. Readers always find complete files. */
export class FolderObjects implements ObjectStore {
  /** @param folders by the first part of the keys */
  constructor(
    readonly name: string,
    private readonly folders: Readonly<Record<string, string>>,
  ) {}

  async read(key: string): Promise<StoredObject | null> {
    const body = await readFile(this.pathOf(key)).catch(ignoreMissing);
    return body && { body, tag: tagOf(body) };
  }

  async list(prefix: string): Promise<StoredName[]> {
    const folder = this.pathOf(prefix);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
    const files = (entries ?? []).filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'));
    const found = await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        const state = await stat(path).catch(ignoreMissing);
        const key = `${prefix}${relative(folder, path).split(sep).join('/')}`;
        return state && { key, size: state.size, at: state.mtime };
      }),
    );
    return found.filter((file) => file !== null);
  }

  async create(key: string, body: Buffer | string): Promise<boolean> {
    const path = this.pathOf(key);
    const temporary = await writeAside(path, body);
    try {
      // Linking is atomic and fails when the file exists.
      await link(temporary, path);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async replace(key: string, body: Buffer | string, tag: string | null): Promise<boolean> {
    const path = this.pathOf(key);
    return withFileLock(`${path}.lock`, async () => {
      const present = await this.read(key);
      if ((present?.tag ?? null) !== tag) return false;
      await rename(await writeAside(path, body), path);
      return true;
    });
  }

  async removeAll(prefix: string): Promise<void> {
    await rm(this.pathOf(prefix), { recursive: true, force: true });
  }

  protected pathOf(key: string): string {
    const [area = '', ...rest] = key.split('/').filter(Boolean);
    const folder = this.folders[area];
    if (folder === undefined || rest.includes('..')) throw new Error(`${key} is not a key of the store`);
    return join(folder, ...rest);
  }
}

export class FolderStorage extends FolderObjects implements ReleaseStorage {
  constructor(private readonly paths: StorageFolders) {
    super(dirname(paths.discovery), { ...paths });
  }

  async openStaging(project: string): Promise<string> {
    const folder = join(this.paths.releases, project, `.incoming-${randomUUID()}`);
    await mkdir(folder, { recursive: true });
    return folder;
  }

  async putRelease(staging: string, prefix: string): Promise<boolean> {
    try {
      await rename(staging, this.pathOf(prefix));
      return true;
    } catch (error) {
      if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) return false;
      throw error;
    }
  }
}

const tagOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

const ignoreMissing = (error: unknown): null => {
  if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return null;
  throw error;
};

const writeAside = async (path: string, body: Buffer | string): Promise<string> => {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.tmp`;
  await writeFile(temporary, body);
  return temporary;
};
