import type { Replacement } from '@lacteos/remote-kit/registry';
import type { ReleaseTarget } from '../../contract/contract.js';
import { numbersOf } from '../health/overview-of.js';
import type { ReleaseCounts } from '../health/release-counts.js';
import { previewableReleases } from './sign-preview.js';

export const replacementsOf = async (
  target: ReleaseTarget,
  remote: string,
  counts: Record<string, ReleaseCounts>,
  reportSample: number,
): Promise<Replacement[]> => {
  const rows = await previewableReleases(target, remote);
  return rows.map(({ releaseId, publishedAt, role }) => {
    const numbers = counts[releaseId] ? numbersOf(counts[releaseId], reportSample) : null;
    return {
      releaseId,
      publishedAt: publishedAt.toISOString(),
      role,
      numbers: numbers && { mounts: numbers.mounts, errors: numbers.errors },
    };
  });
};
