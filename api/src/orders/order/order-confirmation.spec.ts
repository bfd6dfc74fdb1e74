import { fromPesos } from '@lacteos/contracts';

import { confirmationOf } from './order-confirmation.js';

const shippingAddress = {
  first_name: 'Ana',
  last_name: 'Ruiz',
  nameCompany: 'N/A',
  address: 'Calle 1',
  city_code: '50001',
  state_code: '50',
  email: 'ana@demo.test',
  phone: '3001234567',
};
const order = { id: 7, shippingAddress, paymentMethod: 'Efectivo', totalPrice: fromPesos(41531) };

describe('order confirmation', () => {
  it('names the order, its total and where to see it', () => {
    const mail = confirmationOf(order, 'https://shop.test');
    expect(mail).toMatchObject({ to: 'ana@demo.test', subject: 'Recibimos su pedido 7' });
    expect(mail?.text).toContain('41.531,00');
    expect(mail?.text).toContain('https://shop.test/order/7');
  });

  it('is not written when nobody left an address', () => {
    expect(
      confirmationOf({ ...order, shippingAddress: { ...shippingAddress, email: '' } }, 'https://shop.test'),
    ).toBeNull();
  });
});
