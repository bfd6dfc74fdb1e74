import { canonicalJson } from './canonical-json.js';
import type { Signature, KeyList } from './registry-file.js';
import { projectKeys, type PublicKeys } from './registry-signature.js';
import { verifySigned } from './verify-signed.js';

/**
 * `link`: for everybody with the address. `tab`: for one tab of staff, signed by the release desk. `local`: from a
 * build on the developer's machine, through the proxy of the release tool.
 */
export type PreviewScope = 'link' | 'tab' | 'local';

/** Shows a release that is not live until it expires. The signature covers the scope, too. */
export interface Preview {
  scope: PreviewScope;
  /** Scope `tab` for shells and gateways before 1.2, which take a preview without it for a link. */
  use?: 'tab';
  remote: string;
  releaseId: string;
  /** Unix time in seconds. */
  exp: number;
  /** Integrity of release.json, so that the store alone cannot change the content. */
  integrity: string;
  /** Scope `tab`, for a release missing in the registry: the gate's attestation, signed by a project key. */
  attestation?: PassedChecks;
  signature?: Signature;
}

export interface PassedChecks {
  project: string;
  release: string;
  filesDigest: string;
  passed: boolean;
  signature?: Signature;
}

/** Key of sessionStorage. */
export const TAB_PREVIEWS_KEY = 'lacteos.previews';

const toBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/={1,2}$/, '');

const fromBase64Url = (text: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0)),
  );

/** Previews of one link; its cookie stays below 2 kB. */
export const MAX_LINKED_PREVIEWS = 4;

/** Base64url contains no dot. */
export const joinPreviews = (texts: readonly string[]): string => texts.join('.');

export const splitPreviews = (text: string): string[] => text.split('.').slice(0, MAX_LINKED_PREVIEWS);

export const previewText = (preview: Preview): string => toBase64Url(canonicalJson(preview));

export const isPreview = (value: unknown, scope: PreviewScope): value is Preview => {
  const { remote, releaseId, exp, integrity, ...rest } = (value ?? {}) as Partial<Preview>;
  const isWhole = [remote, releaseId, integrity].every((part) => typeof part === 'string');
  // Tools before release 1.2 sign links without a scope, their desk signs tabs by `use`.
  const signedScope = rest.scope ?? ('use' in rest ? null : 'link');
  return isWhole && typeof exp === 'number' && signedScope === scope;
};

/**
 * Verified preview of a link, signed by the remote's (`trust`) or operator's (`roots`) key and not expired (`now` in
 * milliseconds); else null.
 */
export const readPreview = async (
  text: string,
  { roots, trust }: { roots: PublicKeys; trust?: KeyList },
  now: number,
): Promise<Preview | null> => {
  try {
    const preview: unknown = JSON.parse(fromBase64Url(text));
    if (!isPreview(preview, 'link') || preview.exp * 1000 <= now) return null;
    return (await verifySigned(preview, projectKeys(roots, trust, preview.remote))) === 'verified'
      ? preview
      : null;
  } catch {
    return null;
  }
};
