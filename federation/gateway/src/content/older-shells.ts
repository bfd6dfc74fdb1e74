import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { liveVersion, signedText, type Discovery, type Signature } from '@lacteos/remote-kit/discovery';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = publicKey.export({ format: 'jwk' }).x ?? '';
const keyId = `gateway-${createHash('sha256').update(raw).digest('hex').slice(0, 12)}`;

export const OWN_KEY = `${keyId}:${raw}`;

/**
 * Signs verified content again for shells that know no project keys (federation/docs/adr/0005) or no short entries. The
 * private key never leaves the process.
 */
export const signWithOwnKey = <T extends object>(document: T): T & { signature: Signature } => {
  const value = sign(null, Buffer.from(signedText(document)), privateKey).toString('base64url');
  return { ...document, signature: { keyId, value } };
};

export const readsWholeFiles = (pinned: Discovery): boolean => {
  const { readsProjectKeys, readsShortEntries } = liveVersion(pinned, 'shell')?.extras.manifest ?? {};
  return pinned.trust !== undefined && !(readsProjectKeys && readsShortEntries);
};

export const wholeFile = ({ trust: _trust, entries: _entries, ...file }: Discovery): Discovery =>
  signWithOwnKey(file);
