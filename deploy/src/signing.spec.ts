import { signedText, verifySigned } from '@lacteos/remote-kit/discovery';
import { newKeyPair, publicKeysOf, readSigningKey, sign } from './signing.js';

const key = readSigningKey(newKeyPair().signingKey);
const document = {
  revision: 3,
  microFrontends: { shell: [{ url: '/x', integrity: 'sha384-a' }] },
  change: { why: 'ñ', by: '4' },
};

describe('a signed document', () => {
  it('is written in the order of the text that was signed, so that browsers need not sort it', () => {
    const { signature, ...rest } = sign(document, key);
    expect(signature.keyId).toBe(key.keyId);
    expect(JSON.stringify(rest)).toBe(signedText(document));
  });

  it('is verified after it was stored and read, and not after a member was changed', async () => {
    const signed = sign(document, key);
    const read = JSON.parse(JSON.stringify(signed, null, 2)) as typeof signed;
    expect(await verifySigned(read, publicKeysOf(key))).toBe('verified');
    const changed = { ...read, revision: 4 };
    expect(await verifySigned(changed, publicKeysOf(key))).toBe('forged');
  });
});
