const CALLER_KEY = /^[\w-]{1,80}$/;

/** Null for a missing or malformed key. */
export const callerKeyOf = (key: string | undefined): string | null =>
  key && CALLER_KEY.test(key) ? key : null;
