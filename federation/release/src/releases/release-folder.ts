import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import {
  LIBRARY_FILES,
  SHARED_FILES,
  STORED_LIBRARY_FILES,
  storedRelease,
} from '@lacteos/remote-kit/registry';
import { brokenLine, lineOf, releasedProblems } from '@lacteos/remote-kit/manifest';
import type { Release } from '../contract/contract.js';
import { ReleaseError } from '../contract/release-error.js';
import { inParallel } from '../store/in-parallel.js';

const RELEASE_ID = /^(?!files$)[A-Za-z0-9][A-Za-z0-9._+-]{0,99}$/;
const PROJECT_NAME = /^[a-z][a-z0-9-]{0,49}$/;
const LIBRARIES = LIBRARY_FILES.slice(0, -1);
const READS_AT_ONCE = 8;

export type ReadFile = (path: string) => Promise<Buffer | null>;

/** Refuses names that could leave their folder. */
export const assertSafeNames = (project: string, releaseId = '0'): void => {
  if (!PROJECT_NAME.test(project))
    throw new ReleaseError('NAME_INVALID', `"${project}" is not a project name`);
  if (!RELEASE_ID.test(releaseId))
    throw new ReleaseError('NAME_INVALID', `"${releaseId}" is not a release id`);
};

export const parseRelease = (text: string): Release => {
  const release = JSON.parse(text) as Release;
  assertSafeNames(release.name, release.releaseId);
  if (release.name === LIBRARIES)
    throw new ReleaseError(
      'NAME_INVALID',
      `"${LIBRARIES}" is the folder of the libraries, not a project name`,
    );
  return release;
};

const parseBuilt = (text: string): Release => {
  try {
    return parseRelease(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const line = brokenLine(text, error);
    throw new ReleaseError('MANIFEST_INVALID', `release.json:${line} is no JSON: ${error.message}`);
  }
};

/**
 * Reads a build's release.json with the store's paths.
 * @throws ReleaseError `RELEASE_MISSING`, `MANIFEST_INVALID`
 */
export const readReleaseFile = async (folder: string): Promise<Release> => {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => {
    throw new ReleaseError('RELEASE_MISSING', `${folder} has no release.json: build the project first`);
  });
  const release = parseBuilt(text);
  const problems = releasedProblems(release.manifest).map(
    ({ path, message }) => `release.json:${lineOf(text, ['manifest', ...path])} ${message}`,
  );
  if (problems.length > 0) throw new ReleaseError('MANIFEST_INVALID', problems.join('\n'));
  return storedRelease(release);
};

const builtPath = (path: string): string => {
  if (isOfLibrary(path)) return LIBRARY_FILES + path.slice(STORED_LIBRARY_FILES.length);
  return isShared(path) ? path.slice('../'.length) : path;
};

export const readFrom =
  (folder: string): ReadFile =>
  (path) =>
    readFile(join(folder, builtPath(path))).catch(() => null);

/** A name must carry the file's own hash, so that builds never mean different bytes by it. */
const isNamedByContent = (path: string): boolean => isShared(path) && /\.[\da-f]{16,}\.\w+$/.test(path);

const isOfLibrary = (path: string): boolean => path.startsWith(STORED_LIBRARY_FILES);

export const isShared = (path: string): boolean => path.startsWith(`../${SHARED_FILES}`) || isOfLibrary(path);

/**
 * Checks hash and size of every listed file.
 * @throws ReleaseError `RELEASE_TAMPERED` naming the first mismatch
 */
export const verifyFiles = async (release: Release, read: ReadFile): Promise<void> => {
  const listed = Object.entries(release.files);
  if (listed.length === 0) throw new ReleaseError('RELEASE_TAMPERED', `${release.name} lists no files`);
  await inParallel(READS_AT_ONCE, listed, async ([path, { integrity, size }]) => {
    assertInside(path);
    const content = await read(path);
    if (!content) {
      throw new ReleaseError('RELEASE_TAMPERED', `${path} is listed in release.json but missing`);
    }
    if (content.length !== size || hashLike(integrity, content) !== integrity) {
      throw new ReleaseError(
        'RELEASE_TAMPERED',
        `${path} is not the file that was built (hash or size differs)`,
      );
    }
  });
};

export const fingerprintOf = (content: Buffer): { integrity: string; size: number } => ({
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  size: content.length,
});

const assertInside = (path: string): void => {
  const clean = posix.normalize(path);
  if (clean !== path || (clean.startsWith('..') && !isNamedByContent(path)) || clean.startsWith('/')) {
    throw new ReleaseError('RELEASE_TAMPERED', `${path} is not a path inside the release`);
  }
};

const hashLike = (integrity: string, content: Buffer): string => {
  const algorithm = integrity.split('-', 1)[0] ?? '';
  if (!['sha256', 'sha384', 'sha512'].includes(algorithm)) return '';
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
};
