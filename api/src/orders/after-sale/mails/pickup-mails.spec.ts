import { fromPesos } from '@lacteos/contracts/money/money';

import { confirmationOf, expiryMailOf } from './order-mails.js';
import { progressMailOf } from './progress-mails.js';

const pickup = {
  code: 'AC34DE',
  readyFrom: new Date('2026-11-27T16:00:00-05:00'),
  until: new Date('2026-12-01T18:00:00-05:00'),
  store: 'Tienda La Ceiba',
  address: 'Calle 1 # 2-3',
  city: 'Acacías',
  phone: '3100000000',
  hours: { weekdays: '08:00-12:00,14:00-18:00', saturday: '08:00-13:00', sunday: '' },
};
const order = {
  id: 7,
  paymentMethod: 'Efectivo',
  lines: [{ name: 'Kumis natural', quantity: 2, total: fromPesos(27370) }],
  itemsPrice: fromPesos(34900),
  taxPrice: fromPesos(6631),
  totalPrice: fromPesos(41531),
  delivery: null,
  shippingAddress: { address: 'Calle 15 # 20-30', city_code: '50001', state_code: '50' } as never,
  pickup,
};
const mailTo = (verificationLink: string | null) =>
  confirmationOf(order, { email: 'ana@demo.test', name: 'Ana', verificationLink }, 'https://shop.test').text;

describe('the mail about an order to pick up', () => {
  it('says where, from when, until when, and the code [N-40-220]', () => {
    const text = mailTo(null);
    for (const line of [
      'Recójalo en Tienda La Ceiba, Calle 1 # 2-3, Acacías.',
      'Estará listo el viernes 27 de noviembre, 4:00 p. m.',
      'Lo guardamos hasta el martes 1 de diciembre, 6:00 p. m.',
      'Muestre este código o su documento: AC34DE',
      'Teléfono de la tienda: 3100000000',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).not.toContain('fecha de entrega');
    expect(text).not.toContain('Calle 15');
  });

  it('says of one that lapsed that nobody paid or fetched it [N-40-504]', () => {
    const addressee = { email: 'ana@demo.test', name: 'Ana', verificationLink: null };
    const { text } = expiryMailOf(order, addressee, 'https://shop.test');
    expect(text).toContain('Su pedido 7 no se pagó ni se recogió a tiempo');
    const home = expiryMailOf({ ...order, pickup: null }, addressee, 'https://shop.test');
    expect(home.text).toContain('No recibimos a tiempo el pago de su pedido 7');
  });

  it('says once packed that it waits at the store, with its hours [N-40-176]', () => {
    const packed = progressMailOf('pack');
    const addressee = { email: 'ana@demo.test', name: 'Ana', verificationLink: null };
    const mail = packed?.(order, addressee, 'https://shop.test');
    expect(mail?.subject).toBe('Su pedido 7 está listo para recoger');
    for (const line of [
      'Ya empacamos su pedido 7. Lo espera en Tienda La Ceiba, Calle 1 # 2-3, Acacías.',
      'Lunes a viernes: 8:00 a. m. a 12:00 m. y 2:00 p. m. a 6:00 p. m.',
      'Sábado: 8:00 a. m. a 1:00 p. m.',
      'Domingos y festivos: Cerrado',
      'Lo guardamos hasta el martes 1 de diciembre, 6:00 p. m.',
      'Muestre este código o su documento: AC34DE',
      'Teléfono de la tienda: 3100000000',
    ])
      expect(mail?.text.split('\n')).toContain(line);
    expect(mail?.text).not.toMatch(/cuando salga|Estará listo/);
    const unverified = { ...addressee, verificationLink: 'https://shop.test/verificar-correo#token' };
    expect(packed?.(order, unverified, 'https://shop.test').text).not.toContain('AC34DE');
    const withoutHours = { ...order, pickup: { ...pickup, hours: null } };
    expect(packed?.(withoutHours, addressee, 'https://shop.test').text).not.toContain('Cerrado');
  });

  it('keeps the code from an address that nobody has verified [N-40-220]', () => {
    const text = mailTo('https://shop.test/verificar-correo#token');
    expect(text).not.toContain('AC34DE');
    expect(text).toContain('Muestre su documento, o el código que está en la página del pedido.');
  });
});
