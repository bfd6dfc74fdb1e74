import { createHash, randomInt } from 'node:crypto';

/** What a payment is made of. */
export interface PayableOrder {
  id: number;
  totalPrice: number;
}

/** The body of PUT /order/paymentResult for an order paid in cash. */
export const cashPayment = ({ id, totalPrice }: PayableOrder) => ({
  id,
  data: {
    totalPrice,
    status: 'Aprobada',
    date: new Date().toISOString(),
    expiryDate: null,
    paymentMethod: 'Efectivo',
    checkNumber: null,
    checkBank: null,
    transactionNumber: null,
  },
});

/** The body of POST /order/wompi/events for an order paid by card, signed with the merchant's secret. */
export function wompiEvent({ id, totalPrice }: PayableOrder, reference: string, secret: string) {
  const transaction = {
    id: `11004-${id}-${randomInt(10_000, 99_999)}`,
    status: 'APPROVED',
    amount_in_cents: Math.round(totalPrice * 100),
    currency: 'COP',
    reference,
    payment_method_type: 'CARD',
  };
  const timestamp = Math.floor(Date.now() / 1000);
  const checksum = createHash('sha256')
    .update(`${transaction.id}${transaction.status}${transaction.amount_in_cents}${timestamp}${secret}`)
    .digest('hex');
  const properties = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];
  return {
    event: 'transaction.updated',
    data: { transaction },
    signature: { properties, checksum },
    timestamp,
  };
}
