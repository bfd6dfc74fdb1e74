import type { Order } from '../generated/api.js';
import { paymentMethodNamed } from './payment-methods.js';

/** The payment by card that an unpaid order awaits is whole. */
export function shownWithholding({
  isPaid,
  paymentMethod,
  withholding = null,
}: Pick<Order, 'isPaid' | 'paymentMethod' | 'withholding'>): NonNullable<Order['withholding']> | null {
  const isByProvider = paymentMethodNamed(paymentMethod)?.registeredBy === 'provider';
  return isPaid || !isByProvider ? withholding : null;
}
