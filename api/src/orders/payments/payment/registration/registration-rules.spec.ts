import { REGISTRABLE_METHODS, type PaymentMethodLabel } from '@lacteos/contracts/orders/payment-methods';

import { aPaymentRegistration } from '#test/registrations.js';
import { paymentResultOf, registrationProblems } from './registration-rules.js';
import type { PaymentRegistrationDto } from './payment-registration.dto.js';

const NOW = new Date('2026-03-04T15:00:00.000Z');
const payment = (change: Partial<PaymentRegistrationDto> = {}): PaymentRegistrationDto =>
  aPaymentRegistration(NOW, 11_900, change);
const missing = (paymentMethod: PaymentMethodLabel) =>
  Object.keys(registrationProblems(payment({ paymentMethod }), 11_900));

describe('payment registration rules', () => {
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
  ])(
    'require for %s the fields %j [B-052, B-053, B-054, B-055, B-056, B-057, B-058, B-059]',
    (method, fields) => {
      expect(REGISTRABLE_METHODS).toContain(method);
      expect(missing(method)).toEqual(fields);
    },
  );

  it('require the due date of a Crédito with the specified text', () => {
    expect(registrationProblems(payment({ paymentMethod: 'Crédito' }), 11_900)).toEqual({
      'data.expiryDate': 'La fecha de vencimiento es obligatoria para el método de pago seleccionado.',
    });
  });

  it.each(['2026-02-31', '2026-13-01', '31/12/2026', 'pronto'])('reject the due date %p', (expiryDate) => {
    expect(registrationProblems(payment({ paymentMethod: 'Crédito', expiryDate }), 11_900)).toEqual({
      'data.expiryDate': 'La fecha no es válida.',
    });
  });

  it("reject a total other than the order's and an invalid date", () => {
    expect(registrationProblems(payment({ totalPrice: 1, date: 'hoy' }), 11_900)).toEqual({
      'data.totalPrice': 'El total no es el del pedido.',
      'data.date': 'La fecha no es válida.',
    });
  });

  it('keep only the fields of the method and use the server time [B-136]', () => {
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
