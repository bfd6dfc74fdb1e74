import type { PaymentRegistration } from '@lacteos/contracts/schemas';

/**
 * What the payment dialog sends at a moment for an order of this total (pesos): paid in cash unless said otherwise, which
 * stands in no shift where an administrator has none open.
 */
export const aPaymentRegistration = (
  at: Date,
  totalPrice: number,
  change: Partial<PaymentRegistration> = {},
): Required<PaymentRegistration> => ({
  totalPrice,
  status: 'Aprobada',
  date: at.toISOString(),
  expiryDate: null,
  paymentMethod: 'Efectivo',
  checkNumber: null,
  checkBank: null,
  transactionNumber: null,
  withoutShift: true,
  ...change,
});
