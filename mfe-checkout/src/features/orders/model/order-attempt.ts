import { newIdempotencyKey } from '@lacteos/api-client';
import type { NewOrder } from '@lacteos/contracts/schemas';

const STORAGE_KEY = 'lacteos.checkout.attempt';

/**
 * One intention to order. Its key is kept in the tab until the server has given a definite answer, so that a
 * refresh, a double click or a lost answer repeats the same request instead of ordering twice.
 */
export interface OrderAttempt {
  userId: number;
  idempotencyKey: string;
  /** What was last sent; absent while nothing has been sent with this key. */
  sent?: NewOrder;
}

const isAttempt = (value: unknown): value is OrderAttempt =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'idempotencyKey' in value &&
  typeof value.idempotencyKey === 'string';

function storedAttempt(): OrderAttempt | null {
  try {
    const value: unknown = JSON.parse(globalThis.sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return isAttempt(value) ? value : null;
  } catch {
    return null;
  }
}

// A browser that forbids storage still gets one key per page view.
let inMemory: OrderAttempt | null = null;

function store(attempt: OrderAttempt): OrderAttempt {
  inMemory = attempt;
  try {
    globalThis.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
  } catch {
    // Only the refresh in mid-request loses its protection.
  }
  return attempt;
}

/** The open attempt of the user, made when there is none. */
export function openAttempt(userId: number): OrderAttempt {
  const known = storedAttempt() ?? inMemory;
  return known?.userId === userId ? known : store({ userId, idempotencyKey: newIdempotencyKey() });
}

/** Notes what is about to be sent: from now on the outcome is unknown until `closeAttempt`. */
export const noteSent = (attempt: OrderAttempt, order: NewOrder): OrderAttempt =>
  store({ ...attempt, sent: order });

/** Ends the attempt: the server's answer is known. The next order gets a key of its own. */
export function closeAttempt(): void {
  inMemory = null;
  try {
    globalThis.sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}
