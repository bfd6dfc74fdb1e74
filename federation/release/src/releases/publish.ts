import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ReleaseTarget, Release } from '../contract/contract.js';
import { ReleaseError } from '../contract/release-error.js';
import { precompress } from './precompress.js';
import { findRelease, releaseKey } from './published-releases.js';
import { storeSourceMaps } from './source-maps.js';
import { isShared, readFrom, readReleaseFile, verifyFiles } from './release-folder.js';
import { putSharedFiles } from './shared-files.js';

export interface Published {
  release: Release;
  isNew: boolean;
  newFiles: number;
}

const RELEASE_FILE = 'release.json';

type PublishTarget = Pick<ReleaseTarget, 'store' | 'onProgress'>;

/**
 * Publishes a build under its release id. Copies under a temporary name until every hash matches, so that readers
 * never see a partial release.
 * @throws ReleaseError `RELEASE_TAMPERED`, `RELEASE_EXISTS` when the id holds other contents
 */
export const publish = async (buildDir: string, target: PublishTarget): Promise<Published> => {
  const release = await readReleaseFile(buildDir);
  if (await isAlreadyPublished(target, release)) return { release, isNew: false, newFiles: 0 };

  const read = readFrom(buildDir);
  // Before copying: a listed path could leave the folder.
  await verifyFiles(release, read);
  const shared = await putSharedFiles(read, target, release);
  const staging = await target.store.openStaging(release.name);
  try {
    const own = await fillStaging(buildDir, staging, release, target.onProgress);
    target.onProgress?.(`putting ${release.name} ${release.releaseId} into ${target.store.name}`);
    const isNew = await target.store.putRelease(staging, releaseKey(release.name, release.releaseId));
    if (!isNew) await isAlreadyPublished(target, release);
    // Garbage collection could have removed what no release listed until now.
    const again = await putSharedFiles(read, target, release);
    await storeSourceMaps(buildDir, target, release);
    return { release, isNew, newFiles: isNew ? own + shared + again : 0 };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};

const fillStaging = async (
  buildDir: string,
  staging: string,
  release: Release,
  onProgress: PublishTarget['onProgress'],
): Promise<number> => {
  const own = Object.entries(release.files).filter(([path]) => !isShared(path));
  const paths = own.map(([path]) => path);
  onProgress?.(`copying and compressing ${paths.length} files`);
  for (const path of paths) {
    await mkdir(dirname(join(staging, path)), { recursive: true });
    await copyFile(join(buildDir, path), join(staging, path));
  }
  await verifyFiles({ ...release, files: Object.fromEntries(own) }, readFrom(staging));
  await writeFile(join(staging, RELEASE_FILE), JSON.stringify(release, null, 2));
  await precompress(staging, [...paths, RELEASE_FILE]);
  return paths.length;
};

/** @throws ReleaseError `RELEASE_EXISTS` when the id holds another release */
const isAlreadyPublished = async (target: PublishTarget, release: Release): Promise<boolean> => {
  const existing = await findRelease(target, release.name, release.releaseId);
  if (existing === null) return false;
  if (isDeepStrictEqual(existing.release, release)) return true;
  throw new ReleaseError(
    'RELEASE_EXISTS',
    `${release.name} ${release.releaseId} is published with other contents: releases are never overwritten`,
  );
};
