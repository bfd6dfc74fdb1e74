import type { PaymentRegistration } from '@lacteos/contracts/schemas';

/**
 * The payment dialog's body for an order of this total (pesos): cash by default, which belongs to no shift when the
 * administrator has none open.
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
