import { generateKeyPairSync, sign } from 'node:crypto';
import { canonicalJson } from '@lacteos/remote-kit/discovery';
import type { PublicKeys, Signature } from '@lacteos/remote-kit';

/** A key pair of a spec: the public key for the shell, and a function that signs. */
export interface TestKey {
  keys: PublicKeys;
  sign: <T extends object>(document: T) => T & { signature: Signature };
}

/** A new pair under this id. */
export const aKey = (keyId = 'test'): TestKey => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    keys: { [keyId]: publicKey.export({ format: 'jwk' }).x ?? '' },
    sign: (document) => {
      const value = sign(null, Buffer.from(canonicalJson(document)), privateKey).toString('base64url');
      return { ...document, signature: { keyId, value } };
    },
  };
};
