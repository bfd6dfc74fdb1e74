import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign as signBytes,
  type KeyObject,
} from 'node:crypto';
import { signedText, type PublicKeys, type Signature } from '@lacteos/remote-kit/registry';
import { ReleaseError } from './release-error.js';

/** Shell and gateway know the public key by this id. */
export interface SigningKey {
  keyId: string;
  privateKey: KeyObject;
}

/** Form of the settings: `REGISTRY_SIGNING_KEY`, and an entry of `REGISTRY_PUBLIC_KEYS`. */
export interface KeyPairText {
  signingKey: string;
  publicKey: string;
}

const ID_LENGTH = 12;

export const newKeyPair = (): KeyPairText => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const signingKey = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  return { signingKey, publicKey: publicKeyText(readSigningKey(signingKey)) };
};

/**
 * Reads PKCS8 as PEM or base64 DER.
 * @throws ReleaseError `KEY_INVALID`
 */
export const readSigningKey = (text: string): SigningKey => {
  const privateKey = parsePrivateKey(text.trim());
  if (privateKey?.asymmetricKeyType !== 'ed25519') {
    throw new ReleaseError(
      'KEY_INVALID',
      'REGISTRY_SIGNING_KEY: an Ed25519 key in PKCS8 form, as PEM or base64 (npm run release -- keys new makes one)',
    );
  }
  const raw = Buffer.from(rawPublicKey(privateKey), 'base64url');
  const keyId = createHash('sha256').update(raw).digest('hex').slice(0, ID_LENGTH);
  return { keyId, privateKey };
};

export const publicKeysOf = ({ keyId, privateKey }: SigningKey): PublicKeys => ({
  [keyId]: rawPublicKey(privateKey),
});

export const publicKeyText = ({ keyId, privateKey }: SigningKey): string =>
  `${keyId}:${rawPublicKey(privateKey)}`;

export const signText = (text: string, { keyId, privateKey }: SigningKey): Signature => ({
  keyId,
  value: signBytes(null, Buffer.from(text), privateKey).toString('base64url'),
});

/** Signs the canonical text and orders members alike, so that verifiers need not sort. */
export const sign = <T extends object>(document: T, key: SigningKey): T & { signature: Signature } => {
  const text = signedText(document);
  return { ...(JSON.parse(text) as T), signature: signText(text, key) };
};

const parsePrivateKey = (text: string): KeyObject | null => {
  try {
    return text.startsWith('-----')
      ? createPrivateKey(text.replace(/\\n/g, '\n'))
      : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  } catch {
    return null;
  }
};

const rawPublicKey = (privateKey: KeyObject): string =>
  createPublicKey(privateKey).export({ format: 'jwk' }).x ?? '';
