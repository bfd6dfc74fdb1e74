import { REGISTRABLE_METHODS, type PaymentMethodLabel } from '@lacteos/contracts/orders/payment-methods';

import { aPaymentRegistration } from '#test/registrations.js';
import { paymentResultOf, registrationProblems } from './registration-rules.js';
import type { PaymentRegistrationDto } from './payment-registration.dto.js';

const NOW = new Date('2026-03-04T15:00:00.000Z');
const payment = (change: Partial<PaymentRegistrationDto> = {}): PaymentRegistrationDto =>
  aPaymentRegistration(NOW, 11_900, change);
const missing = (paymentMethod: PaymentMethodLabel) =>
  Object.keys(registrationProblems(payment({ paymentMethod }), 11_900));

describe('the fields of a registered payment', () => {
  it.each<[PaymentMethodLabel, string[]]>([
    ['Efectivo', []],
    ['Crédito', ['data.expiryDate']],
    ['Cheque', ['data.checkNumber', 'data.checkBank']],
    ['Consignacion Bancolombia', ['data.transactionNumber']],
    ['Tarjeta Débito', ['data.transactionNumber']],
    ['Tarjeta Crédito', ['data.transactionNumber']],
    ['QR Bancolombia', ['data.transactionNumber']],
    ['Nequi', ['data.transactionNumber']],
    ['Daviplata', ['data.transactionNumber']],
    ['Transferencia Bancaria', ['data.transactionNumber']],
  ])('%s needs %j [B-052, B-053, B-054, B-055, B-056, B-057, B-058, B-059]', (method, fields) => {
    expect(REGISTRABLE_METHODS).toContain(method);
    expect(missing(method)).toEqual(fields);
  });

  it('asks for the due date of a Crédito with the text of the specification', () => {
    expect(registrationProblems(payment({ paymentMethod: 'Crédito' }), 11_900)).toEqual({
      'data.expiryDate': 'La fecha de vencimiento es obligatoria para el método de pago seleccionado.',
    });
  });

  it.each(['2026-02-31', '2026-13-01', '31/12/2026', 'pronto'])('refuses the due date %p', (expiryDate) => {
    expect(registrationProblems(payment({ paymentMethod: 'Crédito', expiryDate }), 11_900)).toEqual({
      'data.expiryDate': 'La fecha no es válida.',
    });
  });

  it('refuses another total than the one of the order, and a date that is none', () => {
    expect(registrationProblems(payment({ totalPrice: 1, date: 'hoy' }), 11_900)).toEqual({
      'data.totalPrice': 'El total no es el del pedido.',
      'data.date': 'La fecha no es válida.',
    });
  });

  it('keeps the fields of the method only, with the time of the server [B-136]', () => {
    const sent = {
      transactionNumber: 'T-1',
      checkNumber: 'C-1',
      checkBank: 'Banco',
      expiryDate: '2027-01-01',
    };
    expect(paymentResultOf(payment({ ...sent, paymentMethod: 'Nequi', date: '1999-01-01' }), NOW)).toEqual({
      status: 'Aprobada',
      date: NOW.toISOString(),
      expiryDate: null,
      checkNumber: null,
      checkBank: null,
      transactionNumber: 'T-1',
      transaction: null,
    });
  });
});
