import {
  CASH_DESK_METHODS,
  PAYMENT_METHOD_LABELS,
  PAYMENT_METHODS,
  paymentMethodNamed,
  registrationFieldsOf,
  REGISTRABLE_METHODS,
  type PaymentMethod,
} from './payment-methods.js';

const { hint: _hint, ...WITHOUT_HINT } = PAYMENT_METHODS.nequi;
// @ts-expect-error An entry that lacks a fact does not compile.
const INCOMPLETE: PaymentMethod = WITHOUT_HINT;

const orderedBy = (...who: PaymentMethod['orderedBy'][]): string[] =>
  Object.values<PaymentMethod>(PAYMENT_METHODS)
    .filter((method) => who.includes(method.orderedBy))
    .map(({ label }) => label);

describe('the table of payment methods', () => {
  it('does not compile when an entry lacks a field [N-15-045]', () => {
    expect(INCOMPLETE).not.toHaveProperty('hint');
  });

  it('has nine methods for orders and two for registered payments only [S-192]', () => {
    expect(orderedBy('everybody', 'staff')).toEqual([
      'Efectivo',
      'Crédito',
      'Tarjeta Débito',
      'Tarjeta Crédito',
      'Wompi',
      'Consignacion Bancolombia',
      'QR Bancolombia',
      'Nequi',
      'Daviplata',
    ]);
    expect(orderedBy('nobody')).toEqual(['Cheque', 'Transferencia Bancaria']);
    expect(orderedBy('everybody')).toEqual(['Efectivo', 'Wompi']);
  });

  it('has Bre-B beside them, which a setting offers and staff register by its number [N-40-450]', () => {
    expect(orderedBy('setting')).toEqual(['Bre-B']);
    expect(registrationFieldsOf('Bre-B')).toEqual(['transactionNumber']);
    expect(CASH_DESK_METHODS.at(-1)).toBe('Bre-B');
  });

  it("lets staff register all but the provider's methods", () => {
    expect(REGISTRABLE_METHODS).toEqual(PAYMENT_METHOD_LABELS.filter((label) => label !== 'Wompi'));
  });

  it("lists the specification's four methods first at the cash desk", () => {
    expect(CASH_DESK_METHODS.slice(0, 4)).toEqual([
      'WompyBancolombia',
      'Efectivo',
      'Transferencia Bancaria',
      'Cheque',
    ]);
    expect(new Set(CASH_DESK_METHODS).size).toBe(PAYMENT_METHOD_LABELS.length);
    expect(paymentMethodNamed('WompyBancolombia')?.label).toBe('Wompi');
  });

  it('gives each method a unique name and id', () => {
    const methods = Object.values(PAYMENT_METHODS);
    expect(new Set(methods.map(({ id }) => id)).size).toBe(methods.length);
    expect(new Set(PAYMENT_METHOD_LABELS).size).toBe(methods.length);
    expect(['Trueque', undefined, null].map(paymentMethodNamed)).toEqual([null, null, null]);
  });
});
