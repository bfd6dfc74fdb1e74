import type { RemoteOverview } from '@lacteos/remote-kit/registry';
import { findAttestation } from '../../check/attestation.js';
import { measuredTask } from '../../check/live/task-budget.js';
import { firstViewBytes } from '../../check/static/first-view-bytes.js';
import type { ReleaseTarget, RegistryFile } from '../../contract/contract.js';
import { listedRelease } from '../../registry/listed-release.js';
import { versionsOf } from '../../registry/project-versions.js';

export const budgetOf = async (
  target: ReleaseTarget,
  registry: RegistryFile,
  remote: string,
): Promise<RemoteOverview['budget']> => {
  const { live } = versionsOf(registry, remote);
  const release = live && (await listedRelease(target, remote, live));
  const budget = release?.manifest?.budget;
  if (!release || !budget) return null;
  const neededKb = Math.round(firstViewBytes(release) / 1000);
  const attestation = await findAttestation(target, remote, release.releaseId, registry.trust);
  return { ...budget, neededKb, taskMs: measuredTask(attestation?.live) };
};
