export type DeployErrorCode =
  | 'NAME_INVALID'
  | 'RELEASE_MISSING'
  | 'RELEASE_TAMPERED'
  | 'RELEASE_EXISTS'
  | 'NOTHING_BEFORE'
  | 'DISCOVERY_LOCKED'
  | 'DISCOVERY_FORGED'
  | 'KEY_INVALID'
  | 'KEY_MISSING'
  | 'USAGE';

/** A failure that the operator can act on; everything else is a bug and keeps its stack. */
export class DeployError extends Error {
  constructor(
    readonly code: DeployErrorCode,
    message: string,
  ) {
    super(message);
    this.name = 'DeployError';
  }
}
