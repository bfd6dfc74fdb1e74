import { createHash } from 'node:crypto';
import { canonicalJson, TAB_TRIALS_KEY, type Discovery, type ShellSettings } from '@lacteos/remote-kit';
import { NO_SETTINGS } from '../registry/shell-settings';
import { aDiscovery, aVersion } from '../testing/a-discovery';
import { aKey } from '../testing/signing';
import { TEST_RULES } from '../testing/test-rules';
import { mayOverride } from './override-keys';
import { readReleaseOverrides } from './release-override';
import { storedTrials } from './tab-trials';

const { keys, sign } = aKey();
const team = aKey('team');
const desk = aKey('desk');
const ORIGIN = 'http://localhost:4250';
const allowing: ShellSettings = { ...NO_SETTINGS, overrideOrigins: [ORIGIN] };
const release = {
  ...aVersion('mfe-toy').extras,
  name: 'mfe-toy',
  version: '9.0.0',
  entry: 'entry.js',
  shared: {},
};
const exp = Date.now() / 1000 + 60;
const tab = { use: 'tab', remote: 'mfe-toy', releaseId: '1.0.0-abc', integrity: 'sha384-r', exp };
const server = { use: 'server', remote: 'mfe-toy', origin: ORIGIN, exp };

const store = (...trials: object[]) => sessionStorage.setItem(TAB_TRIALS_KEY, JSON.stringify(trials));
const answer = (isOk = true) => {
  const fetch = jest.fn(async () => ({ ok: isOk, status: isOk ? 200 : 404, json: async () => release }));
  Object.assign(globalThis, { fetch });
  return fetch;
};

const listed = (): Discovery => {
  const discovery = aDiscovery();
  const [version] = discovery.microFrontends['mfe-toy'] ?? [];
  if (version) version.extras.releaseFile = { integrity: 'sha384-r', size: 1 };
  return discovery;
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

describe('Tab trial', () => {
  it('is read only when the tab has stored one', () => {
    expect(mayOverride(NO_SETTINGS)).toBe(false);
    store(sign(tab));
    expect(mayOverride(NO_SETTINGS)).toBe(true);
  });

  it('accepts a published release whose own file matches the signed hash [N-22-132]', async () => {
    store(sign(tab));
    const fetch = answer();
    expect(await readReleaseOverrides(NO_SETTINGS, keys, listed(), TEST_RULES.mayTryReleases)).toMatchObject([
      {
        kind: 'trial',
        remote: 'mfe-toy',
        version: { url: '/releases/mfe-toy/1.0.0-abc/entry.js', extras: { releaseId: '1.0.0-abc' } },
      },
    ]);
    expect(fetch).toHaveBeenCalledWith('/releases/mfe-toy/1.0.0-abc/release.json', { integrity: 'sha384-r' });
    expect(storedTrials()).toHaveLength(1);
  });

  it('accepts several remotes and drops the unavailable ones', async () => {
    store(sign(tab), { ...sign(tab), remote: 'mfe-other' });
    answer();
    const found = await readReleaseOverrides(NO_SETTINGS, keys, listed(), TEST_RULES.mayTryReleases);
    expect(found.map(({ remote }) => remote)).toEqual(['mfe-toy']);
    expect(storedTrials()).toHaveLength(1);
  });

  it.each([
    ['was signed by somebody else', aKey().sign(tab)],
    ['was signed by nobody', tab],
    ['was changed after it was signed', { ...sign(tab), releaseId: '6.6.6-x' }],
    ['has ended', sign({ ...tab, exp: 1 })],
    ['is something else', { use: 'anything' }],
  ])('is refused when it %s [N-22-132]', async (_why, trial) => {
    store(trial);
    const fetch = answer();
    expect(await readReleaseOverrides(NO_SETTINGS, keys, listed(), TEST_RULES.mayTryReleases)).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
  });

  describe('for a project with its own keys', () => {
    const filesDigest = `sha384-${createHash('sha384').update(canonicalJson(release.files)).digest('base64')}`;
    const checks = { project: 'mfe-toy', release: '1.0.0-abc', filesDigest, passed: true };
    const unlisted = (): Discovery => ({
      ...aDiscovery(),
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
      return readReleaseOverrides(NO_SETTINGS, keys, unlisted(), TEST_RULES.mayTryReleases);
    };

    it('accepts a release that the team attested and the desk chose [N-22-139]', async () => {
      expect(await tried(team.sign(checks))).toMatchObject([{ kind: 'trial', remote: 'mfe-toy' }]);
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

  it('accepts a local server that the desk allowed', async () => {
    store({ ...sign(server), folder: `${ORIGIN}/dist/` });
    answer();
    expect(await readReleaseOverrides(allowing, keys, listed(), TEST_RULES.mayTryReleases)).toMatchObject([
      { kind: 'trial', origin: ORIGIN, version: { url: `${ORIGIN}/dist/entry.js` } },
    ]);
  });

  it.each([
    ['that the shop does not allow', NO_SETTINGS, { ...sign(server), folder: `${ORIGIN}/` }],
    ['elsewhere than the desk allowed', allowing, { ...sign(server), folder: 'http://localhost:1/' }],
    [
      'of another machine',
      { ...NO_SETTINGS, overrideOrigins: ['https://dev.test'] },
      { ...sign({ ...server, origin: 'https://dev.test' }), folder: 'https://dev.test/' },
    ],
  ])('refuses a server %s [N-22-134]', async (_why, settings, trial) => {
    store(trial);
    const fetch = answer();
    expect(await readReleaseOverrides(settings, keys, listed(), TEST_RULES.mayTryReleases)).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
  });
});
