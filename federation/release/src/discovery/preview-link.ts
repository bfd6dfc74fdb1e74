import { canonicalJson } from '@lacteos/remote-kit/discovery';
import type { ReleaseTarget } from '../contract/contract.js';
import { requireKey } from './discovery-store.js';
import { getWholeRelease } from '../releases/published-releases.js';
import { sign } from '../contract/signing.js';

const HOUR_SECONDS = 3600;

export interface PreviewLink {
  token: string;
  expiresAt: Date;
}

/**
 * Signs a preview with the hash of release.json.
 * @throws ReleaseError `RELEASE_MISSING`, `RELEASE_TAMPERED`
 */
export const previewLink = async (
  target: ReleaseTarget,
  remote: string,
  releaseId: string,
  hours = 24,
): Promise<PreviewLink> => {
  const key = requireKey(target);
  const { releaseFile } = await getWholeRelease(target, remote, releaseId);
  const now = (target.now ?? (() => new Date()))().getTime();
  const exp = Math.floor(now / 1000 + hours * HOUR_SECONDS);
  const token = sign(
    { scope: 'link', remote, releaseId, exp, integrity: releaseFile.integrity } as const,
    key,
  );
  return { token: Buffer.from(canonicalJson(token)).toString('base64url'), expiresAt: new Date(exp * 1000) };
};
