import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isWhole, withRelease, type RegistryVersion, type Release } from '@lacteos/remote-kit/registry';

const NAME = /^[\w.+-]+$/;

/** Null when it is missing, or its hash is not the signed one. */
export const readRelease = async (
  releasesDir: string,
  project: string,
  { releaseId, integrity }: { releaseId: string; integrity: string },
): Promise<{ release: Release; size: number } | null> => {
  if (!NAME.test(project) || !NAME.test(releaseId)) return null;
  const content = await readFile(join(releasesDir, project, releaseId, 'release.json')).catch(() => null);
  if (!content) return null;
  if (integrity !== `sha384-${createHash('sha384').update(content).digest('base64')}`) return null;
  return { release: JSON.parse(content.toString('utf8')) as Release, size: content.length };
};

const wholeVersion = async (
  releasesDir: string,
  project: string,
  version: RegistryVersion,
): Promise<RegistryVersion | null> => {
  const { releaseId, releaseFile, role } = version.extras;
  if (role === 'previous' || !releaseFile || isWhole(version)) return version;
  const { integrity } = releaseFile;
  const read = await readRelease(releasesDir, project, { releaseId, integrity });
  return read && withRelease(version, read.release);
};

/** Completes a project's short entries from the store, but fallbacks'; null when one cannot be. */
export const wholeVersions = async (
  releasesDir: string,
  project: string,
  versions: readonly RegistryVersion[],
): Promise<RegistryVersion[] | null> => {
  const whole = await Promise.all(versions.map((version) => wholeVersion(releasesDir, project, version)));
  const found = whole.filter((version) => version !== null);
  return found.length === versions.length ? found : null;
};
