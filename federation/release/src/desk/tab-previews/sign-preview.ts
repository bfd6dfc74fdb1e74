import type { Preview } from '@lacteos/remote-kit/registry';
import type { ReleaseTarget } from '../../contract/contract.js';
import { sign } from '../../contract/signing.js';
import { filesDigest, findAttestation } from '../../check/attestation.js';
import type { Attestation } from '../../check/finding.js';
import { readVerified, requireKey } from '../../registry/registry-store.js';
import { releaseRows, type ReleaseRow } from '../../registry/project-overview.js';
import { getRelease, getWholeRelease } from '../../releases/published-releases.js';
import { DeskError } from '../desk-error.js';

const WORKING_DAY_SECONDS = 8 * 3600;
const MAX_LISTED = 20;

const nowOf = (target: ReleaseTarget): Date => (target.now ?? (() => new Date()))();

const expiryOf = (target: ReleaseTarget): number =>
  Math.floor(nowOf(target).getTime() / 1000) + WORKING_DAY_SECONDS;

const passedChecks = async (
  target: ReleaseTarget,
  remote: string,
  releaseId: string,
): Promise<Attestation | null> => {
  const { live } = await readVerified(target);
  const attestation = await findAttestation(target, remote, releaseId, live.trust);
  if (!attestation?.passed || attestation.project !== remote) return null;
  const { release } = await getRelease(target, remote, releaseId);
  return attestation.filesDigest === filesDigest(release) ? attestation : null;
};

/** Listed releases and those that passed their checks, newest first. */
export const previewableReleases = async (target: ReleaseTarget, remote: string): Promise<ReleaseRow[]> => {
  const rows = (await releaseRows(target, remote)).slice(0, MAX_LISTED);
  const allowed = await Promise.all(
    rows.map(
      async (row) => row.role !== null || (await passedChecks(target, remote, row.releaseId)) !== null,
    ),
  );
  return rows.filter((_row, index) => allowed[index]);
};

/**
 * Preview of a release for one tab, with the hash of its release.json.
 * @throws DeskError `RELEASES.UNCHECKED` when it is neither listed nor checked, ReleaseError `RELEASE_MISSING`,
 * `RELEASE_TAMPERED`
 */
export const tabPreview = async (
  target: ReleaseTarget,
  remote: string,
  releaseId: string,
): Promise<Preview> => {
  const { releaseFile } = await getWholeRelease(target, remote, releaseId);
  const { live } = await readVerified(target);
  const isListed = live.microFrontends[remote]?.some(({ extras }) => extras.releaseId === releaseId);
  const attestation = isListed ? null : await passedChecks(target, remote, releaseId);
  if (!isListed && !attestation) throw new DeskError('RELEASES.UNCHECKED');
  const { integrity } = releaseFile;
  const preview = { scope: 'tab', use: 'tab', remote, releaseId, exp: expiryOf(target), integrity } as const;
  return sign(attestation ? { ...preview, attestation } : preview, requireKey(target));
};
