import {
  fileAddress,
  isWhole,
  releaseFolder,
  REMOTE_CONTRACT,
  type Registry,
  type RegistryVersion,
  type Remote,
} from '@lacteos/remote-kit';
import { natives } from '../natives/natives';
import { Breaker } from './breaker';
import { RemoteError } from './remote-errors';
import { report } from './reports';
import { withTimeLimit } from '../time-limit';

const TIME_LIMIT_MS = 8_000;
const RETRY_DELAYS_MS = [250, 1_000];

export interface FederationRuntime {
  registerRemotes: (remotes: { name: string; entry: string }[], options?: { force?: boolean }) => void;
  loadRemote: (id: string) => Promise<unknown>;
  /** Lets a release's files into the page. Completes short entries first. */
  admit?: (version: RegistryVersion) => Promise<RegistryVersion>;
  /** Bypasses the browser's cache, which may hold a damaged copy. */
  refetch?: (addresses: string[]) => Promise<unknown>;
}

export interface LoadSettings {
  timeLimitMs: number;
  retryDelaysMs: readonly number[];
  random: () => number;
  now: () => number;
}

export const LOAD_SETTINGS: LoadSettings = {
  timeLimitMs: TIME_LIMIT_MS,
  retryDelaysMs: RETRY_DELAYS_MS,
  random: Math.random,
  now: Date.now,
};

export interface LoadRequest {
  /** Manual retry: nothing is reused, and breakers are ignored. */
  isRetry?: boolean;
  without?: readonly string[];
}

export interface LoadedRemote {
  remote: Remote;
  version: RegistryVersion;
}

export interface BreakerState {
  remote: string;
  release: string;
  failures: number;
  isOpen: boolean;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => natives().setTimeout(resolve, ms));

const isRemoteModule = (value: unknown): value is { remote: Remote } =>
  typeof value === 'object' &&
  value !== null &&
  'remote' in value &&
  typeof value.remote === 'object' &&
  value.remote !== null &&
  'contract' in value.remote;

const firstFiles = (version: RegistryVersion): string[] => {
  const { js = [], css = [] } = version.extras.expose['./remote'] ?? {};
  const folder = releaseFolder(version);
  const files = [...js, ...css].map((path) => fileAddress(folder, path));
  return isWhole(version) ? [version.url, ...files] : [`${folder}release.json`];
};

/**
 * Loads remotes by name. Each release has its own time limit, retries with jitter, contract check and breaker; names
 * are release-qualified, so that two releases can coexist in one page.
 */
export class RemoteLoader {
  private readonly loaded = new Map<string, Promise<LoadedRemote>>();
  private readonly remotes = new Map<string, LoadedRemote>();
  private readonly breakers = new Map<string, { remote: string; release: string; breaker: Breaker }>();
  private readonly asked = new Set<string>();

  constructor(
    private readonly runtime: FederationRuntime,
    private readonly registry: Registry,
    private readonly settings: LoadSettings = LOAD_SETTINGS,
  ) {}

  onFailure: () => void = () => undefined;

  /** Resolves with the first release that works. */
  load(name: string, { isRetry = false, without = [] }: LoadRequest = {}): Promise<LoadedRemote> {
    const key = [name, ...without].join(' ');
    const known = this.loaded.get(key);
    if (known && !isRetry) return known;
    const loading = this.loadFirstWorking(name, isRetry, without);
    this.loaded.set(key, loading);
    loading.catch(() => {
      if (this.loaded.get(key) === loading) this.loaded.delete(key);
    });
    return loading;
  }

  failed(name: string, release: string): void {
    this.breakerOf(name, release).recordFailure();
    this.onFailure();
    this.loaded.delete(name);
  }

  succeeded(name: string, release: string): void {
    this.breakerOf(name, release).recordSuccess();
  }

  skip(name: string, release: string): void {
    this.breakerOf(name, release).recordHang();
  }

  next(name: string, { isRetry = false, without = [] }: LoadRequest = {}): string | null {
    const versions = this.registry.microFrontends[name] ?? [];
    const releases = versions.map(({ extras }) => extras.releaseId).filter((id) => !without.includes(id));
    return releases.find((id) => isRetry || !this.breakerOf(name, id).isOpen()) ?? null;
  }

