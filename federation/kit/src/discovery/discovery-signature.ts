import type { Discovery, Signature, TrustList } from './discovery-file.js';

/** Public keys that may have signed something: raw Ed25519 key (32 bytes, base64url) by key id. */
export type PublicKeys = Readonly<Record<string, string>>;

/** What the check of a discovery file says; anything but `verified` must not be used. */
export type DiscoveryVerdict = 'verified' | 'unsigned' | 'unknown-key' | 'forged';

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
  const { verifyEd25519 } = await import(/* webpackChunkName: "ed25519" */ './verify-ed25519.js');
  return verifyEd25519(signature, message, raw);
};

/** Whether one of the keys signed exactly this text; never throws. */
export const verifyText = async (
  text: string,
  signature: Signature | undefined,
  keys: PublicKeys,
): Promise<DiscoveryVerdict> => {
  if (!signature) return 'unsigned';
  const { keyId, value } = signature;
  if (!Object.hasOwn(keys, keyId)) return 'unknown-key';
  return (await isSignedBy(keys[keyId] ?? '', value, text).catch(() => false)) ? 'verified' : 'forged';
};

/**
 * What `verifyDiscovery` says of a file whose members stand in the order in which they were signed, as the release tool writes
 * them: a phone need not sort. Another order is `forged`.
 */
export const verifyWritten = (discovery: Discovery, roots: PublicKeys): Promise<DiscoveryVerdict> => {
  const { signature, ...rest } = discovery.trust ?? discovery;
  return verifyText(JSON.stringify(rest), signature, roots);
};

/** The keys that may sign for a project: its own and the operator's. */
export const projectKeys = (
  roots: PublicKeys,
  trust: TrustList | undefined,
  project: string,
): PublicKeys => ({ ...roots, ...trust?.projects[project] });

/** The text that a project's key signs: what is live of it, where, and since which revision. */
export const entryText = (
  environment: string,
  project: string,
  { revision, versions }: { revision: number; versions: readonly object[] | undefined },
): string => JSON.stringify({ environment, project, revision, versions });

/** Whether a key that a trust list allows for a project (by default the file's own list) signed its entry; never throws. */
export const isEntrySigned = async (
  { microFrontends, entries, trust: own }: Discovery,
  project: string,
  roots: PublicKeys,
  trust = own,
): Promise<boolean> => {
  const { revision = 0, signature } = entries?.[project] ?? {};
  const text = entryText(trust?.environment ?? '', project, { revision, versions: microFrontends[project] });
  const keys = { ...projectKeys(roots, trust, project), ...trust?.desk };
  return (await verifyText(text, signature, keys)) === 'verified';
};

/** Projects of a verified file whose entries must not be used; none in a file that is signed whole. */
export const refusedProjects = async (discovery: Discovery, roots: PublicKeys): Promise<string[]> => {
  const names = discovery.trust ? Object.keys(discovery.microFrontends) : [];
  const signed = await Promise.all(names.map((name) => isEntrySigned(discovery, name, roots)));
  return names.filter((_name, index) => !signed[index]);
};
