import type { RemoteOverview } from '@lacteos/remote-kit/discovery';
import { findAttestation } from '../../check/attestation.js';
import { measuredTask } from '../../check/live/task-budget.js';
import { firstViewBytes } from '../../check/static/first-view-bytes.js';
import type { ReleaseTarget, DiscoveryFile } from '../../contract/contract.js';
import { listedRelease } from '../../discovery/listed-release.js';
import { versionsOf } from '../../discovery/project-versions.js';

export const budgetOf = async (
  target: ReleaseTarget,
  discovery: DiscoveryFile,
  remote: string,
): Promise<RemoteOverview['budget']> => {
  const { live } = versionsOf(discovery, remote);
  const release = live && (await listedRelease(target, remote, live));
  const budget = release?.manifest?.budget;
  if (!release || !budget) return null;
  const neededKb = Math.round(firstViewBytes(release) / 1000);
  const attestation = await findAttestation(target, remote, release.releaseId, discovery.trust);
  return { ...budget, neededKb, taskMs: measuredTask(attestation?.live) };
};
