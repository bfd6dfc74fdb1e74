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

const report = (status: string, outcome = 'note') => ({ status, outcome });

describe('the payment verdict', () => {
  it('settles an open order when an approval has the right amount', () => {
    expect(judgePayment(approved, order, [])).toBe('settle');
    expect(judgePayment(approved, order, [report('PENDING')])).toBe('settle');
  });

  it.each(['PENDING', 'DECLINED', 'ERROR', 'SOMETHING_NEW'])('only records the status %s', (status) => {
    expect(judgePayment({ ...approved, status }, order, [])).toBe('note');
    expect(judgePayment({ ...approved, status }, paidBy('one'), [report('APPROVED', 'settle')])).toBe('note');
  });

  it.each([
    ['another amount', { amountInCents: 4_785_001 }],
    ['another currency', { currency: 'USD' }],
  ])('alerts staff to an approval of %s', (_name, change) => {
    expect(judgePayment({ ...approved, ...change }, order, [])).toBe('wrong-amount');
  });

  it('alerts staff to a second payment and to a payment of a cancelled order', () => {
    expect(judgePayment(approved, paidBy('another'), [])).toBe('double-payment');
    expect(judgePayment(approved, { ...order, isPaid: true }, [])).toBe('double-payment');
    expect(judgePayment(approved, { ...order, active: false }, [])).toBe('paid-after-cancellation');
  });

  it('alerts staff to a voided payment and only records its late approval', () => {
    const voided = { ...approved, status: 'VOIDED' };
    expect(judgePayment(voided, paidBy('one'), [report('APPROVED', 'settle')])).toBe('voided');
    expect(judgePayment(voided, order, [])).toBe('note');
    expect(judgePayment(approved, order, [report('VOIDED')])).toBe('note');
  });

  it.each(['double-payment', 'paid-after-cancellation', 'wrong-amount'])(
    'gives back a voided payment that raised the alert %s [N-40-590]',
    (alert) => {
      const voided = { ...approved, status: 'VOIDED' };
      for (const one of [order, paidBy('another'), { ...order, active: false }])
        expect(judgePayment(voided, one, [report('APPROVED', alert)])).toBe('given-back');
      expect(judgePayment(approved, order, [report('VOIDED', 'given-back')])).toBe('note');
    },
  );

  it('only records a repeated event of the settling payment', () => {
    expect(judgePayment(approved, paidBy('one'), [report('APPROVED', 'settle')])).toBe('note');
  });
});
