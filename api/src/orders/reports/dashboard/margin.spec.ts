import type { Centavos } from '@lacteos/contracts/money/money';
import type { Margin, ProductCost } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { OrderCreditEntity } from '../../order/invoiceable/order-credit.entity.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import { ReturnEntity, ReturnLineEntity } from '../../order/returned/return.entity.js';

const COST = 'cost';

describe.each(DIALECTS)('product costs on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let token: string;
  let cheese: TestProduct;
  let keys = 0;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    token = (await api.signedIn(3)).token;
    cheese = await shop.addProduct({ name: 'Queso', stock: 100, price: 10_000 });
  });
  afterAll(() => api.stop());

  const sell = async (product: TestProduct, units: number, paidAt: string): Promise<number> => {
    const buyer = await api.signedIn(1);
    const body = shop.anOrder(buyer.user, [[product, units]]);
    const { id } = (await shop.place(buyer.token, body, `margin-${(keys += 1)}`)).data;
    await api.uow.manager.update(OrderEntity, { id }, { isPaid: true, paidAt: new Date(paidAt) });
    return id;
  };
  const setCost = (id: number, cost: number, from?: string) =>
    api.call<ProductCost[]>('PUT', `/admin/product/${id}/costs`, { token, body: { cost, from } });
  const margin = async (from: string, to: string) =>
    (await api.call<Margin>('GET', `/admin/dashboard/margin?from=${from}&to=${to}`, { token })).data;
  const costsOf = (costs: ProductCost[]) => costs.map(({ from, cost }) => [from, cost]);

  it('apply from their start date, so that earlier sales keep the earlier cost [N-17-213]', async () => {
    await setCost(cheese.id, 6000, '2026-11-01');
    await setCost(cheese.id, 7000, '2026-11-10');
    expect(costsOf((await setCost(cheese.id, 6500, '2026-11-05')).data)).toEqual([
      ['2026-11-10', 7000],
      ['2026-11-05', 6500],
      ['2026-11-01', 6000],
    ]);
    const ahead = await setCost(cheese.id, 1, '2026-11-21');
    expect([ahead.status, (await setCost(999_999, 1)).status]).toEqual([400, 404]);
    const other = await shop.addProduct({ name: 'Arequipe', stock: 10, price: 500 });
    // The last moment of a Colombian day, and the first of the next.
    await sell(cheese, 1, '2026-11-05T04:59:59.999Z');
    await sell(cheese, 1, '2026-11-05T05:00:00.000Z');
    await sell(cheese, 2, '2026-11-12T15:00:00Z');
    await sell(other, 3, '2026-11-12T15:00:00Z');
    const cancelled = await sell(cheese, 5, '2026-11-12T15:00:00Z');
    await api.uow.manager.update(OrderEntity, { id: cancelled }, { active: false });
    const sold = { sales: 40_000, cost: 6000 + 6500 + 2 * 7000, margin: 13_500 };
    expect(await margin('2026-11-01', '2026-11-20')).toEqual({
      ...{ from: '2026-11-01', to: '2026-11-20', salesWithoutCost: 1500, ...sold },
      products: [{ productId: cheese.id, name: 'Queso', units: 4, ...sold }],
    });
    expect(await margin('2026-11-04', '2026-11-04')).toMatchObject({ cost: 6000, margin: 4000 });
    expect(await margin('2026-11-05', '2026-11-05')).toMatchObject({ cost: 6500, margin: 3500 });
  });

  it('exclude returned units at the cost of the day of sale [N-17-213]', async () => {
    const orderId = await sell(cheese, 3, '2026-10-01T15:00:00Z');
    await setCost(cheese.id, 5000, '2026-09-01');
    const now = api.clock.now();
    const { identifiers } = await api.uow.manager.insert(ReturnEntity, {
      ...{ orderId, requestKey: 'back', kind: 'goods', state: 'refunded', reason: 'wrong', note: '' },
      ...{ photo: null, answer: null, amount: 23_800_00 as Centavos, askedBy: 1, isByStaff: false },
      ...{ createdAt: now, updatedAt: now },
    });
    const returnId = Number(identifiers[0]?.['id']);
    const goods = { returnId, productId: cheese.id, quantity: 2, amount: 23_800_00 as Centavos };
    await api.uow.manager.insert(ReturnLineEntity, { ...goods, fate: 'waste' });
    expect(await margin('2026-10-01', '2026-10-01')).toMatchObject({
      ...{ sales: 10_000, cost: 5000, margin: 5000 },
      products: [{ units: 1 }],
    });
  });

  it('exclude net amount and units of a manual credit note [N-33-304]', async () => {
    const butter = await shop.addProduct({ name: 'Mantequilla', stock: 100, price: 8000 });
    await setCost(butter.id, 5000, '2026-08-01');
    const orderId = await sell(butter, 4, '2026-08-03T15:00:00Z');
    const note = { orderId, productId: butter.id };
    await api.uow.manager.insert(OrderCreditEntity, [
      { ...note, cause: 'note:1', quantity: 0, base: 3_000_00 as Centavos, amount: 3_570_00 as Centavos },
      { ...note, cause: 'note:2', quantity: 1, base: 8_000_00 as Centavos, amount: 9_520_00 as Centavos },
    ]);
    expect(await margin('2026-08-03', '2026-08-03')).toMatchObject({
      ...{ sales: 21_000, cost: 15_000, margin: 6000 },
      products: [{ units: 3 }],
    });
    const list = 'active=true&isPaid=true&paidFrom=2026-08-03&paidTo=2026-08-03';
    for (const query of [list, `${list}&productId=${butter.id}`]) {
      const { data } = await api.call<{ margin: number }>('GET', `/admin/orders/sums?${query}`, { token });
      expect(data.margin).toBe(6000);
    }
  });

  it('are edited with the prices and removed with 0', async () => {
    const kumis = await shop.addProduct({ name: 'Kumis', stock: 10, price: 3000 });
    const set = (cost: number, version: number) =>
      api.call('PUT', '/admin/products/prices', {
        token,
        body: { prices: [{ id: kumis.id, price: 3000, cost, version }] },
      });
    expect((await set(1800, 1)).data).toMatchObject({ products: [{ cost: 1800, version: 2 }] });
    expect((await set(0, 2)).data).toMatchObject({ products: [{ cost: null, version: 3 }] });
    const { data } = await api.call<ProductCost[]>('GET', `/admin/product/${kumis.id}/costs`, { token });
    expect(costsOf(data)).toEqual([['2026-11-20', null]]);
  });

  it('are visible to staff only [N-17-212]', async () => {
    await setCost(cheese.id, 7000);
    const { data } = await api.call<object>('GET', `/admin/product/${cheese.id}`, { token });
    expect(data).toMatchObject({ [COST]: 7000 });
    for (const path of ['/product/products', `/product/${cheese.id}`]) {
      const answer = await api.call<object>('GET', path, { token: (await api.signedIn(1)).token });
      expect([answer.status, JSON.stringify(answer.data)]).toEqual([200, expect.not.stringContaining(COST)]);
    }
    for (const role of [1, 2] as const) {
      const { token: other } = await api.signedIn(role);
      expect((await api.call('GET', `/admin/product/${cheese.id}/costs`, { token: other })).status).toBe(403);
    }
  });
});
