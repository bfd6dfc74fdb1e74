import type { CashShift, NewSale, Sale, ShiftPaper } from '@lacteos/contracts/schemas';

import { MoneyCheckRepository } from '#orders/reports/money-check/money-check.repository.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';

type Caller = Awaited<ReturnType<ShopBuilder['cashier']>>;

const [CASH, NEQUI] = [1, 8];
const PRICE = 4_608;
const OPENING = [{ value: 50_000, count: 1 }];

describe.each(DIALECTS)('the paper of a shift on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let product: TestProduct;
  let keys = 0;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    product = await shop.addProduct({ price: PRICE, taxClassification: 'Excluded', stock: 0 });
  });
  afterAll(() => api.stop());

  const seller = async (): Promise<Caller & { shiftId: number }> => {
    const cashier = await shop.cashier();
    await shop.stock(cashier.storeId, product.id, 50);
    const body = { counts: OPENING };
    const { data } = await api.call<CashShift>('POST', '/admin/cash-desk/shift', { ...cashier, body });
    return { ...cashier, shiftId: data.id };
  };
  const send = async <T>({ token }: Caller, path: string, body: object): Promise<T> => {
    const headers = { 'idempotency-key': `paper-${(keys += 1)}` };
    const { status, data, text } = await api.call<T>('POST', path, { token, body, headers });
    if (status >= 300) throw new Error(text);
    return data;
  };
  const sell = (caller: Caller, quantity: number, payments: NewSale['payments']) =>
    send<Sale>(caller, '/till/sales', {
      items: [{ id_product: product.id, quantity }],
      payments,
      totalPrice: quantity * PRICE,
    });
  const paperOf = async (shiftId: number, { token }: { token: string }) =>
    (await api.call<ShiftPaper>('GET', `/till/shifts/${shiftId}/paper`, { token })).data;
  /** Everything but the expected cash, which it has to make. */
  const cashOf = ({ opening, sales, roundings, refunds, movements }: ShiftPaper): number =>
    opening +
    (sales.byMethod.find(({ method }) => method === 'Efectivo')?.amount ?? 0) +
    (roundings ?? 0) -
    (refunds ?? 0) +
    movements.reduce((sum, { amount }) => sum + amount, 0);

  it('adds sales by method, roundings, refunds and movements to what is expected [N-39-259]', async () => {
    const caller = await seller();
    await sell(caller, 1, [{ paymentId: CASH, amount: PRICE, received: 5_000 }]);
    const split = await sell(caller, 2, [
      { paymentId: NEQUI, amount: 5_000, reference: 'M-1' },
      { paymentId: CASH, amount: 4_216 },
    ]);
    const voided = await sell(caller, 3, [{ paymentId: CASH, amount: 13_824 }]);
    await send(caller, `/till/sales/${voided.id}/void`, { reason: 'Se equivocó de producto' });
    const lines = [{ id_product: product.id, quantity: 1, fate: 'saleable' }];
    await send(caller, '/till/returns', { orderId: split.id, lines, reason: 'No le gustó' });
    const order = await shop.placedBy(caller, [[product, 1]]);
    const body = { id: order.id, data: shop.aPayment(PRICE) };
    await api.call('PUT', '/order/paymentResult', { token: caller.token, body });
    await send(caller, '/till/movements', { kind: 'expense', amount: 1_000, note: 'Bolsas' });

    const watcher = await api.signedIn(4);
    const paper = await paperOf(caller.shiftId, watcher);
    expect(paper).toMatchObject({
      kind: 'X',
      sales: {
        ...{ count: 2, voided: 1 },
        byMethod: [
          { method: 'Efectivo', count: 2, amount: PRICE + 4_216 },
          { method: 'Nequi', count: 1, amount: 5_000 },
        ],
      },
      movements: [
        { kind: 'payment', amount: PRICE, orderId: order.id },
        { kind: 'expense', amount: -1_000, note: 'Bolsas', orderId: null },
      ],
    });
    expect(paper.expected).toBe(cashOf(paper));
    expect(await paperOf(caller.shiftId, caller)).toMatchObject({
      sales: { count: 2, byMethod: [{ method: 'Nequi', count: 1, amount: 5_000 }] },
      movements: [{ kind: 'expense' }],
      ...{ refunds: null, roundings: null, expected: null },
    });
    const closing = { shiftId: caller.shiftId, counts: [], note: 'Nada quedó' };
    await api.call('PUT', '/admin/cash-desk/shift', { token: caller.token, body: closing });
    const closed = await paperOf(caller.shiftId, caller);
    expect(closed).toMatchObject({ kind: 'Z', expected: paper.expected, counted: 0 });
    expect(closed.sales).toEqual(paper.sales);
    expect(await new MoneyCheckRepository(api.uow).faults()).toEqual([]);
  });

  it('is checked by check:money: parts, roundings, movements by hand and freed drawers [N-39-268]', async () => {
    const caller = await seller();
    const sale = await sell(caller, 1, [{ paymentId: CASH, amount: PRICE }]);
    await send(caller, '/till/movements', { kind: 'change', amount: 1_000, note: 'Sencillo' });
    const faults = async () => (await new MoneyCheckRepository(api.uow).faults()).map(({ rule }) => rule);
    expect(await faults()).toEqual([]);
    const broken = async (sql: string, undo: string): Promise<string[]> => {
      await api.uow.manager.query(sql);
      const found = await faults();
      await api.uow.manager.query(undo);
      return found;
    };
    const cash = `cash_movements SET amount = amount`;
    const ofSale = (kind: string) => `WHERE order_id = ${sale.id} AND kind = '${kind}'`;
    expect(
      await broken(`UPDATE ${cash} + 1 ${ofSale('payment')}`, `UPDATE ${cash} - 1 ${ofSale('payment')}`),
    ).toEqual(['the movements of an order are the cash that was received for it']);
    expect(
      await broken(`UPDATE ${cash} + 1 ${ofSale('rounding')}`, `UPDATE ${cash} - 1 ${ofSale('rounding')}`),
    ).toEqual(['roundings are those of the cash of an order less those given back']);
    const byHand = `WHERE kind = 'change' AND shift_id = ${caller.shiftId}`;
    expect(
      await broken(
        `UPDATE cash_movements SET amount = -amount ${byHand}`,
        `UPDATE cash_movements SET amount = -amount ${byHand}`,
      ),
    ).toEqual(['a movement by hand is in a shift, and has its direction']);
    const shift = `UPDATE cash_shifts SET open_drawer`;
    expect(
      await broken(
        `${shift} = NULL WHERE id = ${caller.shiftId}`,
        `${shift} = drawer_id WHERE id = ${caller.shiftId}`,
      ),
    ).toEqual(['an open shift has its person and drawer, a closed one has freed its person']);
    expect(await faults()).toEqual([]);
  });
});
