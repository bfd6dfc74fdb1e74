import { SHARED_FILES, type Registry } from '@lacteos/remote-kit/registry';
import { attestationKey } from '../check/attestation.js';
import type { ReleaseTarget } from '../contract/contract.js';
import { readVerified, walkHistory } from '../registry/registry-store.js';
import { collectSharedFiles, type Garbage } from './collect-shared-files.js';
import { sourceMapsKey } from '../releases/source-maps.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 30;
const UNFINISHED_MS = DAY_MS;

export interface SweepOptions {
  /** Releases published, live or tried within this many days stay. */
  days?: number;
  isDryRun?: boolean;
}

interface Folder {
  project: string;
  releaseId: string;
  size: number;
  newest: number;
  isWhole: boolean;
}

/**
 * Removes releases that nothing refers to. Whatever was live, tried or published within the last 30 days stays,
 * because open pages may still request its chunks.
 */
export const collectGarbage = async (
  target: ReleaseTarget,
  { days = DEFAULT_DAYS, isDryRun = false }: SweepOptions = {},
): Promise<Garbage[]> => {
  const now = (target.now ?? (() => new Date()))().getTime();
  const since = now - days * DAY_MS;
  const used = await referencedSince(target, since);
  const folders = await foldersOf(target);
  const garbage = folders.filter((folder) => {
    if (!folder.isWhole) return folder.newest < now - UNFINISHED_MS;
    return folder.newest < since && !used.has(`${folder.project}/${folder.releaseId}`);
  });
  for (const { project, releaseId } of isDryRun ? [] : garbage) {
    target.onProgress?.(`removing ${project} ${releaseId}`);
    await target.store.removeAll(`releases/${project}/${releaseId}/`);
    await target.store.removeAll(sourceMapsKey({ name: project, releaseId }));
    if (!releaseId.startsWith('.'))
      await target.store.removeAll(attestationKey(target.environment, project, releaseId));
  }
  const removed = garbage.map(({ project, releaseId, size, isWhole }) => ({
    project,
    releaseId,
    size,
    isUnfinished: !isWhole,
  }));
  const kept = folders.filter((folder) => folder.isWhole && !garbage.includes(folder));
  return [...removed, ...(await collectSharedFiles(target, kept, now - UNFINISHED_MS, isDryRun))];
};

const referencedSince = async (target: ReleaseTarget, since: number): Promise<Set<string>> => {
  const used = new Set<string>();
  const markUsed = ({ microFrontends }: Registry): void => {
    for (const [project, versions] of Object.entries(microFrontends)) {
      for (const { extras } of versions) used.add(`${project}/${extras.releaseId}`);
    }
  };
  // A forged live file must not make the true one's releases look unused.
  markUsed((await readVerified(target)).live);
  for await (const revision of walkHistory(target)) {
    const { issuedAt } = revision;
    markUsed(revision);
    // A revision is live until the next one, so the first one before the limit counts too.
    if (Date.parse(issuedAt) < since) break;
  }
  return used;
};

const foldersOf = async ({ store }: ReleaseTarget): Promise<Folder[]> => {
  const folders = new Map<string, Folder>();
  for (const { key, size, at } of await store.list('releases/')) {
    const [, project = '', releaseId = '', ...path] = key.split('/');
    if (path.length === 0 || `${releaseId}/` === SHARED_FILES) continue;
    const id = `${project}/${releaseId}`;
    const folder = folders.get(id) ?? { project, releaseId, size: 0, newest: 0, isWhole: false };
    folders.set(id, {
      ...folder,
      size: folder.size + size,
      newest: Math.max(folder.newest, at.getTime()),
      isWhole: folder.isWhole || (path.join('/') === 'release.json' && !releaseId.startsWith('.')),
    });
  }
  return [...folders.values()];
};
