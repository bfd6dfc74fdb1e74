import { api, ApiError } from '@lacteos/api-client';
import type { NewOrder } from '@lacteos/contracts/schemas';
import { closeAttempt, markSent, openAttempt } from './order-attempt';
import type { PlaceOrderResult } from './order-failure';

/** Takes these lines, so that another tab cannot order them again. */
const FROM_CART = { 'X-From-Cart': 'true' };

/** Final; anything else (no answer, 5xx, throttled, signed out) may be repeated. */
const isRefusal = ({ status }: ApiError): boolean =>
  status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);

/** Uses the open attempt, which ends only with a definite answer. */
export async function placeOrder(order: NewOrder): Promise<PlaceOrderResult> {
  const attempt = markSent(openAttempt(order.id), order);
  try {
    const { id } = await api.post<{ id: number }>('/order', order, {
      idempotencyKey: attempt.idempotencyKey,
      headers: FROM_CART,
    });
    closeAttempt();
    return { success: true, orderId: id };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isOutcomeKnown = isRefusal(error);
    if (isOutcomeKnown) closeAttempt();
    return {
      success: false,
      code: error.code,
      error: error.message || 'Error desconocido',
      errors: error.errors,
      isOutcomeKnown,
    };
  }
}
