import { SHARED_FILES } from '@lacteos/remote-kit/registry';
import type { ReleaseTarget } from '../contract/contract.js';
import type { StoredName } from '../contract/release-storage.js';
import { fileKey, findRelease } from '../releases/published-releases.js';
import { sharedMapKey } from '../releases/source-maps.js';

const COMPRESSED = /\.(?:br|gz)$/;

export interface Garbage {
  project: string;
  releaseId: string;
  /** Bytes. */
  size: number;
  isUnfinished: boolean;
}

interface Kept {
  project: string;
  releaseId: string;
}

/**
 * Removes shared files that no kept release lists. Recent ones stay: their release may still be on its way, and a
 * publication checks again at its end.
 */
export const collectSharedFiles = async (
  target: ReleaseTarget,
  kept: readonly Kept[],
  before: number,
  isDryRun: boolean,
): Promise<Garbage[]> => {
  const listed = await listedBy(target, kept);
  const unlisted = (await target.store.list('releases/')).filter(
    ({ key, at }) => isSharedKey(key) && at.getTime() < before && !listed.has(key.replace(COMPRESSED, '')),
  );
  for (const { key } of isDryRun ? [] : unlisted) {
    target.onProgress?.(`removing ${key}`);
    await target.store.removeAll(key);
    await target.store.removeAll(sharedMapKey(key));
  }
  const projects = [...new Set(unlisted.map(projectOf))];
  return projects.map((project) => ({
    project,
    releaseId: SHARED_FILES.slice(0, -1),
    size: unlisted.filter((file) => projectOf(file) === project).reduce((sum, { size }) => sum + size, 0),
    isUnfinished: false,
  }));
};

const isSharedKey = (key: string): boolean => `${key.split('/')[2]}/` === SHARED_FILES;
const projectOf = ({ key }: StoredName): string => key.split('/')[1] ?? '';

const listedBy = async (target: ReleaseTarget, kept: readonly Kept[]): Promise<Set<string>> => {
  const keys = new Set<string>();
  for (const { project, releaseId } of kept) {
    const found = await findRelease(target, project, releaseId);
    if (!found) continue;
    for (const path of Object.keys(found.release.files)) keys.add(fileKey(found.release, path));
  }
  return keys;
};
