import { fromPesos } from '@lacteos/contracts/money/money';

import { confirmationOf, dispatchMailOf, expiryMailOf, paymentMailOf } from './order-mails.js';

const order = {
  id: 7,
  paymentMethod: 'Efectivo',
  lines: [{ name: 'Kumis natural', quantity: 2, total: fromPesos(27370) }],
  itemsPrice: fromPesos(34900),
  taxPrice: fromPesos(6631),
  totalPrice: fromPesos(41531),
  delivery: null,
  shippingAddress: { address: 'Calle 15 # 20-30', city_code: '50001', state_code: '50' } as never,
};
const verified = { email: 'ana@demo.test', name: 'Ana', verificationLink: null };
const unverified = {
  email: 'ana@demo.test',
  name: null,
  verificationLink: 'https://shop.test/verificar-correo#token',
};

describe('order confirmation', () => {
  it('contains the order number, the total and a link to the order', () => {
    const mail = confirmationOf(order, verified, 'https://shop.test');
    expect(mail).toMatchObject({ to: 'ana@demo.test', subject: 'Recibimos su pedido 7' });
    expect(mail.text).toContain('Hola, Ana:');
    expect(mail.text).toContain('41.531,00');
    expect(mail.text).toContain('https://shop.test/order/7');
    expect(mail.text).not.toContain('verificar-correo');
  });

  it('omits the name and adds a verification link when the address is unverified', () => {
    const { text } = confirmationOf(order, unverified, 'https://shop.test');
    expect(text.split('\n')[0]).toBe('Hola:');
    expect(text).toContain('Confirme que este correo es suyo: https://shop.test/verificar-correo#token');
  });
});

describe('the details of an order', () => {
  it('name products, breakdown, address and contact in the mails of order and payment [N-38-221]', () => {
    for (const mailOf of [confirmationOf, paymentMailOf]) {
      const { text } = mailOf(order, verified, 'https://shop.test');
      const lines = text.replaceAll('\u00a0', ' ').split('\n');
      expect(lines).toEqual(
        expect.arrayContaining([
          '2 × Kumis natural: $ 27.370,00',
          'Productos: $ 34.900,00',
          'IVA: $ 6.631,00',
          'Total: $ 41.531,00',
          'Dirección de entrega: Calle 15 # 20-30, Villavicencio, Meta',
          expect.stringMatching(/^Teléfono \d+ · \S+@\S+$/),
        ]),
      );
    }
  });

  it('leave the typed address out until the mail address is verified [N-38-221]', () => {
    const { text } = confirmationOf(order, unverified, 'https://shop.test');
    expect(text).toContain('2 × Kumis natural');
    expect(text).not.toContain('Calle 15');
  });
});

describe('mails about an order', () => {
  it.each([
    ['paid', paymentMailOf],
    ['dispatched', dispatchMailOf],
    ['expired', expiryMailOf],
  ])(
    'strip line breaks and links from names and delivery data when it is %s [N-16-160]',
    (_state, mailOf) => {
      const typed = { ...verified, name: 'Ana\r\nBcc: eva@malo.test https://malo.test' };
      const delivery = { transport: 'Moto\nmalo.test/premio', numberGuide: '77\r\nX' };
      const { text } = mailOf({ ...order, delivery } as never, typed, 'https://shop.test');
      expect(text.split('\n')[0]).toBe('Hola, Ana Bcc::');
      expect(text).not.toContain('malo.test');
      expect(text.split('\n').filter((line) => line === 'X')).toEqual([]);
    },
  );
});
