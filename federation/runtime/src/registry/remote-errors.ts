/**
 * Why a remote cannot be used: not listed, files missing, timeout, another contract,
 * no remote at all, the wanted page or component missing, an open breaker, or a page that hung before.
 */
export type RemoteFailure =
  'not-listed' | 'not-loaded' | 'slow' | 'contract' | 'no-remote' | 'no-part' | 'breaker' | 'hung';

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
