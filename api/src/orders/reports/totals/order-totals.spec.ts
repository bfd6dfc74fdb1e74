import { fromPesos } from '@lacteos/contracts/money/money';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import { ALL_ORDERS, OrderTotalsRepository, type TotalsFilter } from './order-totals.repository.js';
import { TotalsMaintenance } from './totals-maintenance.js';

describe.each(DIALECTS)('order totals on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let product: TestProduct;
  let admin: string;
  let totals: OrderTotalsRepository;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    product = await shop.addProduct({ stock: 1000, price: 1000 });
    admin = (await api.signedIn(3)).token;
    totals = api.app.get(OrderTotalsRepository);
  });
  afterAll(() => api.stop());

  let keys = 0;
  const placed = async (units = 1) => {
    const { user, token } = await api.signedIn(1);
    const answer = await shop.place(token, shop.anOrder(user, [[product, units]]), `totals-${(keys += 1)}`);
    return answer.data.id;
  };
  const pay = (id: number, pesos: number) =>
    api.call('PUT', '/order/paymentResult', { token: admin, body: { id, data: shop.aPayment(pesos) } });
  const sum = (filter: Partial<TotalsFilter> = {}) => totals.sum({ ...ALL_ORDERS, ...filter });
  const counted = async () => {
    const orders = await api.uow.manager.find(OrderEntity);
    const amount = orders.reduce((total, order) => total + order.totalPrice, 0);
    return { orders: orders.length, amount };
  };

  it('equal a count at each step of an order, before and after maintenance [N-21-255]', async () => {
    const id = await placed(2);
    expect(await sum({ isPaid: false })).toEqual({ orders: 1, amount: fromPesos(2380) });
    expect(await totals.salesByProduct('2026-11-01', '2026-11-30', 10)).toEqual([]);
    await api.app.get(TotalsMaintenance).fold();
    expect((await pay(id, 2380)).status).toBe(200);
    expect(await sum({ isPaid: false })).toEqual({ orders: 0, amount: 0 });
    expect(await sum({ isPaid: true, isDelivered: false })).toEqual({ orders: 1, amount: fromPesos(2380) });
    const body = { id, data: shop.aDispatch() };
    expect((await api.call('PUT', '/order/delivery', { token: admin, body })).status).toBe(200);
    for (const folded of [false, true]) {
      if (folded) await api.app.get(TotalsMaintenance).fold();
      expect(await sum({ isDelivered: true })).toEqual({ orders: 1, amount: fromPesos(2380) });
      expect(await sum()).toEqual(await counted());
      expect(await totals.salesByProduct('2026-11-01', '2026-11-30', 10)).toEqual([
        expect.objectContaining({ productId: product.id, units: 2, amount: fromPesos(2380) }),
      ]);
    }
  });

  it('count a cancelled order as cancelled and keep its amount out of the income', async () => {
    const before = await sum({ isPaid: true });
    const id = await placed();
    await api.call('DELETE', `/order/delete?id=${id}`, { token: admin });
    expect(await sum({ active: false })).toEqual({ orders: 1, amount: fromPesos(1190) });
    expect(await sum({ isPaid: true })).toEqual(before);
  });

  it('use the day of payment in Colombia, also around midnight', async () => {
    const id = await placed();
    await pay(id, 1190);
    // 04:59 UTC is the previous day in Colombia.
    await api.uow.manager.update(OrderEntity, { id }, { paidAt: new Date('2026-03-02T04:59:59.999Z') });
    const day = (from: string) => sum({ isPaid: true, from, to: from });
    expect(await day('2026-03-01')).toEqual({ orders: 1, amount: fromPesos(1190) });
    await api.uow.manager.update(OrderEntity, { id }, { paidAt: new Date('2026-03-02T05:00:00.000Z') });
    expect(await day('2026-03-01')).toEqual({ orders: 0, amount: 0 });
    expect(await day('2026-03-02')).toEqual({ orders: 1, amount: fromPesos(1190) });
    expect(await totals.byDay({ ...ALL_ORDERS, isPaid: true, from: '2026-03-01', to: '2026-03-31' })).toEqual(
      [{ day: '2026-03-02', orders: 1, amount: fromPesos(1190) }],
    );
  });

  it('are exact during concurrent changes and maintenance by two replicas', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => placed()));
    const folding = api.app.get(TotalsMaintenance);
    await Promise.all([
      ...ids.map((id, n) =>
        n % 2 ? pay(id, 1190) : api.call('DELETE', `/order/delete?id=${id}`, { token: admin }),
      ),
      folding.fold(),
      folding.fold(),
    ]);
    await folding.fold();
    expect(await sum()).toEqual(await counted());
    expect(await folding.fold()).toBe(0);
  });

  it('ignore a change that was rolled back', async () => {
    const before = await sum();
    const id = await placed();
    const failed = api.uow.run(async () => {
      await api.uow.manager.update(OrderEntity, { id }, { active: false, totalPrice: fromPesos(1) });
      throw new Error('later step');
    });
    await expect(failed).rejects.toThrow('later step');
    expect(await sum()).toEqual({ orders: before.orders + 1, amount: before.amount + fromPesos(1190) });
  });
});
