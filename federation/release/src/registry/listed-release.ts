import type { RegistryVersion, ReleaseTarget, Release } from '../contract/contract.js';
import { findRelease } from '../releases/published-releases.js';

/** release.json of an entry, which may be short; null when the store has none with the signed hash. */
export const listedRelease = async (
  target: Pick<ReleaseTarget, 'store'>,
  project: string,
  { extras }: RegistryVersion,
): Promise<Release | null> => {
  const found = await findRelease(target, project, extras.releaseId);
  return found && found.releaseFile.integrity === extras.releaseFile?.integrity ? found.release : null;
};
