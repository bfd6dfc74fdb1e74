export const EXIT_CODES = {
  USAGE: 2,
  NAME_INVALID: 2,
  KEY_INVALID: 2,
  MANIFEST_INVALID: 2,
  KEY_MISSING: 2,
  KEY_NOT_ALLOWED: 2,
  STORE_MISSING: 2,
  GATE_REFUSED: 3,
  CHECK_FAILED: 3,
  DRILL_FAILED: 3,
  RELEASE_MISSING: 4,
  NOTHING_BEFORE: 4,
  NO_CANARY: 4,
  BACKUP_MISSING: 4,
  RELEASE_EXISTS: 5,
  CANARY_RUNNING: 5,
  OUTDATED: 5,
  REGISTRY_LOCKED: 5,
  RELEASE_TAMPERED: 6,
  REGISTRY_FORGED: 6,
  BACKUP_TAMPERED: 6,
  STORE_UNAVAILABLE: 7,
  SHOP_UNREACHABLE: 8,
} as const;

export type ReleaseErrorCode = keyof typeof EXIT_CODES;

/** Failure that the operator can fix; anything else is a bug and keeps its stack. */
export class ReleaseError extends Error {
  constructor(
    readonly code: ReleaseErrorCode,
    message: string,
  ) {
    super(message);
    this.name = 'ReleaseError';
  }
}
