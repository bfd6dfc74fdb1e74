import { BRAND } from '@lacteos/contracts/brand/brand';
import { fromPesos } from '@lacteos/contracts/money/money';
import { trackingAddress } from '@lacteos/contracts/reference/carrier-tracking';

import {
  afterSaleMailOf,
  confirmationOf,
  dispatchMailOf,
  expiryMailOf,
  paymentMailOf,
} from './order-mails.js';

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

  it('says how a Bre-B order is paid, without the key [N-40-452]', () => {
    const { text } = confirmationOf({ ...order, paymentMethod: 'Bre-B' }, verified, 'https://shop.test');
    expect(text).toContain('con la llave que ve en su pedido y escriba «pedido 7» en la descripción.');
    expect(confirmationOf(order, verified, 'https://shop.test').text).not.toContain('llave');
  });

  it('omits the name and adds a verification link when the address is unverified', () => {
    const { text } = confirmationOf(order, unverified, 'https://shop.test');
    expect(text.split('\n')[0]).toBe('Hola:');
    expect(text).toContain('Confirme que este correo es suyo: https://shop.test/verificar-correo#token');
  });
});

const DETAILS = [
  'Su pedido 7',
  '2 × Kumis natural: $ 27.370,00',
  'Productos: $ 34.900,00',
  'IVA: $ 6.631,00',
  'Total: $ 41.531,00',
  'Dirección de entrega: Calle 15 # 20-30, Villavicencio, Meta',
];
const notice = { orderId: 7, subject: 'Cancelamos su pedido 7', body: 'Su dinero va en camino.' };
const ALL_MAILS = [
  ['received', confirmationOf],
  ['paid', paymentMailOf],
  ['dispatched', dispatchMailOf],
  ['expired', expiryMailOf],
  ['cancelled, returned or refunded', afterSaleMailOf(notice)],
] as const;
const linesOf = ({ text }: { text: string }): string[] => text.replaceAll('\u00a0', ' ').split('\n');

describe('the details of an order', () => {
  it.each(ALL_MAILS)(
    'name products, breakdown, address and contact when it is %s [N-38-221]',
    (_state, mailOf) => {
      const lines = linesOf(mailOf(order, verified, 'https://shop.test'));
      expect(lines.filter((line) => DETAILS.includes(line))).toEqual(DETAILS);
      expect(lines.at(-1)).toMatch(/^Teléfono \d+ · \S+@\S+$/);
    },
  );

  it.each(ALL_MAILS)(
    'leave the typed address out until the mail address is verified, when it is %s [N-38-221]',
    (_state, mailOf) => {
      const { text } = mailOf(order, unverified, 'https://shop.test');
      expect(text).toContain('2 × Kumis natural');
      expect(text).not.toContain('Calle 15');
    },
  );

  it('read as a letter once the order is dispatched, with the tracking page of its carrier [N-38-221]', () => {
    const delivery = { transport: 'SERVIENTREGA', numberGuide: 'G-77' } as never;
    expect(linesOf(dispatchMailOf({ ...order, delivery }, verified, 'https://shop.test'))).toEqual([
      'Hola, Ana:',
      '',
      'Su pedido 7 va en camino con SERVIENTREGA, guía G-77.',
      `Rastree el envío: ${trackingAddress('SERVIENTREGA', 'G-77')}`,
      '',
      'Su pedido 7',
      '2 × Kumis natural: $ 27.370,00',
      '',
      'Productos: $ 34.900,00',
      'IVA: $ 6.631,00',
      'Total: $ 41.531,00',
      '',
      'Dirección de entrega: Calle 15 # 20-30, Villavicencio, Meta',
      '',
      'Puede verlo en https://shop.test/order/7',
      '',
      BRAND.name,
      `Teléfono ${BRAND.phone} · ${BRAND.email}`,
    ]);
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
