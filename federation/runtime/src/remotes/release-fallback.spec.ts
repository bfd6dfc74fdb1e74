import type { Registry, RegistryVersion } from '@lacteos/remote-kit';
import { pinReleases } from '@lacteos/remote-kit/registry';
import { RemoteLoader, type FederationRuntime } from './load-remote';
import { drainIncidents } from './reports';
import { aVersion } from '../testing/a-registry';

const aRelease = (releaseId: string, role: 'live' | 'canary' | 'previous', traffic = 0): RegistryVersion => {
  const version = aVersion('mfe-toy');
  return {
    ...version,
    url: `/releases/mfe-toy/${releaseId}/entry.js`,
    deployment: { traffic, default: role === 'live' },
    extras: { ...version.extras, releaseId, federationName: `mfe_toy__${releaseId}`, role },
  };
};
const live = aRelease('two', 'live', 90);
const canary = aRelease('three', 'canary', 10);
const previous = aRelease('one', 'previous');
const registry: Registry = { microFrontends: { 'mfe-toy': [live, canary, previous] } };
const moduleOf = (releaseId: string) => ({ remote: { contract: 1, pages: {}, components: { releaseId } } });

/** A loader of one visitor; the broken releases answer with an error. */
const openLoader = (broken: string[], versions: Registry = pinReleases(registry, null)) => {
  const runtime = {
    registerRemotes: jest.fn(),
    loadRemote: jest.fn(async (id: string) => {
      const releaseId = id.replace('mfe_toy__', '').replace('/remote', '');
      if (broken.includes(releaseId)) throw new Error('404');
      return moduleOf(releaseId);
    }),
    refetch: jest.fn(async () => undefined),
  } satisfies FederationRuntime;
  const settings = { timeLimitMs: 1_000, retryDelaysMs: [1], random: () => 0, now: () => 0 };
  return { loader: new RemoteLoader(runtime, versions, settings), runtime };
};
const releaseOf = async (loader: RemoteLoader, request = {}) =>
  (await loader.load('mfe-toy', request)).version.extras.releaseId;

beforeEach(() => drainIncidents());

describe('Release list of a remote', () => {
  it('has the live release first and then the previous one for most visitors', () => {
    const ids = (pinReleases(registry, null).microFrontends['mfe-toy'] ?? []).map((v) => v.extras.releaseId);
    expect(ids).toEqual(['two', 'one']);
  });

  it('begins with the canary, then the live release, for visitors of the canary', () => {
    const all = { ...canary, deployment: { traffic: 100, default: false } };
    const pinned = pinReleases({ microFrontends: { 'mfe-toy': [live, all, previous] } }, 'anyone');
    const ids = (pinned.microFrontends['mfe-toy'] ?? []).map((v) => v.extras.releaseId);
    expect(ids).toEqual(['three', 'two', 'one']);
  });

  it('begins with the override of this tab', () => {
    const pinned = pinReleases(registry, null, { 'mfe-toy': aRelease('mine', 'canary') });
    expect(pinned.microFrontends['mfe-toy']?.[0]?.extras.releaseId).toBe('mine');
  });

  it('falls back to the previous release after the retries, each bypassing the cache', async () => {
    const { loader, runtime } = openLoader(['two']);
    await expect(releaseOf(loader)).resolves.toBe('one');
    expect(runtime.loadRemote.mock.calls.map(([id]) => id)).toEqual([
      'mfe_toy__two/remote',
      'mfe_toy__two/remote',
      'mfe_toy__one/remote',
    ]);
    expect(runtime.refetch).toHaveBeenCalledWith([
      '/releases/mfe-toy/two/entry.js',
      '/releases/mfe-toy/two/chunk.js',
      '/releases/mfe-toy/two/style.css',
    ]);
  });

  it('rejects with the failure of its first release', async () => {
    const { loader } = openLoader(['one', 'two']);
    await expect(releaseOf(loader)).rejects.toMatchObject({ code: 'not-loaded' });
  });

  it('reports every attempt with its release', async () => {
    const { loader } = openLoader(['two']);
    await loader.load('mfe-toy');
    expect(drainIncidents()).toMatchObject([
      { remote: 'mfe-toy', release: 'two', kind: 'load', ok: false, code: 'not-loaded' },
      { remote: 'mfe-toy', release: 'one', kind: 'load', ok: true },
    ]);
  });

  it('omits releases that failed in the requesting slot but keeps them for others', async () => {
    const { loader, runtime } = openLoader([]);
    await expect(releaseOf(loader)).resolves.toBe('two');
    await expect(releaseOf(loader, { without: ['two'] })).resolves.toBe('one');
    await expect(releaseOf(loader)).resolves.toBe('two');
    expect(runtime.loadRemote).toHaveBeenCalledTimes(2);
  });

  it('falls back when the rest of an entry is missing or changed, and asks for it anew [N-37-402]', async () => {
    const releaseFile = { integrity: 'sha384-two', size: 1 };
    const short = { ...live, extras: { ...live.extras, releaseFile, expose: {}, files: {} } };
    const versions = pinReleases({ microFrontends: { 'mfe-toy': [short, previous] } }, null);
    const { loader, runtime } = openLoader([], versions);
    const admit = async (version: RegistryVersion) => {
      if (version.extras.releaseId === 'two') throw new TypeError('Failed integrity check');
      return version;
    };
    Object.assign(runtime, { admit });
    await expect(releaseOf(loader)).resolves.toBe('one');
    expect(runtime.refetch).toHaveBeenCalledWith(['/releases/mfe-toy/two/release.json']);
  });

  it('completes the short entry of a release before loading it', async () => {
    const { loader, runtime } = openLoader(['two']);
    const admit = jest.fn(async (version: RegistryVersion) => ({ ...version, url: `${version.url}?whole` }));
    Object.assign(runtime, { admit });
    await loader.load('mfe-toy');
    expect(runtime.registerRemotes).toHaveBeenLastCalledWith(
      [{ name: 'mfe_toy__one', entry: '/releases/mfe-toy/one/entry.js?whole' }],
      { force: false },
    );
  });
});

describe('Circuit breaker of a release', () => {
  it('opens for one release after three of its pages failed', async () => {
    const { loader } = openLoader([]);
    for (let page = 0; page < 3; page += 1) {
      await expect(releaseOf(loader)).resolves.toBe('two');
      loader.failed('mfe-toy', 'two');
    }
    await expect(releaseOf(loader)).resolves.toBe('one');
    expect(loader.breakerStates()).toEqual([
      { remote: 'mfe-toy', release: 'two', failures: 3, isOpen: true },
      { remote: 'mfe-toy', release: 'one', failures: 0, isOpen: false },
    ]);
  });

  it('closes after a page of the release renders', async () => {
    const { loader } = openLoader([]);
    loader.failed('mfe-toy', 'two');
    loader.succeeded('mfe-toy', 'two');
    expect(loader.breakerStates()).toMatchObject([{ failures: 0, isOpen: false }]);
  });

  it('notifies its listener of every failure', async () => {
    const { loader } = openLoader(['two']);
    loader.onFailure = jest.fn();
    await loader.load('mfe-toy');
    loader.failed('mfe-toy', 'one');
    expect(loader.onFailure).toHaveBeenCalledTimes(2);
  });
});
