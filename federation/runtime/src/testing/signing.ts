import { generateKeyPairSync, sign } from 'node:crypto';
import { canonicalJson } from '@lacteos/remote-kit/registry';
import type { PublicKeys, Signature } from '@lacteos/remote-kit';

export interface TestKey {
  keys: PublicKeys;
  sign: <T extends object>(document: T) => T & { signature: Signature };
  signText: (text: string) => Signature;
}

export const aKey = (keyId = 'test'): TestKey => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const signText = (text: string): Signature => ({
    keyId,
    value: sign(null, Buffer.from(text), privateKey).toString('base64url'),
  });
  return {
    keys: { [keyId]: publicKey.export({ format: 'jwk' }).x ?? '' },
    sign: (document) => ({ ...document, signature: signText(canonicalJson(document)) }),
    signText,
  };
};
