import { natives } from '../natives/natives';
import { beginOpening, endOf, endOpening, forgetHung, rememberHung, type Opening } from '../remotes/openings';
import type { Remotes } from '../remotes/remotes';
import { RemoteError } from '../remotes/remote-errors';
import { report } from '../remotes/reports';
import type { NextStep } from './remote-boundary';

export interface Attempt {
  number: number;
  isRetry: boolean;
  canRecover: boolean;
  without: readonly string[];
}

const isMissingChunk = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** From the start of an attempt; below the loading indicator's own limit. */
const MOUNT_LIMIT_MS = 8_500;
/** Minimum time to mount once the files have loaded. */
const MIN_MOUNT_MS = 3_000;

class OverdueError extends Error {
  override readonly name = 'OverdueError';
}

const codeOf = (error: unknown): string => {
  if (error instanceof OverdueError) return 'overdue';
  return isMissingChunk(error) ? 'chunk' : 'thrown';
};

/** Reports one attempt to loader and desk, and decides what follows a failure. */
export class MountAttempt {
  hasNotLoaded = false;
  private readonly startedAt = performance.now();
  private release: string | null = null;
  private isMounted = false;
  private opening: Opening | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private onOverdue: (() => void) | null = null;

  constructor(
    private readonly remotes: Remotes,
    private readonly remoteName: string,
    private readonly attempt: Attempt,
  ) {}

  start(): void {
    const release = this.remotes.loader.next(this.remoteName, this.attempt);
    if (release !== null) this.open(release);
  }

  recordLoad(release: string): void {
    if (this.opening && this.opening.release !== release) this.recordLeave();
    if (!this.opening) this.open(release);
    this.release = release;
    this.startTimer();
  }

  watch(onNext: (step: NextStep) => void): () => void {
    this.onOverdue = () => {
      // Offline, the release is not to blame.
      if (this.isMounted || !navigator.onLine) return;
      onNext(this.recordFailure(new OverdueError(`${this.remoteName} does not appear`)));
    };
    this.startTimer();
    return () => {
      clearTimeout(this.timer);
      this.recordLeave();
    };
  }

  recordLeave(): void {
    const opening = this.close();
    if (opening) report(endOf(opening));
  }

  elapsedMs(): number {
    return Math.round(performance.now() - this.startedAt);
  }

  recordMount(appeared: number): void {
    if (this.isMounted || this.release === null) return;
    this.isMounted = true;
    clearTimeout(this.timer);
    forgetHung({ remote: this.remoteName, release: this.release });
    this.remotes.loader.succeeded(this.remoteName, this.release);
    this.report(this.release, 'mount', appeared);
  }

  recordFailure(error: unknown): NextStep {
    const { release } = this;
    clearTimeout(this.timer);
    const isRefused = error instanceof RemoteError;
    this.hasNotLoaded = (isRefused && error.code !== 'hung') || isMissingChunk(error);
    // The loader has already tried every release and recorded the failures.
    if (isRefused || release === null) {
      this.recordLeave();
      return 'panel';
    }
    const isChunk = isMissingChunk(error);
    this.report(release, this.isMounted ? 'render' : 'mount', this.elapsedMs(), {
      code: codeOf(error),
      cause: error,
    });
    if (error instanceof OverdueError) rememberHung({ remote: this.remoteName, release });
    if (isChunk && this.attempt.canRecover) return 'again';
    this.remotes.loader.failed(this.remoteName, release);
    const releases = this.remotes.registry.microFrontends[this.remoteName]?.length ?? 0;
    // An automatic reload could lose input: the panel lets the visitor decide.
    return !this.isMounted && this.attempt.without.length + 1 < releases ? 'previous' : 'panel';
  }

  without(step: NextStep): readonly string[] {
    const { without } = this.attempt;
    if (step === 'again') return without;
    const isRoundOver = step === 'panel' && (this.hasNotLoaded || without.length > 0);
    return isRoundOver || this.release === null ? [] : [...without, this.release];
  }

  private report(
    release: string,
    kind: 'mount' | 'render',
    ms: number,
    failure?: { code: string; cause: unknown },
  ): void {
    const attempt = this.close()?.attempt;
    report({ remote: this.remoteName, release, kind, ok: !failure, ms, attempt, ...failure });
  }

  private open(release: string): void {
    this.opening = beginOpening({ remote: this.remoteName, release });
  }

  private close(): Opening | null {
    const { opening } = this;
    if (opening) endOpening(opening);
    this.opening = null;
    return opening;
  }

  private startTimer(): void {
    clearTimeout(this.timer);
    const { onOverdue } = this;
    if (!onOverdue || this.release === null || this.isMounted) return;
    const left = MOUNT_LIMIT_MS - this.elapsedMs();
    this.timer = natives().setTimeout(onOverdue, Math.max(MIN_MOUNT_MS, left));
  }
}
