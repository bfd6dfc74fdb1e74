/** Topic of the message that asks the payment provider about an order; payload {@link Reconciliation}. */
export const RECONCILE_PAYMENT = 'reconcile-payment';
export interface Reconciliation {
  orderId: number;
  /** Counted from 0. */
  attempt: number;
}

const MINUTE_MS = 60_000;
/** Pauses before each question, in minutes: about three days together. */
const PAUSES = [2, 3, 5, 10, 20, 30, 60, 120, 240, 480, 960, 1_440, 1_440] as const;
/** A pending payment is asked about at least this often, for as long as a bank may need. */
const PENDING_PAUSE = 30;
const LONGEST_WAIT_QUESTIONS = 400;

/** When the question number `attempt` is due, counted from the one before; null when it is time to stop asking. */
export function reconciliationAt(from: Date, attempt: number, isPending = false): Date | null {
  const pause = PAUSES[attempt];
  if (isPending && attempt < LONGEST_WAIT_QUESTIONS)
    return after(from, Math.min(pause ?? PENDING_PAUSE, PENDING_PAUSE));
  return pause === undefined ? null : after(from, pause);
}

const after = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * MINUTE_MS);
