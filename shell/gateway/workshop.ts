import { discoveryVersion, type DiscoveryVersion, type Release } from '@lacteos/remote-kit/discovery';
import type { Workshop } from './settings.js';

/** Address below which the gateway of development passes on what the server of the remote builds. */
export const WORKSHOP_PREFIX = '/__dev/';

/** The remote that is worked on as it was last built; null without one, or while it does not compile. */
export const readWorkshop = async (
  workshop: Workshop | null,
): Promise<{ remote: string; version: DiscoveryVersion } | null> => {
  if (!workshop) return null;
  const baseUrl = `${WORKSHOP_PREFIX}${workshop.remote}/`;
  const answer = await fetch(`${workshop.url}${baseUrl}release.json`).catch(() => null);
  if (!answer?.ok) return null;
  const release = (await answer.json()) as Release;
  const releaseFile = { integrity: '', size: 0 };
  const version = discoveryVersion(release, { baseUrl, releaseFile, role: 'live', traffic: 100 });
  return { remote: workshop.remote, version };
};
