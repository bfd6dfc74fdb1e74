import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Release } from './contract.js';
import { DeployError } from './deploy-error.js';
import { precompress } from './precompress.js';
import { readReleaseFile, verifyFiles } from './release-folder.js';

export interface Published {
  release: Release;
  folder: string;
  /** False when exactly this release had been published before. */
  isNew: boolean;
}

/**
 * Copies a build into the release store under its release id, once and for all.
 *
 * The copy grows under a temporary name and is renamed only when every hash is right, so that a reader never sees
 * half a release. Throws `RELEASE_TAMPERED`, or `RELEASE_EXISTS` when the id is taken by other contents.
 */
export const publish = async (buildDir: string, releasesDir: string): Promise<Published> => {
  const release = await readReleaseFile(buildDir);
  const folder = join(releasesDir, release.name, release.releaseId);
  if (await isAlreadyPublished(folder, release)) return { release, folder, isNew: false };

  const temporary = join(releasesDir, release.name, `.incoming-${randomUUID()}`);
  try {
    const paths = Object.keys(release.files);
    for (const path of paths) {
      await mkdir(dirname(join(temporary, path)), { recursive: true });
      await copyFile(join(buildDir, path), join(temporary, path)).catch(() => {
        throw new DeployError('RELEASE_TAMPERED', `${path} is listed in release.json but missing`);
      });
    }
    await verifyFiles(temporary, release);
    await precompress(temporary, paths);
    await copyFile(join(buildDir, 'release.json'), join(temporary, 'release.json'));
    return { release, folder, isNew: await moveIntoPlace(temporary, folder, release) };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
};

const moveIntoPlace = async (temporary: string, folder: string, release: Release): Promise<boolean> => {
  try {
    await rename(temporary, folder);
    return true;
  } catch (error) {
    if (await isAlreadyPublished(folder, release)) return false;
    throw error;
  }
};

const isAlreadyPublished = async (folder: string, release: Release): Promise<boolean> => {
  const existing = await readReleaseFile(folder).catch((error: unknown) => {
    if (error instanceof DeployError && error.code === 'RELEASE_MISSING') return null;
    throw error;
  });
  if (existing === null) return false;
  if (isDeepStrictEqual(existing, release)) return true;
  throw new DeployError(
    'RELEASE_EXISTS',
    `${release.name} ${release.releaseId} is published with other contents: releases are never overwritten`,
  );
};
