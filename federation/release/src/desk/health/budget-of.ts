import type { RemoteOverview } from '@lacteos/remote-kit/discovery';
import { findAttestation } from '../../check/attestation.js';
import { measuredTask } from '../../check/live/task-budget.js';
import { firstViewBytes } from '../../check/static/first-view-bytes.js';
import type { ReleaseTarget, DiscoveryFile } from '../../contract/contract.js';
import { versionsOf } from '../../discovery/project-versions.js';

export const budgetOf = async (
  target: ReleaseTarget,
  discovery: DiscoveryFile,
  remote: string,
): Promise<RemoteOverview['budget']> => {
  const { live } = versionsOf(discovery, remote);
  const budget = live?.extras.manifest?.budget;
  if (!live || !budget) return null;
  const neededKb = Math.round(firstViewBytes(live.extras) / 1000);
  const attestation = await findAttestation(target, remote, live.extras.releaseId, discovery.trust);
  return { ...budget, neededKb, taskMs: measuredTask(attestation?.live) };
};
