import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import {
  canonicalJson,
  entryText,
  previewText,
  readPreview,
  refusedProjects,
  signedText,
  verifyRegistry,
  type Registry,
  type RegistryVersion,
  type PublicKeys,
  type KeyList,
} from '../registry.js';

const publicOf = (key: KeyObject): string => key.export({ format: 'jwk' }).x ?? '';
const aKey = (keyId: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const of = (text: string) => ({
    keyId,
    value: sign(null, Buffer.from(text), privateKey).toString('base64url'),
  });
  return { of, keys: { [keyId]: publicOf(publicKey) } };
};
type Key = ReturnType<typeof aKey>;

const [root, shell, checkout, store, desk] = ['root', 'shell', 'checkout', 'store', 'desk'].map(aKey) as [
  Key,
  Key,
  Key,
  Key,
  Key,
];
const ENVIRONMENT = 'production';

const aVersion = (name: string, version: string): RegistryVersion =>
  JSON.parse(
    canonicalJson({
      url: `/releases/${name}/${version}/entry.js`,
      metadata: { integrity: 'sha384-x', version },
      extras: { federationName: name, releaseId: version, expose: {}, files: {} },
    }),
  ) as RegistryVersion;

const trusting = (projects: Record<string, PublicKeys>, by = root, revision = 1): KeyList => {
  const list = { environment: ENVIRONMENT, revision, projects, desk: desk.keys };
  return { ...list, signature: by.of(canonicalJson(list)) };
};
const trust = trusting({ shell: shell.keys, 'mfe-checkout': checkout.keys, 'mfe-storefront': store.keys });

/** Versions sealed by the team of a project. */
const entry = (
  name: string,
  by: Key,
  { revision = 2, version = '1.0.0', as = name, environment = ENVIRONMENT } = {},
) => {
  const versions = [aVersion(name, version)];
  return {
    versions,
    seal: { revision, signature: by.of(entryText(environment, as, { revision, versions })) },
  };
};
const fileOf = (written: Record<string, ReturnType<typeof entry>>, changes: Partial<Registry> = {}) => ({
  environment: ENVIRONMENT,
  revision: 9,
  trust,
  microFrontends: Object.fromEntries(Object.entries(written).map(([name, { versions }]) => [name, versions])),
  entries: Object.fromEntries(Object.entries(written).map(([name, { seal }]) => [name, seal])),
  ...changes,
});
const good = {
  shell: entry('shell', shell),
  'mfe-checkout': entry('mfe-checkout', checkout),
  'mfe-storefront': entry('mfe-storefront', store),
};
const refused = (file: Registry) => refusedProjects(file, root.keys);

describe('a registry whose projects sign for themselves', () => {
  it("is verified entry by entry against the operator's signed trust list [N-22-150]", async () => {
    const file = fileOf(good);
    expect(await verifyRegistry(file, root.keys)).toBe('verified');
    expect(await refused(file)).toEqual([]);
    expect(await refused(JSON.parse(JSON.stringify(file)) as Registry)).toEqual([]);
  });

  it.each([
    ['a team signs for another remote', entry('mfe-checkout', store)],
    ['a team signs as another remote', entry('mfe-checkout', checkout, { as: 'mfe-storefront' })],
    ['an entry of another project stands in its place', good['mfe-storefront']],
    ['an entry is of another environment', entry('mfe-checkout', checkout, { environment: 'staging' })],
    ['nobody knows the key', entry('mfe-checkout', aKey('stranger'))],
    ['a stranger uses the name of a known key', entry('mfe-checkout', aKey('checkout'))],
  ])('drops only the remote where %s', async (_what, bad) => {
    expect(await refused(fileOf({ ...good, 'mfe-checkout': bad }))).toEqual(['mfe-checkout']);
  });

  it('drops an entry whose versions or revision were altered', async () => {
    const altered = { ...good['mfe-checkout'], versions: [aVersion('mfe-checkout', '6.6.6')] };
    expect(await refused(fileOf({ ...good, 'mfe-checkout': altered }))).toEqual(['mfe-checkout']);
    const { versions, seal } = good['mfe-checkout'];
    const newer = { versions, seal: { ...seal, revision: 8 } };
    expect(await refused(fileOf({ ...good, 'mfe-checkout': newer }))).toEqual(['mfe-checkout']);
  });

  it('accepts entries signed by the operator or a release desk', async () => {
    const written = {
      ...good,
      'mfe-checkout': entry('mfe-checkout', root),
      'mfe-storefront': entry('mfe-storefront', desk),
    };
    expect(await refused(fileOf(written))).toEqual([]);
  });

  it('drops entries signed by a withdrawn key', async () => {
    const next = aKey('next');
    const later = trusting({ shell: shell.keys, 'mfe-checkout': next.keys, 'mfe-storefront': store.keys });
    expect(await refused(fileOf(good, { trust: later }))).toEqual(['mfe-checkout']);
  });

  it.each([
    ['a team signed', trusting({ 'mfe-checkout': checkout.keys }, checkout)],
    ['was altered', { ...trust, projects: { ...trust.projects, shell: checkout.keys } }],
  ])('is refused as a whole with a trust list that %s', async (_what, forged) => {
    expect(await verifyRegistry(fileOf(good, { trust: forged }), root.keys)).not.toBe('verified');
  });

  it.each([{}, { 'mfe-checkout': null }, { 'mfe-checkout': { revision: 2 } }, { 'mfe-checkout': 'x' }])(
    'drops remotes without a seal: %j',
    async (entries) => {
      const file = { ...fileOf({ 'mfe-checkout': good['mfe-checkout'] }), entries } as unknown as Registry;
      expect(await refused(file)).toEqual(['mfe-checkout']);
    },
  );

  it('says nothing of the entries of a file that is signed whole', async () => {
    const whole = { ...fileOf(good), trust: undefined, entries: undefined };
    expect(await refused(whole)).toEqual([]);
  });
});

it('a preview counts when a key of its own remote signed it, and with no other [N-22-158]', async () => {
  const token = {
    scope: 'link' as const,
    remote: 'mfe-checkout',
    releaseId: '1.0.0',
    exp: 10,
    integrity: 'sha384-x',
  };
  const read = (by: Key, remote = token.remote) => {
    const document = { ...token, remote };
    const text = previewText({ ...document, signature: by.of(signedText(document)) });
    return readPreview(text, { roots: root.keys, trust }, 1);
  };
  expect(await read(checkout)).toMatchObject(token);
  expect(await read(root)).toMatchObject(token);
  for (const by of [store, shell, desk]) expect(await read(by)).toBeNull();
  expect(await read(checkout, 'mfe-storefront')).toBeNull();
});
