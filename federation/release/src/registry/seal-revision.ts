import { canonicalJson, entryText, type ApprovedEntry } from '@lacteos/remote-kit/registry';
import type { ReleaseTarget, RegistryFile, RegistryVersion } from '../contract/contract.js';
import { ReleaseError } from '../contract/release-error.js';
import { publicKeyText, sign, signText, type SigningKey } from '../contract/signing.js';
import { keysOf, rootsOf } from './verified-file.js';

export interface Draft {
  file: Omit<RegistryFile, 'revision' | 'signature'>;
  changed: readonly string[];
  approved?: ApprovedEntry[];
}

/** Why the key may not change this project, with the operator's command that allows it; null if it may. */
export const refusalOfKey = (
  target: ReleaseTarget,
  key: SigningKey,
  { trust }: Pick<RegistryFile, 'trust'>,
  project: string,
): string | null =>
  Object.hasOwn(keysOf(target, project, trust), key.keyId)
    ? null
    : `REGISTRY_SIGNING_KEY (${key.keyId}) may not change what is live of ${project}. The operator allows it with ` +
      `"npm run release -- keys allow ${project} ${publicKeyText(key)}"`;

/** @throws ReleaseError `KEY_NOT_ALLOWED` unless the key may change this project */
export const requireAllowed = (
  target: ReleaseTarget,
  key: SigningKey,
  live: Pick<RegistryFile, 'trust'>,
  project: string,
): void => {
  const refusal = refusalOfKey(target, key, live, project);
  if (refusal !== null) throw new ReleaseError('KEY_NOT_ALLOWED', refusal);
};

/** @throws ReleaseError `KEY_NOT_ALLOWED` unless the key is the operator's */
export const requireRoot = (target: ReleaseTarget, key: SigningKey): void => {
  if (Object.hasOwn(rootsOf(target), key.keyId)) return;
  throw new ReleaseError(
    'KEY_NOT_ALLOWED',
    `REGISTRY_SIGNING_KEY (${key.keyId}) is none of REGISTRY_PUBLIC_KEYS: only the operator says who signs for what`,
  );
};

/** Seals changed entries where projects have keys, then signs the whole. */
export const sealRevision = (
  { file, changed, approved }: Draft,
  revision: number,
  key: SigningKey,
): RegistryFile => {
  const { trust } = file;
  if (!trust) return sign({ ...file, revision }, key);
  const microFrontends = { ...file.microFrontends };
  const entries = { ...file.entries };
  for (const name of changed) {
    // Browsers serialise lists in the order read, which must match the signed one.
    const versions = JSON.parse(canonicalJson(microFrontends[name])) as RegistryVersion[];
    const signature = signText(entryText(trust.environment, name, { revision, versions }), key);
    microFrontends[name] = versions;
    entries[name] = { revision, signature, ...(approved && { approved }) };
  }
  return sign({ ...file, microFrontends, entries, revision }, key);
};
