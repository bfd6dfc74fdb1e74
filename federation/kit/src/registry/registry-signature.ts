import type { Registry, Signature, KeyList } from './registry-file.js';

/** Raw Ed25519 keys (32 bytes, base64url) by key id. */
export type PublicKeys = Readonly<Record<string, string>>;

/** Anything but `verified` must not be used. */
export type RegistryVerdict = 'verified' | 'unsigned' | 'unknown-key' | 'forged';

/** Parses `keyId:base64url,…`; throws on malformed entries. */
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
  // Absent outside of secure contexts; older browsers lack the algorithm.
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
): Promise<RegistryVerdict> => {
  if (!signature) return 'unsigned';
  const { keyId, value } = signature;
  if (!Object.hasOwn(keys, keyId)) return 'unknown-key';
  return (await isSignedBy(keys[keyId] ?? '', value, text).catch(() => false)) ? 'verified' : 'forged';
};

/** Like `verifyRegistry`, without sorting: the members must stand in signed order, else it is `forged`. */
export const verifyWritten = (registry: Registry, roots: PublicKeys): Promise<RegistryVerdict> => {
  const { signature, ...rest } = registry.trust ?? registry;
  return verifyText(JSON.stringify(rest), signature, roots);
};

export const projectKeys = (roots: PublicKeys, trust: KeyList | undefined, project: string): PublicKeys => ({
  ...roots,
  ...trust?.projects[project],
});

export const entryText = (
  environment: string,
  project: string,
  { revision, versions }: { revision: number; versions: readonly object[] | undefined },
): string => JSON.stringify({ environment, project, revision, versions });

/** Whether a key allowed by the trust list (default: the file's own) signed the entry; never throws. */
export const isEntrySigned = async (
  { microFrontends, entries, trust: own }: Registry,
  project: string,
  roots: PublicKeys,
  trust = own,
): Promise<boolean> => {
  const { revision = 0, signature } = entries?.[project] ?? {};
  const text = entryText(trust?.environment ?? '', project, { revision, versions: microFrontends[project] });
  const keys = { ...projectKeys(roots, trust, project), ...trust?.desk };
  return (await verifyText(text, signature, keys)) === 'verified';
};

/** Projects with unusable entries; none in a file signed as a whole. */
export const refusedProjects = async (registry: Registry, roots: PublicKeys): Promise<string[]> => {
  const names = registry.trust ? Object.keys(registry.microFrontends) : [];
  const signed = await Promise.all(names.map((name) => isEntrySigned(registry, name, roots)));
  return names.filter((_name, index) => !signed[index]);
};
