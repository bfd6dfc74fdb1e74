import { fieldNumberOf } from '@lacteos/contracts/parsing/field-number';
import { moneyKind } from '@lacteos/contracts/parsing/number-kinds';
import { changeDue, emptyPayment, paymentProblems, registrationOf, type PaymentValues } from './payment-form';

const NOW = new Date('2026-11-21T15:30:00.000Z');
const values = (part: Partial<PaymentValues> = {}): PaymentValues => ({
  ...emptyPayment({ paymentMethod: 'Efectivo' }),
  ...part,
});

describe('the payment form', () => {
  it.each([
    ['Efectivo', []],
    ['Crédito', ['expiryDate']],
    ['Cheque', ['checkNumber', 'checkBank']],
    ['Consignacion Bancolombia', ['transactionNumber']],
    ['Tarjeta Débito', ['transactionNumber']],
    ['Tarjeta Crédito', ['transactionNumber']],
    ['QR Bancolombia', ['transactionNumber']],
    ['Nequi', ['transactionNumber']],
    ['Daviplata', ['transactionNumber']],
    ['Transferencia Bancaria', ['transactionNumber']],
    ['Bre-B', ['transactionNumber']],
  ])('needs for %s: %j', (paymentMethod, fields) => {
    expect(Object.keys(paymentProblems(values({ paymentMethod })))).toEqual(fields);
    const filled = { paymentMethod, expiryDate: '2027-01-31', checkNumber: '1', checkBank: 'B' };
    expect(paymentProblems(values({ ...filled, transactionNumber: '2' }))).toEqual({});
  });

  it('rejects blanks as a value', () => {
    expect(paymentProblems(values({ paymentMethod: 'Nequi', transactionNumber: '  ' }))).toHaveProperty(
      'transactionNumber',
    );
  });

  it('asks for a method of its own when Wompi was ordered', () => {
    expect(paymentProblems(emptyPayment({ paymentMethod: 'Wompi' }))).toEqual({
      paymentMethod: 'Por favor, selecciona un método de pago.',
    });
  });

  it('sends null for the fields of other methods [B-135, B-136]', () => {
    const typed = { checkNumber: '1', checkBank: 'B', transactionNumber: 'T', expiryDate: '2027-01-31' };
    expect(registrationOf(values({ ...typed, paymentMethod: 'Daviplata' }), 29_750, NOW)).toEqual({
      totalPrice: 29_750,
      status: 'Aprobada',
      date: '2026-11-21T15:30:00.000Z',
      expiryDate: null,
      paymentMethod: 'Daviplata',
      checkNumber: null,
      checkBank: null,
      transactionNumber: 'T',
    });
  });

  it.each([
    ['50.000', 2_025_000],
    ['$ 29.750', 0],
    ['29750,50', 50],
    ['20000', -975_000],
    ['', null],
    ['cincuenta', null],
    ['1,234', null],
    ['50.00', null],
  ])('counts the change of %p [N-17-008]', (received, due) => {
    expect(changeDue(29_750, fieldNumberOf(received, moneyKind()))).toBe(due);
  });
});
