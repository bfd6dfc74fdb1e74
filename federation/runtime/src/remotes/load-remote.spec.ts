import { RemoteLoader, type FederationRuntime } from './load-remote';
import { aRegistry } from '../testing/a-registry';

const Page = () => null;
const remoteModule = { remote: { contract: 1, pages: { '/': Page } } };

const openLoader = (loadRemote: () => Promise<unknown>) => {
  const runtime = { registerRemotes: jest.fn(), loadRemote: jest.fn(loadRemote) } satisfies FederationRuntime;
  let now = 0;
  const settings = { timeLimitMs: 8_000, retryDelaysMs: [250, 1_000], random: () => 0.5, now: () => now };
  const pass = (ms: number) => {
    now += ms;
  };
  return { loader: new RemoteLoader(runtime, aRegistry(), settings), runtime, pass };
};
const outcomeOf = async (loading: Promise<unknown>, waitMs: number) => {
  const outcome = loading.then(
    () => 'loaded',
    (error: Error) => error.message,
  );
  await jest.advanceTimersByTimeAsync(waitMs);
  return outcome;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('Remote loading', () => {
  it('registers the live release under its own name and loads it once', async () => {
    const { loader, runtime } = openLoader(async () => remoteModule);
    await expect(loader.load('mfe-toy')).resolves.toMatchObject({ remote: remoteModule.remote });
    await loader.load('mfe-toy');
    expect(runtime.registerRemotes).toHaveBeenCalledWith(
      [{ name: 'mfe_toy__1_0_0_abc', entry: '/releases/mfe-toy/1.0.0-abc/entry.js' }],
      { force: false },
    );
    expect(runtime.loadRemote.mock.calls).toEqual([['mfe_toy__1_0_0_abc/remote']]);
  });

  it('fails without a request when the registry lacks the remote', async () => {
    const { loader, runtime } = openLoader(async () => remoteModule);
    await expect(loader.load('mfe-unknown')).rejects.toThrow('remote mfe-unknown: not in the registry');
    expect(runtime.loadRemote).not.toHaveBeenCalled();
  });

  it('retries after a pause and discards the leftovers of the failure', async () => {
    let calls = 0;
    const { loader, runtime } = openLoader(async () => {
      calls += 1;
      if (calls === 1) throw new Error('503');
      return remoteModule;
    });
    const loading = loader.load('mfe-toy');
    await jest.advanceTimersByTimeAsync(249);
    expect(runtime.loadRemote).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    await expect(loading).resolves.toMatchObject({ remote: remoteModule.remote });
    expect(runtime.registerRemotes.mock.calls[1]?.[1]).toEqual({ force: true });
  });

  it('gives up after three failed attempts', async () => {
    const { loader, runtime } = openLoader(async () => Promise.reject(new Error('503')));
    await expect(outcomeOf(loader.load('mfe-toy'), 8_000)).resolves.toBe(
      'remote mfe-toy: could not be loaded',
    );
    expect(runtime.loadRemote).toHaveBeenCalledTimes(3);
  });

  it('gives up after eight seconds without an answer', async () => {
    const { loader } = openLoader(() => new Promise(() => undefined));
    await expect(outcomeOf(loader.load('mfe-toy'), 8_000)).resolves.toBe('remote mfe-toy: took too long');
  });

  it.each([0, 2, '1'])('refuses a remote with contract %j without a retry', async (contract) => {
    const { loader, runtime } = openLoader(async () => ({ remote: { contract, pages: {} } }));
    await expect(loader.load('mfe-toy')).rejects.toThrow(`speaks contract ${contract}, the shell 1`);
    expect(runtime.loadRemote).toHaveBeenCalledTimes(1);
  });

  it('refuses a module without the expected export', async () => {
    const { loader } = openLoader(async () => ({ default: Page }));
    await expect(loader.load('mfe-toy')).rejects.toThrow("does not export 'remote'");
  });
});

describe('Circuit breaker of a remote', () => {
  it('opens after three failures, allows a manual retry and closes after a success', async () => {
    let isDown = true;
    const { loader, runtime } = openLoader(async () => (isDown ? { remote: null } : remoteModule));
    for (let failure = 0; failure < 3; failure += 1) await loader.load('mfe-toy').catch(() => undefined);
    await expect(loader.load('mfe-toy')).rejects.toThrow('failed repeatedly');
    expect(runtime.loadRemote).toHaveBeenCalledTimes(3);

    isDown = false;
    await expect(loader.load('mfe-toy', { isRetry: true })).resolves.toMatchObject({
      remote: remoteModule.remote,
    });
    await expect(loader.load('mfe-toy')).resolves.toMatchObject({ remote: remoteModule.remote });
  });

  it('retries by itself after a pause', async () => {
    const { loader, runtime, pass } = openLoader(async () => ({ remote: null }));
    for (let failure = 0; failure < 3; failure += 1) await loader.load('mfe-toy').catch(() => undefined);
    pass(20_000);
    await expect(loader.load('mfe-toy')).rejects.toThrow("does not export 'remote'");
    expect(runtime.loadRemote).toHaveBeenCalledTimes(4);
  });
});
