const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** A document that was never seen at SIIGO is looked for this often before it is sent again. */
export const LOOKUPS_BEFORE_RESENDING = 2;
/** Pause between two such lookups; SIIGO's lists may show a new document late. */
export const LOOKUP_PAUSE_MS = 20 * SECOND_MS;
/** After so many postponements in a row (about a day) staff have to decide. */
export const MOST_POSTPONEMENTS = 150;
/** After so many sendings without a trace the reasons are shown to staff instead of another one. */
export const MOST_SENDINGS = 12;

const growing = (first: number, longest: number, waits: number, factor = 2): number =>
  Math.min(Math.round(first * factor ** Math.min(waits, 30)), longest);

/** Pause before a postponed step; SIIGO's own wish comes first. */
export const postponementMs = (waits: number, wishedMs: number | null): number =>
  Math.max(wishedMs ?? 0, growing(5 * SECOND_MS, 10 * MINUTE_MS, waits));

/** Pause before the DIAN's answer is asked for again. */
export const stampPauseMs = (waits: number): number => growing(2 * SECOND_MS, 5 * MINUTE_MS, waits, 1.5);

/** Pause before a document that SIIGO does not have is sent again. */
export const resendingMs = (attempts: number): number =>
  attempts <= 1 ? 0 : growing(SECOND_MS, 10 * MINUTE_MS, attempts);
