import { api, ApiError } from '@lacteos/api-client';
import type { NewOrder } from '@lacteos/contracts/schemas';
import { closeAttempt, noteSent, openAttempt } from './order-attempt';
import type { PlaceOrderResult } from './order-failure';

/** The order takes these lines of the cart, so that another tab cannot order them a second time. */
const FROM_CART = { 'X-From-Cart': 'true' };

/** A refusal by the server's rules is final; anything else (no answer, 5xx, throttled, signed out) may be repeated. */
const isRefusal = ({ status }: ApiError): boolean =>
  status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);

/**
 * Sends the order under the user's open attempt. The attempt ends with a definite answer and stays open
 * otherwise, so that sending again can never order twice.
 */
export async function placeOrder(order: NewOrder): Promise<PlaceOrderResult> {
  const attempt = noteSent(openAttempt(order.id), order);
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
