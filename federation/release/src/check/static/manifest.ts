import { releasedProblems } from '@lacteos/remote-kit/manifest';
import type { Release } from '../../contract/contract.js';
import type { Finding } from '../finding.js';

/** Shell and gateway open nothing for a word that they do not know. */
export const checkManifest = (release: Release): Finding[] => {
  const problems = releasedProblems(release.manifest);
  if (problems.length === 0)
    return [
      { check: 'manifest', level: 'fine', message: 'every field of the manifest is known', affects: [] },
    ];
  return problems.map(({ message }) => ({
    check: 'manifest',
    level: 'breaks',
    message: `remote.manifest.json: ${message}`,
    affects: [release.name],
  }));
};
