import type { ReleaseTarget, RegistryChange, RegistryFile, Release } from '../contract/contract.js';
import { ReleaseError } from '../contract/release-error.js';
import { isDeskKey } from '../registry/desk-approvals.js';
import { activeRelease } from '../registry/project-versions.js';
import { requireAllowed } from '../registry/seal-revision.js';
import { filesDigest, findAttestation, summaryOf } from './attestation.js';
import type { Attestation } from './finding.js';
import { checkStatically } from './static/index.js';
import { releaseContextOf } from './release-context.js';

export interface GateOptions {
  force?: string;
}

const SHELL = 'shell';

/** Repeats the static checks, because other teams may have released since. */
const findBreakingChange = async (
  target: ReleaseTarget,
  live: RegistryFile,
  release: Release,
): Promise<string | null> => {
  const findings = checkStatically(release, await releaseContextOf(target, live, release));
  const broken = findings.find(({ level }) => level === 'breaks');
  return broken ? `does not fit with what is live now: ${broken.message}` : null;
};

/**
 * Returns what the history records. A project's first release needs static checks only.
 * @throws ReleaseError `KEY_NOT_ALLOWED` before anything is compared, `GATE_REFUSED` without `force` or passed attestation of exactly these files under the
 * live shell
 */
export const passGate = async (
  target: ReleaseTarget,
  live: RegistryFile,
  release: Release,
  { force }: GateOptions,
): Promise<Pick<RegistryChange, 'attestation' | 'force'>> => {
  if (target.gate === 'off') return {};
  const { signingKey } = target;
  if (signingKey && !isDeskKey(signingKey, live)) requireAllowed(target, signingKey, live, release.name);
  const attestation = await findAttestation(target, release.name, release.releaseId, live.trust);
  const summary = attestation && { attestation: summaryOf(attestation) };
  const objection =
    refusalOf(target, live, release, attestation) ?? (await findBreakingChange(target, live, release));
  if (objection === null) return { ...summary };
  if (force) return { ...summary, force };
  throw new ReleaseError(
    'GATE_REFUSED',
    `${release.name} ${release.releaseId}: ${objection}. Run "npm run release -- check ${release.name} ${release.releaseId}", ` +
      'or pass --force "reason", which is kept in the history.',
  );
};

const refusalOf = (
  target: ReleaseTarget,
  live: RegistryFile,
  release: Release,
  attestation: Attestation | null,
): string | null => {
  if (!attestation) return 'was never checked (no attestation that a known key signed)';
  if (!attestation.passed) return `was refused by its checks of ${attestation.at}`;
  if (attestation.project !== release.name || attestation.filesDigest !== filesDigest(release))
    return 'has an attestation of other files';
  const shell = release.name === SHELL ? release.releaseId : activeRelease(live, SHELL);
  if (attestation.shellRelease !== shell && activeRelease(live, SHELL) !== null)
    return `was checked under shell ${attestation.shellRelease ?? '(none)'}, now ${shell} is live`;
  const isFirst = activeRelease(live, release.name) === null;
  if (target.gate !== 'static' && !isFirst && !attestation.live)
    return 'was compared, but no browser has opened it in the live shop';
  return null;
};
