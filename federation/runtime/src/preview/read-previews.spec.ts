import { createHash } from 'node:crypto';
import { canonicalJson, TAB_PREVIEWS_KEY, type Registry, type ShellSettings } from '@lacteos/remote-kit';
import { NO_SETTINGS } from '../remotes/shell-settings';
import { aRegistry, aVersion } from '../testing/a-registry';
import { aKey } from '../testing/signing';
import { hasPreviews } from './has-previews';
import { readPreviews } from './read-previews';
import { storedPreviews } from './tab-previews';

const { keys, sign } = aKey();
const team = aKey('team');
const desk = aKey('desk');
const release = {
  ...aVersion('mfe-toy').extras,
  name: 'mfe-toy',
  version: '9.0.0',
  entry: 'entry.js',
  shared: {},
};
const exp = Date.now() / 1000 + 60;
const tab = { scope: 'tab' as const, remote: 'mfe-toy', releaseId: '1.0.0-abc', integrity: 'sha384-r', exp };

const store = (...previews: object[]) => sessionStorage.setItem(TAB_PREVIEWS_KEY, JSON.stringify(previews));
const answer = (isOk = true) => {
  const fetch = jest.fn(async () => ({ ok: isOk, status: isOk ? 200 : 404, json: async () => release }));
  Object.assign(globalThis, { fetch });
  return fetch;
};

const listed = (): Registry => {
  const registry = aRegistry();
  const [version] = registry.microFrontends['mfe-toy'] ?? [];
  if (version) version.extras.releaseFile = { integrity: 'sha384-r', size: 1 };
  return registry;
};

/** The digest alone: signatures are checked without the browser's own functions, as in old browsers. */
const subtle = {
  importKey: () => Promise.reject(new Error('unknown algorithm')),
  digest: async (_name: string, data: Uint8Array) => createHash('sha384').update(Buffer.from(data)).digest(),
};
beforeAll(() => Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true }));

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, 'fetch');
});

describe('Preview in a tab', () => {
  it('is read only when the tab has stored one', () => {
    expect(hasPreviews(NO_SETTINGS)).toBe(false);
    store(sign(tab));
    expect(hasPreviews(NO_SETTINGS)).toBe(true);
  });

  it('accepts a published release whose own file matches the signed hash [N-22-132]', async () => {
    store(sign(tab));
    const fetch = answer();
    expect(await readPreviews(NO_SETTINGS, keys, listed())).toMatchObject([
      {
        scope: 'tab',
        remote: 'mfe-toy',
        version: { url: '/releases/mfe-toy/1.0.0-abc/entry.js', extras: { releaseId: '1.0.0-abc' } },
      },
    ]);
    expect(fetch).toHaveBeenCalledWith('/releases/mfe-toy/1.0.0-abc/release.json', { integrity: 'sha384-r' });
    expect(storedPreviews()).toHaveLength(1);
  });

  it('accepts several remotes and drops the unavailable ones', async () => {
    store(sign(tab), { ...sign(tab), remote: 'mfe-other' });
    answer();
    const found = await readPreviews(NO_SETTINGS, keys, listed());
    expect(found.map(({ remote }) => remote)).toEqual(['mfe-toy']);
    expect(storedPreviews()).toHaveLength(1);
  });

  it.each([
    ['was signed by somebody else', aKey().sign(tab)],
    ['was signed by nobody', tab],
    ['was changed after it was signed', { ...sign(tab), releaseId: '6.6.6-x' }],
    ['has ended', sign({ ...tab, exp: 1 })],
    ['was signed for a link', sign({ ...tab, scope: 'link' })],
    ['is something else', { scope: 'anything' }],
  ])('is refused when it %s [N-22-132]', async (_why, preview) => {
    store(preview);
    const fetch = answer();
    expect(await readPreviews(NO_SETTINGS, keys, listed())).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
  });

  describe('for a project with its own keys', () => {
    const filesDigest = `sha384-${createHash('sha384').update(canonicalJson(release.files)).digest('base64')}`;
    const checks = { project: 'mfe-toy', release: '1.0.0-abc', filesDigest, passed: true };
    const unlisted = (): Registry => ({
      ...aRegistry(),
      trust: {
        environment: 'local',
        revision: 1,
        projects: { 'mfe-toy': team.keys },
        desk: desk.keys,
        signature: { keyId: 'test', value: '' },
      },
    });
    const tried = (attestation?: object) => {
      store(desk.sign({ ...tab, attestation }));
      answer();
      return readPreviews(NO_SETTINGS, keys, unlisted());
    };

    it('accepts a release that the team attested and the desk chose [N-22-139]', async () => {
      expect(await tried(team.sign(checks))).toMatchObject([{ scope: 'tab', remote: 'mfe-toy' }]);
    });

    it.each([
      ['is not attested', undefined],
      ['was attested by the desk alone', desk.sign(checks)],
      ['was refused', team.sign({ ...checks, passed: false })],
      ['has other files', team.sign({ ...checks, filesDigest: 'sha384-other' })],
      ['is of another project', team.sign({ ...checks, project: 'mfe-other' })],
    ])('is refused when it %s [N-22-139]', async (_why, attestation) =>
      expect(await tried(attestation)).toEqual([]),
    );
  });
});

describe('Preview of the page', () => {
  const inPage = (changes: object = {}, signing = sign): ShellSettings => ({
    ...NO_SETTINGS,
    previews: [signing({ ...tab, scope: 'link' as const, ...changes })],
  });
  const read = (settings: ShellSettings) => readPreviews(settings, keys, aRegistry());

  it.each(['link', 'local'] as const)(
    'of scope %s comes from the shop’s own address, as the signed hash states [N-22-134]',
    async (scope) => {
      expect(hasPreviews(inPage())).toBe(true);
      const fetch = answer();
      expect(await read(inPage({ scope }))).toMatchObject([
        { scope, remote: 'mfe-toy', version: { url: '/releases/mfe-toy/1.0.0-abc/entry.js' } },
      ]);
      expect(fetch).toHaveBeenCalledWith('/releases/mfe-toy/1.0.0-abc/release.json', {
        integrity: 'sha384-r',
      });
    },
  );

  it('accepts a link that was signed before scopes existed', async () => {
    answer();
    expect(await read(inPage({ scope: undefined }))).toMatchObject([{ scope: 'link', remote: 'mfe-toy' }]);
  });

  it.each([
    ['has expired', inPage({ exp: 1 })],
    ['was signed by somebody else', inPage({}, aKey().sign)],
    ['names another release', inPage({ releaseId: '2.0.0-x' })],
    ['was signed for a tab', inPage({ scope: 'tab' })],
    ['was signed for a tab by an older desk', inPage({ scope: undefined, use: 'tab' })],
    [
      'was signed for a link and changed',
      { ...NO_SETTINGS, previews: [{ ...sign(tab), scope: 'local' as const }] },
    ],
  ])('shows nothing when it %s [N-37-412]', async (_why, settings) => {
    answer();
    expect(await read(settings)).toEqual([]);
  });
});
