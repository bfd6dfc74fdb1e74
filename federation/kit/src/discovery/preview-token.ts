import { canonicalJson } from './canonical-json.js';
import type { Signature, TrustList } from './discovery-file.js';
import { projectKeys, type PublicKeys } from './discovery-signature.js';
import { verifySigned } from './verify-signed.js';

/** Shows a release that is not live to anyone with the link until it expires. */
export interface PreviewToken {
  remote: string;
  releaseId: string;
  /** Unix time in seconds. */
  exp: number;
  /** Integrity of release.json, so that the store alone cannot change the content. */
  integrity: string;
  signature?: Signature;
}

const toBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/={1,2}$/, '');

const fromBase64Url = (text: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0)),
  );

export const previewText = (token: PreviewToken): string => toBase64Url(canonicalJson(token));

const isToken = (value: unknown): value is PreviewToken => {
  const { remote, releaseId, exp, integrity } = (value ?? {}) as Partial<PreviewToken>;
  const isWhole = [remote, releaseId, integrity].every((part) => typeof part === 'string');
  // Tokens for a staff tab are no public links.
  return isWhole && typeof exp === 'number' && !('use' in (value as object));
};

/**
 * Verified token, signed by the remote's (`trust`) or operator's (`roots`) key and not expired (`now` in
 * milliseconds); else null.
 */
export const readPreview = async (
  text: string,
  { roots, trust }: { roots: PublicKeys; trust?: TrustList },
  now: number,
): Promise<PreviewToken | null> => {
  try {
    const token: unknown = JSON.parse(fromBase64Url(text));
    if (!isToken(token) || token.exp * 1000 <= now) return null;
    return (await verifySigned(token, projectKeys(roots, trust, token.remote))) === 'verified' ? token : null;
  } catch {
    return null;
  }
};
