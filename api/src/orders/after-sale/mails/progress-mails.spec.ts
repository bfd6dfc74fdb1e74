import { fromPesos } from '@lacteos/contracts/money/money';
import type { DeliveryAction } from '@lacteos/contracts/delivery/delivery-progress';

import { dispatchMailOf, movedMailOf } from './order-mails.js';
import { progressMailOf } from './progress-mails.js';

const order = {
  ...{ id: 7, paymentMethod: 'Efectivo', delivery: null },
  lines: [{ name: 'Kumis natural', quantity: 2, total: fromPesos(27_370) }],
  ...{ itemsPrice: fromPesos(23_000), taxPrice: fromPesos(4_370), totalPrice: fromPesos(27_370) },
  shippingAddress: { address: 'Calle 15 # 20-30', city_code: '50001', state_code: '50' } as never,
  trackingUrl: 'https://shop.test/seguimiento#7.abc',
};
const verified = { email: 'ana@demo.test', name: 'Ana', verificationLink: null };
const unverified = { ...verified, name: null, verificationLink: 'https://shop.test/verificar-correo#token' };
const SHOP = 'https://shop.test';

describe('the mail of a step of the delivery', () => {
  it.each([
    ['pack', 'Su pedido 7 está empacado'],
    ['send', 'Su pedido 7 va en camino otra vez'],
    ['deliver', 'Entregamos su pedido 7'],
    ['handOver', 'Entregamos su pedido 7'],
    ['fail', 'No pudimos entregar su pedido 7'],
    ['comeBack', 'Su pedido 7 volvió a nuestra bodega'],
  ] as const)('has a subject and the tracking link, after %s [N-40-290]', (action, subject) => {
    const mail = progressMailOf(action)?.(order, verified, SHOP);
    expect(mail).toMatchObject({ to: 'ana@demo.test', subject });
    expect(mail?.text).toContain('Siga su entrega sin iniciar sesión en https://shop.test/seguimiento#7.abc');
  });

  it('names the reason without its links, and no tracking link to an unproved address [N-40-290]', () => {
    const mail = progressMailOf('fail', 'No había nadie https://malo.test')?.(order, unverified, SHOP);
    expect(mail?.text).toContain('No pudimos entregar su pedido 7: No había nadie');
    expect(mail?.text).not.toMatch(/malo\.test|seguimiento/);
  });

  it('is not sent when an order is unpacked [N-40-290]', () => {
    expect(progressMailOf('unpack' satisfies DeliveryAction)).toBeNull();
  });

  it("says that the shop's own driver brings it [N-40-290]", () => {
    const delivery = { transport: 'Ruta propia', numberGuide: 'R-12' } as never;
    const { text } = dispatchMailOf({ ...order, delivery }, verified, SHOP);
    expect(text).toContain('Su pedido 7 va en camino con nuestro reparto.');
    expect(text).toContain('https://shop.test/seguimiento#7.abc');
  });

  it('says the new day after a move, with the tracking link for a proved address only [N-40-173]', () => {
    const { subject, text } = movedMailOf('2026-12-05')(order, verified, SHOP);
    expect(subject).toBe('Cambiamos el día de entrega de su pedido 7');
    expect(text).toContain('Su pedido 7 llega ahora el sábado 5 de diciembre.');
    expect(text).toContain('https://shop.test/seguimiento#7.abc');
    expect(movedMailOf('2026-12-05')(order, unverified, SHOP).text).not.toMatch(/seguimiento|Calle 15/);
  });
});
