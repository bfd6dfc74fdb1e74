import { report, RemoteError, type Registry } from '../registry';
import type { NextStep } from './remote-boundary';

/** One attempt to show a part of a remote. */
export interface Attempt {
  number: number;
  /** Whether results of the last attempt must not be reused. */
  isRetry: boolean;
  /** Whether a missing chunk may be retried without asking the visitor. */
  canRecover: boolean;
  /** Releases that failed here. */
  without: readonly string[];
}

const isMissingChunk = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Tracks one attempt: informs the loader and the reports, and decides what follows a failure. */
export class MountAttempt {
  /** Whether the part failed because its files did not load. */
  hasNotLoaded = false;
  private readonly startedAt = performance.now();
  private release: string | null = null;
  private isMounted = false;

  constructor(
    private readonly registry: Registry,
    private readonly remoteName: string,
    private readonly attempt: Attempt,
  ) {}

  /** The part came from this release. */
  loaded(release: string): void {
    this.release = release;
  }

  /** Milliseconds from the start until now. */
  appeared(): number {
    return Math.round(performance.now() - this.startedAt);
  }

  /** The part is mounted; `appeared` is in milliseconds after the start. */
  mounted(appeared: number): void {
    if (this.isMounted || this.release === null) return;
    this.isMounted = true;
    this.registry.loader.succeeded(this.remoteName, this.release);
    this.tell(this.release, 'mount', appeared);
  }

  /** The part failed; says what follows. */
  failed(error: unknown): NextStep {
    const { release } = this;
    this.hasNotLoaded = error instanceof RemoteError || isMissingChunk(error);
    // Nothing loaded: the loader has already tried every release.
    if (error instanceof RemoteError || release === null) return 'panel';
    const isChunk = isMissingChunk(error);
    this.tell(release, this.isMounted ? 'render' : 'mount', this.appeared(), isChunk ? 'chunk' : 'thrown');
    if (isChunk && this.attempt.canRecover) return 'again';
    this.registry.loader.failed(this.remoteName, release);
    const releases = this.registry.discovery.microFrontends[this.remoteName]?.length ?? 0;
    // A reload by itself could lose the visitor's input: the panel lets them decide.
    return !this.isMounted && this.attempt.without.length + 1 < releases ? 'previous' : 'panel';
  }

  /** Releases that the next attempt leaves out: this one too; after a full round none. */
  without(step: NextStep): readonly string[] {
    const { without } = this.attempt;
    if (step === 'again') return without;
    const isRoundOver = step === 'panel' && (this.hasNotLoaded || without.length > 0);
    return isRoundOver || this.release === null ? [] : [...without, this.release];
  }

  private tell(release: string, kind: 'mount' | 'render', ms: number, code?: string): void {
    report({ remote: this.remoteName, release, kind, ok: !code, ms, code });
  }
}
