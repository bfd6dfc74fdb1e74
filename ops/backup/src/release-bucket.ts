import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { inParallel, type ObjectStore, type StoredName } from '@lacteos/release/store';

export interface ReleaseBucket {
  store: ObjectStore;
  folder: string;
}

/** References come before the releases: whatever the copy names is in it. */
const AREAS = ['discovery/', 'attestations/', 'maps/', 'releases/'];
const AT_ONCE = 8;
/** Object times are whole seconds: an object copied so soon may have changed since. */
const CERTAIN_MS = 2_000;

export const copyBucket = async ({ store, folder }: ReleaseBucket): Promise<void> => {
  const present = new Set<string>();
  for (const area of AREAS) {
    const names = await store.list(area);
    names.forEach(({ key }) => present.add(pathOf(folder, key)));
    await inParallel(AT_ONCE, names, (name) => copyObject(store, name, pathOf(folder, name.key)));
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of files.filter((entry) => entry.isFile()))
    if (!present.has(join(parentPath, name))) await rm(join(parentPath, name));
};

const pathOf = (folder: string, key: string): string => {
  const path = resolve(folder, key);
  if (!path.startsWith(`${resolve(folder)}${sep}`)) throw new Error(`${key} is no key of releases`);
  return path;
};

/** The copy keeps the object's time to detect changes. */
const copyObject = async (store: ObjectStore, { key, size, at }: StoredName, path: string): Promise<void> => {
  const known = await stat(path).catch(() => null);
  const isSame = known?.size === size && known.mtime.getTime() === at.getTime();
  if (isSame && known.ctimeMs > at.getTime() + CERTAIN_MS) return;
  const found = await store.read(key);
  if (!found) return;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.tmp`, found.body);
  await utimes(`${path}.tmp`, at, at);
  await rename(`${path}.tmp`, path);
};