  breakerStates(): BreakerState[] {
    return [...this.breakers.values()].map(({ breaker, ...names }) => ({
      ...names,
      failures: breaker.failures,
      isOpen: breaker.isOpen(),
    }));
  }

  private async loadFirstWorking(
    name: string,
    isRetry: boolean,
    without: readonly string[],
  ): Promise<LoadedRemote> {
    const versions = this.registry.microFrontends[name] ?? [];
    let failure: unknown = new RemoteError(name, 'not-listed', 'not in the registry');
    for (const [index, version] of versions
      .filter(({ extras }) => !without.includes(extras.releaseId))
      .entries()) {
      try {
        return await this.attempt(name, version, isRetry);
      } catch (error) {
        if (index === 0) failure = error;
      }
    }
    throw failure;
  }

  private async attempt(name: string, version: RegistryVersion, isRetry: boolean): Promise<LoadedRemote> {
    const release = version.extras.releaseId;
    const breaker = this.breakerOf(name, release);
    if (breaker.hasHung && !isRetry)
      throw new RemoteError(name, 'hung', 'an earlier page of this tab hung on it');
    if (breaker.isOpen() && !isRetry)
      throw new RemoteError(name, 'breaker', 'failed repeatedly, not asked again yet');
    const known = this.remotes.get(version.extras.federationName);
    if (known && !isRetry) return known;
    const startedAt = this.settings.now();
    const reportLoad = (code?: string): void =>
      report({
        remote: name,
        release,
        kind: 'load',
        ok: !code,
        ms: Math.round(this.settings.now() - startedAt),
        code,
      });
    try {
      const slow = () => new RemoteError(name, 'slow', 'took too long');
      const loaded = await withTimeLimit(this.tryAgain(name, version), this.settings.timeLimitMs, slow);
      this.remotes.set(version.extras.federationName, loaded);
      reportLoad();
      return loaded;
    } catch (error) {
      breaker.recordFailure();
      this.onFailure();
      reportLoad(error instanceof RemoteError ? error.code : 'unknown');
      throw error;
    }
  }

  private async tryAgain(name: string, version: RegistryVersion): Promise<LoadedRemote> {
    const delays = this.settings.retryDelaysMs;
    let whole = version;
    for (let attempt = 0; ; attempt += 1) {
      try {
        whole = (await this.runtime.admit?.(version)) ?? version;
        return { remote: await this.loadOnce(name, whole), version: whole };
      } catch (error) {
        const delay = delays[attempt];
        if (delay === undefined || (error instanceof RemoteError && error.isFinal)) throw error;
        await pause(delay * (0.5 + this.settings.random()));
        await this.runtime.refetch?.(firstFiles(whole));
      }
    }
  }

  private async loadOnce(name: string, version: RegistryVersion): Promise<Remote> {
    const { federationName } = version.extras;
    // A repeated registration must be forced: the runtime keeps leftovers of the failed one.
    this.runtime.registerRemotes([{ name: federationName, entry: version.url }], {
      force: this.asked.has(federationName),
    });
    this.asked.add(federationName);
    const module = await this.runtime.loadRemote(`${federationName}/remote`).catch((cause: unknown) => {
      throw new RemoteError(name, 'not-loaded', 'could not be loaded', cause);
    });
    if (!isRemoteModule(module)) throw new RemoteError(name, 'no-remote', "does not export 'remote'");
    const { contract } = module.remote;
    if (contract !== REMOTE_CONTRACT) {
      const both = `speaks contract ${String(contract)}, the shell ${REMOTE_CONTRACT}`;
      throw new RemoteError(name, 'contract', both);
    }
    return module.remote;
  }

  private breakerOf(remote: string, release: string): Breaker {
    const key = `${remote} ${release}`;
    const known = this.breakers.get(key) ?? { remote, release, breaker: new Breaker(this.settings.now) };
    this.breakers.set(key, known);
    return known.breaker;
  }
}
