/** A remote that cannot be used now; the boundary shows the fallback panel. */
export class RemoteError extends Error {
  /** `final`: trying again at once cannot help. */
  constructor(
    readonly remoteName: string,
    reason: string,
    readonly isFinal: boolean,
    cause?: unknown,
  ) {
    super(`remote ${remoteName}: ${reason}`, { cause });
    this.name = 'RemoteError';
  }
}
