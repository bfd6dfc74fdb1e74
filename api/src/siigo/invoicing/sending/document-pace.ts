const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Before resending. */
export const LOOKUPS_BEFORE_RESENDING = 2;
/** SIIGO's lists may show new documents late. */
export const LOOKUP_PAUSE_MS = 20 * SECOND_MS;
/** About a day; then staff must decide. */
export const MAX_POSTPONEMENTS = 150;
export const MAX_SENDINGS = 12;

const growing = (first: number, longest: number, waits: number, factor = 2): number =>
  Math.min(Math.round(first * factor ** Math.min(waits, 30)), longest);

/** A pause that SIIGO asks for takes precedence. */
export const postponementMs = (waits: number, requestedMs: number | null): number =>
  Math.max(requestedMs ?? 0, growing(5 * SECOND_MS, 10 * MINUTE_MS, waits));

export const stampPauseMs = (waits: number): number => growing(2 * SECOND_MS, 5 * MINUTE_MS, waits, 1.5);

export const resendingMs = (attempts: number): number =>
  attempts <= 1 ? 0 : growing(SECOND_MS, 10 * MINUTE_MS, attempts);
