/** Payload {@link Reconciliation}. */
export const RECONCILE_PAYMENT = 'reconcile-payment';
export interface Reconciliation {
  orderId: number;
  /** Counted from 0. */
  attempt: number;
}

const MINUTE_MS = 60_000;
/** Minutes before each attempt; about three days in total. */
const PAUSES = [2, 3, 5, 10, 20, 30, 60, 120, 240, 480, 960, 1_440, 1_440] as const;
/** Minutes. */
const PENDING_PAUSE = 30;
const MAX_WAIT_ATTEMPTS = 400;

/** null: no attempt is left. */
export function reconciliationAt(from: Date, attempt: number, isPending = false): Date | null {
  const pause = PAUSES[attempt];
  if (isPending && attempt < MAX_WAIT_ATTEMPTS)
    return after(from, Math.min(pause ?? PENDING_PAUSE, PENDING_PAUSE));
  return pause === undefined ? null : after(from, pause);
}

const after = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * MINUTE_MS);
