import type { ReleaseTarget } from '../contract/contract.js';
import { ReleaseError } from '../contract/release-error.js';
import { findRelease } from '../releases/published-releases.js';
import { readVerified } from './registry-store.js';
import { activeRelease } from './project-versions.js';

export interface PublishedTypes {
  name: string;
  releaseId: string;
  text: string;
}

/**
 * Types of one or all live remotes.
 * @throws ReleaseError `RELEASE_MISSING` when the named remote is not live or offers nothing
 */
export const publishedTypes = async (target: ReleaseTarget, project = ''): Promise<PublishedTypes[]> => {
  const { live } = await readVerified(target);
  const names = project ? [project] : Object.keys(live.microFrontends).sort();
  const found: PublishedTypes[] = [];
  for (const name of names) {
    const releaseId = activeRelease(live, name);
    const published = releaseId === null ? null : await findRelease(target, name, releaseId);
    if (releaseId !== null && published?.release.types)
      found.push({ name, releaseId, text: published.release.types });
  }
  if (project && found.length === 0)
    throw new ReleaseError('RELEASE_MISSING', `${project} has no live release that publishes types`);
  return found;
};
