import { registryVersion, type ShellSettings } from '@lacteos/remote-kit/registry';
import type { Release } from '../contract/contract.js';
import { sign, type SigningKey } from '../contract/signing.js';
import { fingerprintOf, readFrom, readReleaseFile } from '../releases/release-folder.js';

const DAY_SECONDS = 24 * 3600;
const ORIGIN = 'http://localhost';

export interface LocalBuild {
  release: Release;
  /** Text of release.json. */
  text: Buffer;
  /** Address of the release's folder in the shop, with a final slash. */
  baseUrl: string;
}

/** @throws ReleaseError `RELEASE_MISSING` */
export const readLocalBuild = async (folder: string): Promise<LocalBuild> => {
  const release = await readReleaseFile(folder);
  const baseUrl = `/releases/${release.name}/${release.releaseId}/`;
  return { release, text: Buffer.from(JSON.stringify(release)), baseUrl };
};

/** Content of an address of the build; null when the build has no such file. */
export const readBuilt = async (
  folder: string,
  { release, text, baseUrl }: LocalBuild,
  pathname: string,
): Promise<Buffer | null> => {
  if (pathname === `${baseUrl}release.json`) return text;
  const path = Object.keys(release.files).find(
    (listed) => new URL(listed, ORIGIN + baseUrl).pathname === pathname,
  );
  return path === undefined ? null : readFrom(folder)(path);
};

/** Signed settings of a page that shows the build, beside the previews that the page has already. */
export const previewSettings = (
  { release, text, baseUrl }: LocalBuild,
  key: SigningKey,
  { previews = [] }: Partial<ShellSettings>,
  now: Date,
): Pick<ShellSettings, 'previews' | 'preview'> => {
  const { name: remote, releaseId } = release;
  const releaseFile = fingerprintOf(text);
  const exp = Math.floor(now.getTime() / 1000) + DAY_SECONDS;
  const token = sign(
    { scope: 'local', remote, releaseId, exp, integrity: releaseFile.integrity } as const,
    key,
  );
  const version = registryVersion(release, { baseUrl, releaseFile, role: 'canary', traffic: 0 });
  const others = previews.filter((preview) => preview.remote !== remote);
  return { previews: [...others, token], preview: { token, version } };
};
