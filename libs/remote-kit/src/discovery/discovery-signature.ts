import type { Discovery } from './discovery-file.js';

/** Public keys that may have signed a discovery file: raw Ed25519 key (32 bytes, base64url) by key id. */
export type PublicKeys = Readonly<Record<string, string>>;

/** What the check of a discovery file says; anything but `verified` must not be used. */
export type DiscoveryVerdict = 'verified' | 'unsigned' | 'unknown-key' | 'forged';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON text that is the same for equal values (RFC 8785: keys sorted, no white space); members without a value are left out. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const members = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${members
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`)
    .join()}}`;
};

/** The text that is signed: the canonical one of the document without its `signature`. */
export const signedText = (document: object): string => canonicalJson({ ...document, signature: undefined });

/**
 * The texts that may have been signed, cheapest first: the release tool writes members in canonical order, so
 * JSON.stringify usually yields the signed bytes without sorting.
 */
function* possibleTexts(document: object): Generator<string> {
  const asItStands = JSON.stringify({ ...document, signature: undefined });
  yield asItStands;
  const sorted = signedText(document);
  if (sorted !== asItStands) yield sorted;
}

/** Reads `keyId:base64url,…`; throws when an entry has another form. */
export const parsePublicKeys = (text: string): PublicKeys =>
  Object.fromEntries(
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((entry) => {
        const match = /^([\w-]+):([\w-]{43})=?$/.exec(entry);
        if (!match) throw new Error(`"${entry}" is not keyId:base64url with a key of 32 bytes`);
        return [match[1], match[2]];
      }),
  );

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

const isSignedBy = async (key: string, value: string, text: string): Promise<boolean> => {
  const [raw, signature, message] = [bytesOf(key), bytesOf(value), new TextEncoder().encode(text)];
  // Absent outside of secure contexts; older browsers know WebCrypto but not this algorithm.
  const publicKey = await globalThis.crypto?.subtle
    ?.importKey('raw', raw, 'Ed25519', false, ['verify'])
    .catch(() => undefined);
  if (publicKey) return crypto.subtle.verify('Ed25519', publicKey, signature, message);
  const { verifyEd25519 } = await import('./verify-ed25519.js');
  return verifyEd25519(signature, message, raw);
};

/** Whether one of the keys signed exactly this document (a discovery file, a preview, an attestation); never throws. */
export const verifySigned = async (
  document: { signature?: Discovery['signature'] },
  keys: PublicKeys,
): Promise<DiscoveryVerdict> => {
  const { signature } = document;
  if (!signature) return 'unsigned';
  const key = Object.hasOwn(keys, signature.keyId) ? keys[signature.keyId] : undefined;
  if (!key) return 'unknown-key';
  for (const text of possibleTexts(document)) {
    if (await isSignedBy(key, signature.value, text).catch(() => false)) return 'verified';
  }
  return 'forged';
};

/** Whether one of the keys signed exactly this discovery file; never throws. */
export const verifyDiscovery = (discovery: Discovery, keys: PublicKeys): Promise<DiscoveryVerdict> =>
  verifySigned(discovery, keys);
