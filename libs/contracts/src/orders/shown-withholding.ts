import type { Order } from '../generated/api.js';
import { paymentMethodNamed } from './payment-methods.js';

/** An unpaid order awaits a card payment of the whole amount. */
export function shownWithholding({
  isPaid,
  paymentMethod,
  withholding = null,
}: Pick<Order, 'isPaid' | 'paymentMethod' | 'withholding'>): NonNullable<Order['withholding']> | null {
  const isByProvider = paymentMethodNamed(paymentMethod)?.registeredBy === 'provider';
  return isPaid || !isByProvider ? withholding : null;
}
