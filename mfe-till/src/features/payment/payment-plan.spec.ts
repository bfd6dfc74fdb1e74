import { centavos } from '@lacteos/contracts/money/money';
import { likelyCash, NO_PAYMENT, planPayment, type PaymentDraft } from './payment-plan';

const TOTAL = centavos(12_345_00);
const plan = (draft: Partial<PaymentDraft>, unit = 50) =>
  planPayment(TOTAL, { ...NO_PAYMENT, main: 'cash', ...draft }, unit);

describe('the payment of a sale', () => {
  it('in cash rounds what is handed over and gives change, while the part stays exact [N-39-515]', () => {
    expect(plan({ received: '20.000' })).toMatchObject({
      payments: [{ paymentId: 1, amount: 12_345, received: 20_000 }],
      toHand: 12_350_00,
      rounding: 5_00,
      change: 7_650_00,
      problem: null,
    });
  });

  it('in cash is exact where nothing was typed', () => {
    expect(plan({})).toMatchObject({ payments: [{ received: 12_350 }], change: 0, problem: null });
  });

  it('refuses too little cash and names what is missing [N-39-515]', () => {
    expect(plan({ received: '12000' }).problem).toEqual({ field: 'received', text: 'Faltan $\u00a0350,00.' });
    expect(plan({ received: 'veinte' }).problem?.field).toBe('received');
  });

  it('by Nequi is exact, with its number and without rounding', () => {
    expect(plan({ main: 'nequi', reference: ' M-77 ' })).toEqual({
      payments: [{ paymentId: 8, amount: 12_345, reference: 'M-77' }],
      toHand: null,
      rounding: 0,
      received: null,
      change: 0,
      problem: null,
    });
  });

  it('is asked for', () => {
    expect(plan({ main: null })).toMatchObject({ payments: [], problem: { field: 'method' } });
  });

  it('divides between a card and cash, which alone is rounded [N-39-516]', () => {
    const part = { method: 'debitCard', amount: '10.000', reference: '' } as const;
    expect(plan({ part, received: '5.000' })).toMatchObject({
      payments: [
        { paymentId: 3, amount: 10_000 },
        { paymentId: 1, amount: 2_345, received: 5_000 },
      ],
      toHand: 2_350_00,
      rounding: 5_00,
      change: 2_650_00,
      problem: null,
    });
  });

  it.each(['', '0', '12.345', '99999999'])('refuses %p as a part of it [N-39-516]', (amount) => {
    expect(plan({ part: { method: 'nequi', amount, reference: '' } }).problem?.field).toBe('part');
  });

  it('offers the notes that a customer probably gives', () => {
    expect(likelyCash(centavos(12_350_00))).toEqual([12_350, 14_000, 15_000, 20_000]);
    expect(likelyCash(centavos(50_000_00))).toEqual([50_000, 60_000, 100_000]);
  });
});
