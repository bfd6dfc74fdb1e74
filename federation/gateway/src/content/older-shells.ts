import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import {
  canonicalJson,
  entryText,
  liveShell,
  roleOf,
  signedText,
  withFormerWords,
  type Registry,
  type EntrySeal,
  type Signature,
  type KeyList,
} from '@lacteos/remote-kit/registry';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = publicKey.export({ format: 'jwk' }).x ?? '';
const keyId = `gateway-${createHash('sha256').update(raw).digest('hex').slice(0, 12)}`;

export const OWN_KEY = `${keyId}:${raw}`;

const signText = (text: string): Signature => ({
  keyId,
  value: sign(null, Buffer.from(text), privateKey).toString('base64url'),
});

/**
 * Signs verified content again for shells that know no project keys (federation/docs/adr/0005), no short entries or no
 * role `canary`. The private key never leaves the process.
 */
export const signWithOwnKey = <T extends object>(document: T): T & { signature: Signature } => ({
  ...document,
  signature: signText(signedText(document)),
});

const hasCanary = ({ microFrontends }: Registry): boolean =>
  Object.values(microFrontends).some((versions) => versions.some((one) => roleOf(one) === 'canary'));

/**
 * Form of the file that a shell reads: as signed, or in former words, with whole entries per project or signed as a
 * whole.
 */
export type FileForm = 'listed' | 'sealed' | 'whole';

export const formFor = (registry: Registry, pinned: Registry): FileForm => {
  const { readsProjectKeys, readsShortEntries, readsRegistry } = liveShell(pinned) ?? {};
  const readsEntries = registry.trust === undefined || (readsProjectKeys && readsShortEntries);
  if (readsEntries && (readsRegistry || !hasCanary(registry))) return 'listed';
  return registry.trust && readsProjectKeys ? 'sealed' : 'whole';
};

/** Shells before 1.2 look for the registry by its former name. */
export const registryElement = (pinned: Registry): string =>
  liveShell(pinned)?.readsRegistry ? 'registry' : 'discovery';

const wholeFile = ({ trust: _trust, entries: _entries, ...file }: Registry): Registry => signWithOwnKey(file);

/** Adds the own key to those of the projects and the desk, by which the shell verifies previews. */
const sealedFile = (file: Registry, trust: KeyList): Registry => {
  const projects = Object.fromEntries(
    Object.keys({ ...trust.projects, ...file.microFrontends }).map((name) => [
      name,
      { ...trust.projects[name], [keyId]: raw },
    ]),
  );
  const entries = Object.entries(file.microFrontends).map(([name, versions]): [string, EntrySeal] => {
    const revision = file.entries?.[name]?.revision ?? 0;
    return [
      name,
      { revision, signature: signText(entryText(trust.environment, name, { revision, versions })) },
    ];
  });
  // Sorted, so that the shell verifies it as it stands.
  const sorted = JSON.parse(canonicalJson({ ...trust, projects })) as KeyList;
  return { ...file, trust: signWithOwnKey(sorted), entries: Object.fromEntries(entries) };
};

/** Texts of a file with whole entries. */
export const olderForms = (registry: Registry): Partial<Record<FileForm, string>> => {
  const { trust } = registry;
  if (!trust && !hasCanary(registry)) return {};
  const file = { ...registry, microFrontends: withFormerWords(registry.microFrontends) };
  return {
    whole: JSON.stringify(wholeFile(file)),
    ...(trust && { sealed: JSON.stringify(sealedFile(file, trust)) }),
  };
};
