import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Release } from './contract.js';
import { DeployError } from './deploy-error.js';

const RELEASE_ID = /^[A-Za-z0-9][A-Za-z0-9._+-]{0,99}$/;
const PROJECT_NAME = /^[a-z][a-z0-9-]{0,49}$/;

/** Refuses a project or release name that could leave its folder. */
export const assertSafeNames = (project: string, releaseId = '0'): void => {
  if (!PROJECT_NAME.test(project))
    throw new DeployError('NAME_INVALID', `"${project}" is not a project name`);
  if (!RELEASE_ID.test(releaseId))
    throw new DeployError('NAME_INVALID', `"${releaseId}" is not a release id`);
};

/** Reads the list of contents that a build wrote; throws `RELEASE_MISSING` when the folder has none. */
export const readReleaseFile = async (folder: string): Promise<Release> => {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => {
    throw new DeployError('RELEASE_MISSING', `${folder} has no release.json: build the project first`);
  });
  const release = JSON.parse(text) as Release;
  assertSafeNames(release.name, release.releaseId);
  return release;
};

/** Compares every listed file with its recorded hash and size; throws `RELEASE_TAMPERED` naming the first that differs. */
export const verifyFiles = async (folder: string, release: Release): Promise<void> => {
  const listed = Object.entries(release.files);
  if (listed.length === 0) throw new DeployError('RELEASE_TAMPERED', `${release.name} lists no files`);
  for (const [path, { integrity, size }] of listed) {
    assertInside(path);
    const content = await readFile(join(folder, path)).catch(() => {
      throw new DeployError('RELEASE_TAMPERED', `${path} is listed in release.json but missing`);
    });
    if (content.length !== size || hashLike(integrity, content) !== integrity) {
      throw new DeployError(
        'RELEASE_TAMPERED',
        `${path} is not the file that was built (hash or size differs)`,
      );
    }
  }
};

/** The releases of a project in its store, newest first. */
export const listReleases = async (releasesDir: string, project: string): Promise<string[]> => {
  assertSafeNames(project);
  const names = await readdir(join(releasesDir, project)).catch((): string[] => []);
  const dated = await Promise.all(
    names
      .filter((name) => RELEASE_ID.test(name))
      .map(async (name) => ({ name, at: (await stat(join(releasesDir, project, name))).mtimeMs })),
  );
  return dated.sort((a, b) => b.at - a.at).map(({ name }) => name);
};

const assertInside = (path: string): void => {
  const clean = posix.normalize(path);
  if (clean !== path || clean.startsWith('..') || clean.startsWith('/')) {
    throw new DeployError('RELEASE_TAMPERED', `${path} is not a path inside the release`);
  }
};

const hashLike = (integrity: string, content: Buffer): string => {
  const algorithm = integrity.split('-', 1)[0] ?? '';
  if (!['sha256', 'sha384', 'sha512'].includes(algorithm)) return '';
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
};
