import { fromPesos, toPesos, type Centavos } from '@lacteos/contracts/money/money';
import type { BestCustomer, Dashboard, PageMeta, SalesBreakdown } from '@lacteos/contracts/schemas';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import type { StaffOrderRowDto } from '../list/staff-order-row.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import { OrderLineEntity } from '../../order/row/order-line.entity.js';
import { ReturnEntity, ReturnLineEntity } from '../../order/returned/return.entity.js';
import type { OrderSumsDto } from '../list-sums/order-sums.dto.js';
import { OrderCreditEntity } from '../../order/invoiceable/order-credit.entity.js';
import { type ReturnState } from '../../order/returned/return-states.js';

const DAY = 86_400_000;
const STATE_FILTERS: Readonly<Record<string, string>> = {
  unpaid: 'active=true&isPaid=false',
  paid: 'active=true&isPaid=true&isDelivered=false',
  dispatched: 'active=true&isDelivered=true',
  cancelled: 'active=false',
};

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

  it('contain sales by day and product, orders by state and open checks [N-15-020, N-17-205]', async () => {
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
      sales: { from: '2026-10-22', to: day, orders: 2, total: 8330, average: 4165, returned: 0, credited: 0 },
      today: { from: day, to: day, orders: 2, total: 8330, average: 4165, returned: 0, credited: 0 },
      sameDayLastWeek: {
        from: '2026-11-13',
        to: '2026-11-13',
        orders: 0,
        total: 0,
        average: 0,
        returned: 0,
        credited: 0,
      },
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
      stockCover: [
        { productId: kumis.id, name: 'Kumis', units: 9, sold: 3, days: 84 },
        { productId: cheese.id, name: 'Queso', units: 97, sold: 2, days: 1358 },
      ],
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

  /** Count and total of a list, and the sum of its rows less returned goods. */
  const listed = async (query: string) => {
    const answer = await api.call<StaffOrderRowDto[]>('GET', `/admin/orders?${query}`, { token });
    const { meta } = answer.failure as unknown as { meta: PageMeta };
    const rows = answer.data;
    const gross = rows.reduce((sum, { totalPrice }) => sum + fromPesos(totalPrice), 0);
    const of = (amount: (row: StaffOrderRowDto) => number | undefined) =>
      toPesos(rows.reduce((sum, row) => sum + fromPesos(amount(row) ?? 0), 0) as Centavos);
    const credited = of((row) => row.credited);
    const { data: sums } = await api.call<OrderSumsDto>('GET', `/admin/orders/sums?${query}`, { token });
    expect({ orders: meta.total, total: meta.totalIncome }).toEqual({
      orders: rows.length,
      total: toPesos(gross as Centavos),
    });
    expect(sums).toMatchObject({ orders: rows.length, received: of((row) => row.received) });
    return {
      ids: rows.map(({ id }) => id),
      orders: rows.length,
      total: sums.sales,
      units: sums.units,
      gross: sums.total,
      rows: { total: toPesos((gross - fromPesos(credited)) as Centavos), credited },
      returned: of((row) => row.returned),
      credited: sums.credited,
    };
  };
  const sumOf = async (query: string) => {
    const { orders, total, credited, rows } = await listed(query);
    expect({ total, credited }).toEqual(rows);
    return { orders, total };
  };

  /** Returned units of a dispatched order. */
  const comeBack = async (orderId: number, productId: number, units: number, state: ReturnState) => {
    await api.uow.manager.update(OrderEntity, { id: orderId }, { isDelivered: true });
    const line = await api.uow.manager.findOneByOrFail(OrderLineEntity, { orderId, productId });
    const amount = Math.round(line.unitPrice * units * 1.19) as Centavos;
    const { identifiers } = await api.uow.manager.insert(ReturnEntity, {
      ...{ orderId, requestKey: `back-${orderId}`, kind: 'goods', state, reason: 'defective', note: '' },
      ...{ photo: null, answer: null, amount, askedBy: 1, isByStaff: false },
      ...{ createdAt: api.clock.now(), updatedAt: api.clock.now() },
    });
    const returnId = Number(identifiers[0]?.['id']);
    await api.uow.manager.insert(ReturnLineEntity, {
      ...{ returnId, productId, quantity: units, amount, fate: 'waste' },
    });
    return toPesos(amount);
  };

  it('equal the totals of the lists that they link to [N-17-202, N-17-210, N-33-304]', async () => {
    const today = '2026-11-23';
    const store = await shop.addStore('Puerto Cremoso');
    const cream = await shop.addProduct({ name: 'Doble crema', family: 'QUESOS', price: 7000, stock: 100 });
    const milk = await shop.addProduct({ name: 'Leche', price: 3000, stock: 100 });
    for (const [product, units] of [
      [cream, 2],
      [milk, 5],
      [milk, 1],
    ] as const) {
      const id = await order(product, units);
      await pay(id, product.price * units * 1.19);
      const moments = ['2026-11-23T15:00:00Z', '2026-11-16T15:00:00Z', '2026-11-24T04:59:59Z'];
      await shop.copyOrder(id, 6, (n) => ({
        nDocument: `90${n % 2}`,
        storeId: n % 3 === 0 ? store : 0,
        paymentMethod: n % 2 === 0 ? 'Nequi' : 'Wompi',
        paidAt: new Date(moments[n % 3] ?? ''),
        isInvoice: n === 5,
      }));
    }
    const [cancelled, back, asked] = [await order(milk, 4), await order(cream, 3), await order(milk, 2)];
    for (const [id, net] of [
      [cancelled, 12_000],
      [back, 21_000],
      [asked, 6000],
    ] as const) {
      await pay(id, net * 1.19);
      await api.uow.manager.update(OrderEntity, { id }, { paidAt: new Date(`${today}T15:00:00Z`) });
    }
    await api.call('POST', `/order/${cancelled}/cancellation`, { token, body: { reason: 'Se arrepintió' } });
    const returned = await comeBack(back, cream.id, 2, 'received');
    await comeBack(asked, milk.id, 1, 'approved');
    const noted = 1_190;
    await api.uow.manager.insert(OrderCreditEntity, {
      ...{ cause: 'note:7', orderId: asked, productId: milk.id, quantity: 0 },
      ...{ base: 1_000_00 as Centavos, amount: fromPesos(noted) },
    });
    for (const period of [`from=${today}&to=${today}`, 'from=2026-11-01&to=2026-11-23']) {
      const board = await figures(`?${period}&compareFrom=2026-11-16&compareTo=2026-11-16`);
      const paid = `active=true&isPaid=true&paidFrom=${board.from}&paidTo=${board.to}`;
      expect((await listed(paid)).ids).not.toContain(cancelled);
      expect(board.sales).toMatchObject(await sumOf(paid));
      expect([board.sales.returned, await listed(`${paid}&hasReturns=true`)]).toMatchObject([
        returned,
        { ids: [back], returned },
      ]);
      expect([board.sales.credited, await listed(`${paid}&hasCredits=true`)]).toMatchObject([
        returned + noted,
        { ids: [asked, back], credited: returned + noted },
      ]);
      for (const { state, ...sum } of board.ordersByState) {
        const { orders, gross } = await listed(
          `${STATE_FILTERS[state]}&dayFrom=${board.from}&dayTo=${board.to}`,
        );
        expect({ state, orders, total: gross }).toEqual({ state, ...sum });
      }
      expect(board.compared).toMatchObject(
        await sumOf('active=true&isPaid=true&paidFrom=2026-11-16&paidTo=2026-11-16'),
      );
      expect(board.today).toMatchObject(
        await sumOf(`active=true&isPaid=true&paidFrom=${today}&paidTo=${today}`),
      );
      expect(board.sameDayLastWeek).toEqual(board.compared);
      for (const { day, ...sale } of board.salesByDay)
        expect(sale).toEqual(await sumOf(`active=true&isPaid=true&paidFrom=${day}&paidTo=${day}`));
      for (const { productId, units, total } of board.salesByProduct)
        expect({ units, total }).toEqual(await soldIn(`${paid}&productId=${productId}`));
      const { data } = await api.call<SalesBreakdown>('GET', `/admin/dashboard/breakdown?${period}`, {
        token,
      });
      const customers = await api.call<BestCustomer[]>('GET', `/admin/dashboard/customers?${period}`, {
        token,
      });
      expect([data.stores.length, data.methods.length, customers.data.length > 2]).toEqual([2, 3, true]);
      for (const { storeId, name, ...sale } of data.stores) {
        expect(name).toBe(storeId === 0 ? 'Fábrica' : 'Puerto Cremoso');
        expect(sale).toEqual(await sumOf(`${paid}&storeId=${storeId}`));
      }
      for (const { paymentMethod, ...sale } of data.methods)
        expect(sale).toEqual(await sumOf(`${paid}&paymentMethod=${encodeURIComponent(paymentMethod)}`));
      for (const { document, name: _name, ...sale } of customers.data)
        expect(sale).toEqual(await sumOf(`${paid}&document=${document}`));
      for (const { family, units, total } of data.families) {
        const query = `${paid}&family=${encodeURIComponent(family)}`;
        expect({ units, total }).toEqual(await soldIn(query));
      }
    }
  });

  it('are refused for an invalid date', async () => {
    const { status } = await api.call('GET', '/admin/dashboard/breakdown?from=ayer', { token });
    expect(status).toBe(400);
  });

  /** Units and amount of the product or family that a list is filtered by. */
  const soldIn = async (query: string) => {
    const { units, total } = await listed(query);
    return { units, total };
  };
});
