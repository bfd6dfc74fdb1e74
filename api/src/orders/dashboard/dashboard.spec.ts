import type { Dashboard } from '@lacteos/contracts';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { OrderEntity } from '../order/order.entity.js';

const DAY = 86_400_000;

describe.each(DIALECTS)('dashboard figures on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let token: string;
  let keys = 0;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    token = (await api.signedIn(3)).token;
  });
  afterAll(() => api.stop());

  const order = async (product: TestProduct, units: number) => {
    const buyer = await api.signedIn(1);
    const body = shop.anOrder(buyer.user, [[product, units]]);
    return (await shop.place(buyer.token, body, `board-${(keys += 1)}`)).data.id;
  };
  const pay = (id: number, pesos: number) =>
    api.call('PUT', '/order/paymentResult', { token, body: { id, data: shop.aPayment(pesos) } });
  const figures = async (query = '') =>
    (await api.call<Dashboard>('GET', `/admin/dashboard${query}`, { token })).data;

  it('contain sales by day and product, orders by state, and what staff must check', async () => {
    const kumis = await shop.addProduct({ name: 'Kumis', stock: 12, price: 1000 });
    const cheese = await shop.addProduct({ name: 'Queso', stock: 100, price: 2000 });
    const [first, second, third, fourth] = [
      await order(kumis, 3),
      await order(cheese, 2),
      await order(cheese, 1),
      await order(cheese, 1),
    ];
    await pay(first, 3570);
    await pay(second, 4760);
    await api.call('PUT', '/order/delivery', { token, body: { id: second, data: shop.aDispatch() } });
    await api.call('DELETE', `/order/delete?id=${third}`, { token });
    await api.uow.manager.update(
      OrderEntity,
      { id: first },
      { paidWithoutStock: true, paymentAlert: 'wrong-amount' },
    );
    const day = '2026-11-20';
    expect(await figures()).toEqual({
      from: '2026-10-22',
      to: day,
      salesByDay: [{ day, orders: 2, total: 8330 }],
      salesByProduct: [
        { productId: cheese.id, name: 'Queso', units: 2, total: 4760 },
        { productId: kumis.id, name: 'Kumis', units: 3, total: 3570 },
      ],
      ordersByState: [
        { state: 'unpaid', orders: 1, total: 2380 },
        { state: 'paid', orders: 1, total: 3570 },
        { state: 'dispatched', orders: 1, total: 4760 },
        { state: 'cancelled', orders: 1, total: 2380 },
      ],
      lowStock: [{ productId: kumis.id, name: 'Kumis', units: 9 }],
      paidWithoutStock: 1,
      paymentAlerts: 1,
      lateDispatches: 0,
      lateSince: '2026-11-17',
    });
    expect((await figures('?from=2026-01-01&to=2026-01-31')).salesByDay).toEqual([]);
    expect(fourth).toBeGreaterThan(0);
    api.clock.advance(3 * DAY);
    token = (await api.signedIn(3)).token;
    expect(await figures()).toMatchObject({ lateDispatches: 1, lateSince: day });
  });
});
