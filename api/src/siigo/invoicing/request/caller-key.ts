const CALLER_KEY = /^[\w-]{1,80}$/;

/** The `Idempotency-Key` of a caller as it is stored, or null for none and for one that is malformed. */
export const callerKeyOf = (key: string | undefined): string | null =>
  key && CALLER_KEY.test(key) ? key : null;
