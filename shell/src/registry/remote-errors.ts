/**
 * Why a remote cannot be used: not listed, its files did not come, it took too long, it speaks another contract, it is
 * no remote at all, it lacks the wanted page or component, or it failed so often that it is not asked for a while.
 */
export type RemoteFailure =
  'not-listed' | 'not-loaded' | 'slow' | 'contract' | 'no-remote' | 'no-part' | 'breaker';

/** A remote that cannot be used now; the boundary shows the fallback panel. */
export class RemoteError extends Error {
  constructor(
    readonly remoteName: string,
    readonly code: RemoteFailure,
    reason: string,
    cause?: unknown,
  ) {
    super(`remote ${remoteName}: ${reason}`, { cause });
    this.name = 'RemoteError';
  }

  /** Trying the same release again at once cannot help. */
  get isFinal(): boolean {
    return this.code !== 'not-loaded';
  }
}
