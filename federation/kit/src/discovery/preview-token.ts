import { canonicalJson } from './canonical-json.js';
import type { Signature, TrustList } from './discovery-file.js';
import { projectKeys, type PublicKeys } from './discovery-signature.js';
import { verifySigned } from './verify-signed.js';

/** A release that is not live, shown to anyone with the signed link until it expires. */
export interface PreviewToken {
  remote: string;
  releaseId: string;
  /** Unix time in seconds after which the link has no effect. */
  exp: number;
  /** Integrity of the release's release.json, so that the store alone cannot change what is shown. */
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

/** Text of a signed token as in the query: `?vista=…`. */
export const previewText = (token: PreviewToken): string => toBase64Url(canonicalJson(token));

const isToken = (value: unknown): value is PreviewToken => {
  const { remote, releaseId, exp, integrity } = (value ?? {}) as Partial<PreviewToken>;
  const isWhole = [remote, releaseId, integrity].every((part) => typeof part === 'string');
  // One that was signed for a tab of staff is no link for everybody.
  return isWhole && typeof exp === 'number' && !('use' in (value as object));
};

/**
 * The token of an address if a key of its remote (`trust`) or of the operator (`roots`) signed it and it has not expired
 * (`now` in milliseconds); else null.
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
