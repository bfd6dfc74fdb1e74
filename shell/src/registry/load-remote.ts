import {
  liveVersion,
  REMOTE_CONTRACT,
  type Discovery,
  type DiscoveryVersion,
  type Remote,
} from '@lacteos/remote-kit';
import { Breaker } from './breaker';
import { RemoteError } from './remote-errors';
import { withTimeLimit } from './time-limit';

const TIME_LIMIT_MS = 8_000;
const RETRY_DELAYS_MS = [250, 1_000];

/** The two functions of the federation runtime that the registry needs. */
export interface FederationRuntime {
  registerRemotes: (remotes: { name: string; entry: string }[], options?: { force?: boolean }) => void;
  loadRemote: (id: string) => Promise<unknown>;
}

/** How loading behaves; tests shorten it. */
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

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isRemoteModule = (value: unknown): value is { remote: Remote } =>
  typeof value === 'object' &&
  value !== null &&
  'remote' in value &&
  typeof value.remote === 'object' &&
  value.remote !== null &&
  'contract' in value.remote;

/** Loads remotes by name: time limit, retries with jitter, check of the contract, one breaker per remote. */
export class RemoteLoader {
  private readonly loaded = new Map<string, Promise<Remote>>();
  private readonly breakers = new Map<string, Breaker>();
  private readonly asked = new Set<string>();

  constructor(
    private readonly runtime: FederationRuntime,
    private readonly discovery: Discovery,
    private readonly settings: LoadSettings = LOAD_SETTINGS,
  ) {}

  /** The remote; `isRetry` when the visitor asked again: then nothing of the failed attempt is used again. */
  load(name: string, isRetry = false): Promise<Remote> {
    const known = this.loaded.get(name);
    if (known && !isRetry) return known;
    const loading = this.attempt(name, isRetry);
    this.loaded.set(name, loading);
    loading.catch(() => {
      if (this.loaded.get(name) === loading) this.loaded.delete(name);
    });
    return loading;
  }

  private async attempt(name: string, isRetry: boolean): Promise<Remote> {
    const version = liveVersion(this.discovery, name);
    if (!version) throw new RemoteError(name, 'not in the discovery file', true);
    const breaker = this.breakerOf(name);
    if (breaker.isOpen() && !isRetry)
      throw new RemoteError(name, 'failed repeatedly, not asked again yet', true);
    try {
      const slow = () => new RemoteError(name, 'took too long', true);
      const remote = await withTimeLimit(this.tryAgain(name, version), this.settings.timeLimitMs, slow);
      breaker.succeeded();
      return remote;
    } catch (error) {
      breaker.failed();
      throw error;
    }
  }

  private async tryAgain(name: string, version: DiscoveryVersion): Promise<Remote> {
    const delays = this.settings.retryDelaysMs;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.loadOnce(name, version);
      } catch (error) {
        const delay = delays[attempt];
        if (delay === undefined || (error instanceof RemoteError && error.isFinal)) throw error;
        await pause(delay * (0.5 + this.settings.random()));
      }
    }
  }

  private async loadOnce(name: string, version: DiscoveryVersion): Promise<Remote> {
    const { federationName } = version.extras;
    // A second registration must be forced: the runtime keeps what an earlier, failed one left behind.
    this.runtime.registerRemotes([{ name: federationName, entry: version.url }], {
      force: this.asked.has(name),
    });
    this.asked.add(name);
    const module = await this.runtime.loadRemote(`${federationName}/remote`).catch((cause: unknown) => {
      throw new RemoteError(name, 'could not be loaded', false, cause);
    });
    if (!isRemoteModule(module)) throw new RemoteError(name, "does not export 'remote'", true);
    const { contract } = module.remote;
    if (contract !== REMOTE_CONTRACT) {
      throw new RemoteError(name, `speaks contract ${String(contract)}, the shell ${REMOTE_CONTRACT}`, true);
    }
    return module.remote;
  }

  private breakerOf(name: string): Breaker {
    const breaker = this.breakers.get(name) ?? new Breaker(this.settings.now);
    this.breakers.set(name, breaker);
    return breaker;
  }
}
