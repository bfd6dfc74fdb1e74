import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import {
  canonicalJson,
  parsePublicKeys,
  signedText,
  verifyRegistry,
  type Registry,
  type PublicKeys,
} from '../registry.js';

const pair = () => generateKeyPairSync('ed25519');
const rawOf = (key: KeyObject): string => key.export({ format: 'jwk' }).x ?? '';
const { privateKey, publicKey } = pair();
const keys: PublicKeys = { k1: rawOf(publicKey) };

const signed = (document: Registry, keyId = 'k1', by = privateKey): Registry => ({
  ...document,
  signature: { keyId, value: sign(null, Buffer.from(signedText(document)), by).toString('base64url') },
});
const document: Registry = { revision: 7, environment: 'producción', microFrontends: { shell: [] } };

describe('canonical JSON', () => {
  it.each([
    [{ b: 1, a: [true, null, 'ñ'] }, '{"a":[true,null,"ñ"],"b":1}'],
    [{ 10: 'x', 9: 'y', a: { d: undefined, c: 1e21 } }, '{"10":"x","9":"y","a":{"c":1e+21}}'],
    [[undefined, '"\n'], '[null,"\\"\\n"]'],
    [JSON.parse('{"__proto__":{"b":1}}'), '{"__proto__":{"b":1}}'],
  ])('of %j is %s', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });
});

describe('the signature of a registry', () => {
  it('is valid whatever the order of members', async () => {
    const { signature, ...rest } = signed(document);
    const turned = Object.fromEntries(
      Object.entries({ ...rest, signature }).reverse(),
    ) as unknown as Registry;
    expect(await verifyRegistry(turned, keys)).toBe('verified');
  });

  it('tells what is wrong with a file that cannot be used', async () => {
    expect(await verifyRegistry(document, keys)).toBe('unsigned');
    expect(await verifyRegistry(signed(document, 'k2'), keys)).toBe('unknown-key');
    expect(await verifyRegistry(signed(document, 'toString'), keys)).toBe('unknown-key');
    expect(await verifyRegistry(signed(document, 'k1', pair().privateKey), keys)).toBe('forged');
    expect(await verifyRegistry({ ...signed(document), revision: 8 }, keys)).toBe('forged');
    const broken = { ...document, signature: { keyId: 'k1', value: '?' } };
    expect(await verifyRegistry(broken, keys)).toBe('forged');
  });

  it('is accepted under any of several keys, so that keys can be rotated', async () => {
    const next = pair();
    const both = parsePublicKeys(`k1:${rawOf(publicKey)}, k2:${rawOf(next.publicKey)}`);
    expect(await verifyRegistry(signed(document, 'k2', next.privateKey), both)).toBe('verified');
    expect(await verifyRegistry(signed(document), both)).toBe('verified');
  });

  it.each([
    ['WebCrypto knows no Ed25519', { importKey: () => Promise.reject(new Error('NotSupportedError')) }],
    ['the page has no WebCrypto', undefined],
  ])('is checked as well where %s', async (_why, subtle) => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: { subtle } });
    try {
      expect(await verifyRegistry(signed(document), keys)).toBe('verified');
      expect(await verifyRegistry({ ...signed(document), revision: 8 }, keys)).toBe('forged');
    } finally {
      if (own) Object.defineProperty(globalThis, 'crypto', own);
    }
  });
});

it.each(['k1', 'k1:short', `k 1:${'a'.repeat(43)}`])('public keys are refused as %j', (text) => {
  expect(() => parsePublicKeys(text)).toThrow('keyId:base64url');
});
