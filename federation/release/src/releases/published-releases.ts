import { posix } from 'node:path';
import type { ReleaseFile } from '@lacteos/remote-kit/registry';
import type { ReleaseTarget, Release } from '../contract/contract.js';
import { ReleaseError } from '../contract/release-error.js';
import { assertSafeNames, fingerprintOf, isShared, parseRelease, verifyFiles } from './release-folder.js';

const RELEASE_FILE = 'release.json';

type ReleaseSource = Pick<ReleaseTarget, 'store'>;

export interface PublishedRelease {
  release: Release;
  releaseFile: ReleaseFile;
}

export const releaseKey = (project: string, releaseId: string): string => {
  assertSafeNames(project, releaseId);
  return `releases/${project}/${releaseId}/`;
};

/** Shared files lie outside of the release folder. */
export const fileKey = ({ name, releaseId }: Pick<Release, 'name' | 'releaseId'>, path: string): string =>
  isShared(path) ? posix.join(releaseKey(name, releaseId), path) : `${releaseKey(name, releaseId)}${path}`;

export const findRelease = async (
  { store }: ReleaseSource,
  project: string,
  releaseId: string,
): Promise<PublishedRelease | null> => {
  const stored = await store.read(`${releaseKey(project, releaseId)}${RELEASE_FILE}`);
  if (!stored) return null;
  return { release: parseRelease(stored.body.toString()), releaseFile: fingerprintOf(stored.body) };
};

/** @throws ReleaseError `RELEASE_MISSING` */
export const getRelease = async (
  target: ReleaseSource,
  project: string,
  releaseId: string,
): Promise<PublishedRelease> => {
  const found = await findRelease(target, project, releaseId);
  if (found) return found;
  throw new ReleaseError(
    'RELEASE_MISSING',
    `${project} ${releaseId} is not published in ${target.store.name}: publish it first`,
  );
};

/**
 * Verifies every file's hash.
 * @throws ReleaseError `RELEASE_MISSING`, `RELEASE_TAMPERED`
 */
export const getWholeRelease = async (
  target: Pick<ReleaseTarget, 'store' | 'onProgress'>,
  project: string,
  releaseId: string,
): Promise<PublishedRelease> => {
  const found = await getRelease(target, project, releaseId);
  target.onProgress?.(
    `comparing ${Object.keys(found.release.files).length} files of ${project} ${releaseId}`,
  );
  await verifyFiles(
    found.release,
    async (path) => (await target.store.read(fileKey(found.release, path)))?.body ?? null,
  );
  return found;
};

export interface ListedRelease {
  releaseId: string;
  publishedAt: Date;
  size: number;
}

/** Newest first; skips unfinished uploads. */
export const listReleases = async ({ store }: ReleaseSource, project: string): Promise<ListedRelease[]> => {
  assertSafeNames(project);
  const prefix = `releases/${project}/`;
  const sizes = new Map<string, number>();
  const published: Omit<ListedRelease, 'size'>[] = [];
  for (const { key, size, at } of await store.list(prefix)) {
    const [releaseId = '', ...path] = key.slice(prefix.length).split('/');
    if (releaseId.startsWith('.')) continue;
    sizes.set(releaseId, (sizes.get(releaseId) ?? 0) + size);
    if (path.join('/') === RELEASE_FILE) published.push({ releaseId, publishedAt: at });
  }
  return published
    .map((release) => ({ ...release, size: sizes.get(release.releaseId) ?? 0 }))
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
};
