import { newIdempotencyKey } from '@lacteos/api-client';
import type { NewOrder } from '@lacteos/contracts/schemas';

const STORAGE_KEY = 'lacteos.checkout.attempt';

/**
 * One intention to order. Its key stays in the tab until a definite answer, so that a refresh, double click or lost
 * answer cannot order twice.
 */
export interface OrderAttempt {
  userId: number;
  idempotencyKey: string;
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

// Without storage one key per page view.
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

export function openAttempt(userId: number): OrderAttempt {
  const known = storedAttempt() ?? inMemory;
  return known?.userId === userId ? known : store({ userId, idempotencyKey: newIdempotencyKey() });
}

/** From now on the outcome is unknown until `closeAttempt`. */
export const markSent = (attempt: OrderAttempt, order: NewOrder): OrderAttempt =>
  store({ ...attempt, sent: order });

/** After a definite answer; the next order gets a new key. */
export function closeAttempt(): void {
  inMemory = null;
  try {
    globalThis.sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}
