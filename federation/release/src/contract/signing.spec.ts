import { signedText, verifySigned } from '@lacteos/remote-kit/registry';
import { newKeyPair, publicKeysOf, readSigningKey, sign } from './signing.js';

const key = readSigningKey(newKeyPair().signingKey);
const document = {
  revision: 3,
  microFrontends: { shell: [{ url: '/x', integrity: 'sha384-a' }] },
  change: { why: 'ñ', by: '4' },
};

describe('a signed document', () => {
  it('has its members in the order of the signed text, so that browsers need not sort them', () => {
    const { signature, ...rest } = sign(document, key);
    expect(signature.keyId).toBe(key.keyId);
    expect(JSON.stringify(rest)).toBe(signedText(document));
  });

  it('verifies after it was stored and read, but not after a member was changed', async () => {
    const signed = sign(document, key);
    const read = JSON.parse(JSON.stringify(signed, null, 2)) as typeof signed;
    expect(await verifySigned(read, publicKeysOf(key))).toBe('verified');
    const changed = { ...read, revision: 4 };
    expect(await verifySigned(changed, publicKeysOf(key))).toBe('forged');
  });
});
