/** `hung`: an earlier page of this tab hung on it. */
export type RemoteFailure =
  | 'not-listed'
  | 'not-loaded'
  | 'slow'
  | 'contract'
  | 'no-remote'
  | 'no-part'
  | 'breaker'
  | 'hung';

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

  /** Whether retrying the same release at once is pointless. */
  get isFinal(): boolean {
    return this.code !== 'not-loaded';
  }
}
