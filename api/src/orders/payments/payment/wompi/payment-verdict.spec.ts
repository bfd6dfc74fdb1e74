import { fromPesos } from '@lacteos/contracts/money/money';

import { judgePayment } from './payment-verdict.js';

const order = {
  isPaid: false,
  isDelivered: false,
  active: true,
  totalPrice: fromPesos(47_850),
  paymentResult: null,
};
const approved = {
  id: 'one',
  reference: 'PED-1-00000000',
  status: 'APPROVED',
  amountInCents: 4_785_000,
  currency: 'COP',
  paymentMethodType: 'CARD',
  finalizedAt: null,
};
const paidBy = (id: string) => ({
  ...order,
  isPaid: true,
  paymentResult: {
    transactionNumber: null,
    checkNumber: null,
    transaction: { id, payment_method_type: 'CARD', status: 'APPROVED' },
  },
});

describe('the verdict on a transaction', () => {
  it('settles an open order with an approval of its own amount', () => {
    expect(judgePayment(approved, order, [])).toBe('settle');
    expect(judgePayment(approved, order, ['PENDING'])).toBe('settle');
  });

  it.each(['PENDING', 'DECLINED', 'ERROR', 'SOMETHING_NEW'])('only records %s', (status) => {
    expect(judgePayment({ ...approved, status }, order, [])).toBe('note');
    expect(judgePayment({ ...approved, status }, paidBy('one'), ['APPROVED'])).toBe('note');
  });

  it.each([
    ['another amount', { amountInCents: 4_785_001 }],
    ['another currency', { currency: 'USD' }],
  ])('alerts staff to an approval of %s', (_name, change) => {
    expect(judgePayment({ ...approved, ...change }, order, [])).toBe('wrong-amount');
  });

  it('alerts staff to a second payment, and to one of a cancelled order', () => {
    expect(judgePayment(approved, paidBy('another'), [])).toBe('double-payment');
    expect(judgePayment(approved, { ...order, isPaid: true }, [])).toBe('double-payment');
    expect(judgePayment(approved, { ...order, active: false }, [])).toBe('paid-after-cancellation');
  });

  it('alerts staff to a voided payment, and ignores its late approval', () => {
    const voided = { ...approved, status: 'VOIDED' };
    expect(judgePayment(voided, paidBy('one'), ['APPROVED'])).toBe('voided');
    expect(judgePayment(voided, order, [])).toBe('note');
    expect(judgePayment(approved, order, ['VOIDED'])).toBe('note');
  });

  it('ignores repeated events of the payment that settled the order', () => {
    expect(judgePayment(approved, paidBy('one'), ['APPROVED'])).toBe('note');
  });
});
