import { fromPesos, toPesos } from '@lacteos/contracts/money/money';
import { cashRounding } from '@lacteos/contracts/counter/counter-sale';
import { FINAL_CONSUMER } from '@lacteos/contracts/reference/reference-data';
import type { CashShift, NewSale, Sale } from '@lacteos/contracts/schemas';

import { CashierStores, Drawers } from '#partners/index.js';
import { AuditEntry } from '#platform/audit/index.js';
import { type Answer, DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderSearchTermEntity } from '#orders/order/search/order-search-term.entity.js';
import { OrderEventEntity } from '#orders/order/timeline/order-event.entity.js';
import { CashMovementEntity } from '#orders/payments/cash-desk/cash-movement.entity.js';
import { OrderPaymentEntity } from '#orders/order/row/order-payment.entity.js';

const CASH = 1;
const NEQUI = 8;
const DEBIT_CARD = 3;
const WOMPI = 5;
const CREDIT = 2;
const DISPATCHED = 7;

type Seller = Awaited<ReturnType<ShopBuilder['cashier']>> & { shiftId: number };

describe.each(DIALECTS)('a sale over the counter on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let seller: Seller;
  let keys = 0;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    seller = await newSeller();
  });
  afterAll(() => api.stop());

  async function newSeller(): Promise<Seller> {
    const cashier = await shop.cashier();
    return { ...cashier, shiftId: await shop.openShift(cashier.token) };
  }
  async function inStore(
    change: Parameters<ShopBuilder['addProduct']>[0] = {},
    units = 10,
  ): Promise<TestProduct> {
    const product = await shop.addProduct({ stock: 0, ...change });
    if (units > 0) await shop.stock(seller.storeId, product.id, units);
    return product;
  }
  /** Paid in cash unless said. */
  function aSale(items: readonly (readonly [TestProduct, number])[], change: Partial<NewSale> = {}): NewSale {
    const { totalPrice } = shop.anOrder(seller.user, items);
    return {
      items: items.map(([{ id }, quantity]) => ({ id_product: id, quantity })),
      payments: [{ paymentId: CASH, amount: totalPrice, received: Math.ceil(totalPrice / 50_000) * 50_000 }],
      totalPrice,
      ...change,
    };
  }
  const sell = (body: unknown, key = `sale-${(keys += 1)}`, token = seller.token): Promise<Answer<Sale>> =>
    api.call<Sale>('POST', '/till/sales', { token, body, headers: { 'idempotency-key': key } });
  const codeOf = async (body: unknown, token = seller.token): Promise<string> =>
    (await sell(body, undefined, token)).failure.code;
  const orders = () => api.uow.manager.count(OrderEntity);
  const movementsOf = async (orderId: number) =>
    (await api.uow.manager.find(CashMovementEntity, { where: { orderId }, order: { id: 'ASC' } })).map(
      ({ kind, amount, shiftId }) => [kind, Number(amount), shiftId],
    );

  it('is paid and handed over at once, with its units, cash, timeline and receipt [N-39-100]', async () => {
    const yogurt = await inStore({ name: 'Yogurt de fresa', price: 11_600 });
    const cheese = await inStore({ price: 9_990, taxClassification: 'Excluded' });
    const sale = aSale([
      [yogurt, 2],
      [cheese, 1],
    ]);
    const { status, data } = await sell(sale);
    expect(status).toBe(201);
    const total = 37_598;
    expect(data).toMatchObject({ totalPrice: total, change: 12_400 });
    const order = await api.uow.manager.findOneByOrFail(OrderEntity, { id: data.id });
    expect(order).toMatchObject({
      storeId: seller.storeId,
      userId: seller.user.id,
      shiftId: seller.shiftId,
      nDocument: FINAL_CONSUMER,
      customer: null,
      isPaid: true,
      isDelivered: true,
      active: true,
      paymentMethod: 'Efectivo',
      delivery: { transport: 'Entregado en tienda', numberGuide: '', shippingAddressCity: 'Acacías' },
    });
    expect(order.deliveredAt).toEqual(order.paidAt);
    expect(order.shippingAddress).toMatchObject({ city_code: '50006', state_code: '50' });
    expect(await shop.levelOf(seller.storeId, yogurt.id)).toBe(8);
    expect(await movementsOf(data.id)).toEqual([
      ['payment', 37_598_00, seller.shiftId],
      ['rounding', 2_00, seller.shiftId],
    ]);
    const events = await api.uow.manager.findBy(OrderEventEntity, { orderId: data.id });
    expect(events.map(({ name, detail }) => [name, detail?.replaceAll('\u00a0', ' ') ?? null])).toEqual([
      ['OrderPlaced', null],
      ['OrderPaid', 'Efectivo $ 37.598,00'],
      ['OrderDispatched', 'Entregado en tienda'],
    ]);
    const [audited] = await api.uow.manager.findBy(AuditEntry, {
      subject: 'order',
      subjectId: String(data.id),
    });
    expect(audited).toMatchObject({ action: 'orders.sold', actorId: seller.user.id });
    const terms = await api.uow.manager.findBy(OrderSearchTermEntity, { orderId: data.id });
    expect(terms.map(({ term }) => term)).toContain('consumidor');
    expect(new Set(terms.map(({ state }) => state))).toEqual(new Set([DISPATCHED]));
    expect(data.receipt).toMatchObject({
      company: { nit: '900555111-6' },
      store: { id: seller.storeId, name: 'Tienda', city: 'Acacías' },
      number: data.id,
      shiftId: seller.shiftId,
      drawer: 'Caja 1',
      customer: null,
      lines: [
        {
          name: 'Yogurt de fresa',
          presentation: 'Botella 1000 g',
          quantity: 2,
          price: 13_804,
          total: 27_608,
        },
        { quantity: 1, price: 9_990, total: 9_990 },
      ],
      vat: [
        { name: 'Gravado 19%', base: 23_200, tax: 4_408 },
        { name: 'Excluido', base: 9_990, tax: 0 },
      ],
      total,
      parts: [{ method: 'Efectivo', amount: total, received: 50_000, reference: null }],
      rounding: 2,
      change: 12_400,
      invoice: null,
      state: 'valid',
    });
    const { data: again } = await api.call('GET', `/till/sales/${data.id}/receipt-data`, {
      token: seller.token,
    });
    expect(again).toEqual(data.receipt);
  });

  it('rounds cash to the nearest 50 pesos, half up, and no other payment [N-39-101]', async () => {
    const unit = fromPesos(50);
    const rounded = [124.99, 125, 149.99, 150, 174.99, 175, 24.99, 25].map((pesos) =>
      toPesos(cashRounding(fromPesos(pesos), unit)),
    );
    expect(rounded).toEqual([-24.99, 25, 0.01, 0, -24.99, 25, -24.99, 25]);
    const product = await inStore({ price: 1_000.5 });
    const sale = aSale([[product, 1]]);
    const byCard = await sell({ ...sale, payments: [{ paymentId: DEBIT_CARD, amount: sale.totalPrice }] });
    expect(byCard.data.receipt).toMatchObject({ total: 1_190.6, rounding: 0, change: 0 });
    expect(await movementsOf(byCard.data.id)).toEqual([]);
    const exact = await sell({ ...sale, payments: [{ paymentId: CASH, amount: sale.totalPrice }] });
    expect(exact.data).toMatchObject({ totalPrice: 1_190.6, change: 0 });
    expect(exact.data.receipt).toMatchObject({ rounding: 9.4, parts: [{ received: 1_200 }] });
  });

  it('counts each part of a split sale under its own method, and the sale once [N-39-740]', async () => {
    const product = await inStore({ price: 10_000, taxClassification: 'Excluded' });
    const { token } = await api.signedIn(4);
    type Totals = { paymentMethod: string; orders: number; total: number; received: number }[];
    const totalsOf = async (query = ''): Promise<Map<string, Totals[number]>> => {
      const { data } = await api.call<Totals>('GET', `/admin/cash-desk/totals${query}`, { token });
      return new Map(data.map((row) => [row.paymentMethod, row]));
    };
    const growth = async (query: string, act: () => Promise<unknown>) => {
      const before = await totalsOf(query);
      await act();
      const after = await totalsOf(query);
      return [...after].map(([method, { orders, total, received }]) => {
        const known = before.get(method) ?? { orders: 0, total: 0, received: 0 };
        return [method, orders - known.orders, total - known.total, received - known.received];
      });
    };
    const split = () =>
      sell(
        aSale([[product, 1]], {
          payments: [
            { paymentId: CASH, amount: 3_820, received: 5_000 },
            { paymentId: NEQUI, amount: 6_180 },
          ],
        }),
      );
    expect(await growth('', split)).toEqual(
      expect.arrayContaining([
        ['Efectivo', 0, 3_820, 3_820],
        ['Nequi', 1, 6_180, 6_180],
      ]),
    );
    expect(await growth('?paymentMethod=Efectivo', split)).toEqual([['Efectivo', 0, 3_820, 3_820]]);
  });

  it('is split into cash and others, and takes the method of the largest part [N-39-102]', async () => {
    const product = await inStore({ price: 10_000, taxClassification: 'Excluded' });
    const sale = aSale([[product, 1]], {
      payments: [
        { paymentId: CASH, amount: 3_820, received: 5_000 },
        { paymentId: NEQUI, amount: 6_180, reference: 'M-77' },
      ],
    });
    const { data } = await sell(sale);
    expect(data).toMatchObject({ totalPrice: 10_000, change: 1_200 });
    const order = await api.uow.manager.findOneByOrFail(OrderEntity, { id: data.id });
    expect(order).toMatchObject({ paymentMethod: 'Nequi', paymentId: NEQUI });
    expect(order.paymentResult?.transactionNumber).toBe('M-77');
    const parts = await api.uow.manager.findBy(OrderPaymentEntity, { orderId: data.id });
    expect(parts).toMatchObject([
      { position: 0, method: 'Efectivo', amount: 3_820_00, rounding: -20_00, received: 5_000_00 },
      { position: 1, method: 'Nequi', amount: 6_180_00, rounding: 0, received: null, reference: 'M-77' },
    ]);
    expect(await movementsOf(data.id)).toEqual([
      ['payment', 3_820_00, seller.shiftId],
      ['rounding', -20_00, seller.shiftId],
    ]);
    const equal = aSale([[product, 1]], {
      payments: [
        { paymentId: NEQUI, amount: 5_000 },
        { paymentId: CASH, amount: 5_000 },
      ],
    });
    expect((await sell(equal)).data.receipt.parts.map(({ method }) => method)).toEqual(['Nequi', 'Efectivo']);
  });

  it('answers the first sale to a repeated request, and refuses another one with its key [N-39-103]', async () => {
    const product = await inStore({}, 5);
    const sale = aSale([[product, 2]]);
    const first = await sell(sale, 'same-key');
    const before = await orders();
    const again = await Promise.all([sell(sale, 'same-key'), sell(sale, 'same-key')]);
    expect(again.map(({ status, data }) => [status, data])).toEqual([
      [201, first.data],
      [201, first.data],
    ]);
    const other = await sell(aSale([[product, 1]]), 'same-key');
    expect([other.status, other.failure.code]).toEqual([409, 'ORDERS.IDEMPOTENCY_KEY_REUSED']);
    expect(await orders()).toBe(before);
    expect(await shop.levelOf(seller.storeId, product.id)).toBe(3);
    const copies = await Promise.all(
      Array.from({ length: 6 }, () => sell(aSale([[product, 1]]), 'race-key')),
    );
    expect(new Set(copies.map(({ data }) => data.id)).size).toBe(1);
    expect(await shop.levelOf(seller.storeId, product.id)).toBe(2);
    const keyless = await api.call('POST', '/till/sales', { token: seller.token, body: sale });
    expect(keyless.failure.code).toBe('ORDERS.IDEMPOTENCY_KEY_REQUIRED');
  });

  it('gives the last unit to one of two, and names what is sold out [N-39-104]', async () => {
    const product = await inStore({ name: 'Queso campesino' }, 1);
    const sale = aSale([[product, 1]]);
    const other = await api.signedIn(2);
    await api.app.get(CashierStores).assign(other.user.id, seller.storeId);
    const drawer = await api.app.get(Drawers).ensure(seller.storeId, 'Caja 2');
    const opened = await api.call('POST', '/admin/cash-desk/shift', {
      token: other.token,
      body: { counts: [], drawerId: drawer?.id },
    });
    expect(opened.status).toBe(201);
    const both = await Promise.all([sell(sale), sell(sale, undefined, other.token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.failure).toMatchObject({
      code: 'ORDERS.INSUFFICIENT_STOCK',
      errors: { products: [{ id: product.id, name: 'Queso campesino', countInStock: 0 }] },
    });
    expect(await shop.ledgerDifferences()).toEqual([]);
    expect(await movementsOf(both.find(({ status }) => status === 201)?.data.id ?? 0)).not.toEqual([]);
  });

  it.each<[string, Partial<NewSale>]>([
    ['TILL.PAYMENTS_MISMATCH', { payments: [{ paymentId: CASH, amount: 11_899 }] }],
    ['TILL.RECEIVED_TOO_LITTLE', { payments: [{ paymentId: CASH, amount: 11_900, received: 11_800 }] }],
    ['TILL.METHOD_NOT_ALLOWED', { payments: [{ paymentId: WOMPI, amount: 11_900 }] }],
    ['TILL.METHOD_NOT_ALLOWED', { payments: [{ paymentId: CREDIT, amount: 11_900 }] }],
    [
      'VALIDATION.FAILED',
      {
        payments: [
          { paymentId: CASH, amount: 10_000 },
          { paymentId: CASH, amount: 1_900 },
        ],
      },
    ],
    ['VALIDATION.FAILED', { payments: [] }],
    ['VALIDATION.FAILED', { items: [] }],
    ['ORDERS.TOTALS_CHANGED', { totalPrice: 11_000 }],
    ['PRODUCTS.NOT_FOUND', { items: [{ id_product: 999_999, quantity: 1 }] }],
    ['VALIDATION.FAILED', { customer: { documentType: '13', identification: '12', name: 'Ana Peña' } }],
    ['VALIDATION.FAILED', { customer: { documentType: '13', identification: '40381520', name: 'Ana' } }],
    [
      'VALIDATION.FAILED',
      { customer: { documentType: '31', identification: '900123456-1', name: 'La Colina S.A.S.' } },
    ],
  ])('is refused whole with %s [N-39-105]', async (code, change) => {
    const product = await inStore();
    const before = await orders();
    expect(await codeOf(aSale([[product, 1]], change))).toBe(code);
    expect(await orders()).toBe(before);
    expect(await shop.levelOf(seller.storeId, product.id)).toBe(10);
  });

  it('needs the open shift of the seller in that store, whatever it is paid with [N-39-106]', async () => {
    const product = await inStore();
    const sale = aSale([[product, 1]]);
    const card = { ...sale, payments: [{ paymentId: DEBIT_CARD, amount: sale.totalPrice }] };
    const cashier = await shop.cashier();
    await shop.stock(cashier.storeId, product.id, 5);
    expect(await codeOf(sale, cashier.token)).toBe('CASH_DESK.NO_SHIFT');
    expect(await codeOf(card, cashier.token)).toBe('CASH_DESK.NO_SHIFT');
    for (const role of [3, 4] as const) {
      const { token } = await api.signedIn(role);
      await shop.stock(0, product.id, 5);
      expect(await codeOf(card, token)).toBe('CASH_DESK.NO_SHIFT');
      await shop.openShift(token);
      expect((await sell(card, undefined, token)).status).toBe(201);
      await api.call('PUT', '/admin/cash-desk/shift', { token, body: { counts: [] } });
    }
    const buyer = await api.signedIn(1);
    expect(await codeOf(sale, buyer.token)).toBe('AUTH.FORBIDDEN');
    await api.app.get(CashierStores).assign(seller.user.id, cashier.storeId);
    const elsewhere = await api.call('POST', '/till/sales', {
      token: seller.token,
      body: sale,
      headers: { 'idempotency-key': 'elsewhere', 'x-store-id': String(cashier.storeId) },
    });
    expect(elsewhere.failure.code).toBe('CASH_DESK.NO_SHIFT');
  });

  it('takes the name, document and mail of a buyer, and the place of the store [N-39-107]', async () => {
    const product = await inStore();
    const person = { documentType: '13', identification: '40.381.520', name: 'Ana María Peña Ruiz' } as const;
    const { data } = await sell(
      aSale([[product, 1]], { customer: { ...person, email: 'ana@lacteos.test' } }),
    );
    const order = await api.uow.manager.findOneByOrFail(OrderEntity, { id: data.id });
    expect(order).toMatchObject({
      nDocument: '40381520',
      shippingAddress: { first_name: 'Ana María', last_name: 'Peña Ruiz', email: 'ana@lacteos.test' },
      customer: {
        person_type: 'Person',
        id_type: '13',
        city_code: '50006',
        contact_email: 'ana@lacteos.test',
      },
    });
    expect(data.receipt.customer).toEqual({ name: 'Ana María Peña Ruiz', identification: '40381520' });
    const company = { documentType: '31', identification: '900555111-6', name: 'La Colina S.A.S.' } as const;
    const sold = await sell(aSale([[product, 1]], { customer: company }));
    expect(sold.data.receipt.customer).toEqual({ name: 'La Colina S.A.S.', identification: '900555111' });
    const row = await api.uow.manager.findOneByOrFail(OrderEntity, { id: sold.data.id });
    expect(row.customer).toMatchObject({
      person_type: 'Company',
      check_digit: '6',
      nameCompany: 'La Colina S.A.S.',
    });
  });

  it('is expected in the drawer of its shift [N-39-108]', async () => {
    const own = await newSeller();
    const product = await shop.addProduct({ price: 1_000, stock: 0 });
    await shop.stock(own.storeId, product.id, 3);
    const sale = aSale([[product, 3]]);
    await sell(
      { ...sale, payments: [{ paymentId: CASH, amount: 3_570, received: 4_000 }] },
      undefined,
      own.token,
    );
    const { token } = await api.signedIn(4);
    const { data } = await api.call<CashShift[]>('GET', '/admin/cash-desk/shifts', { token });
    const shift = data.find(({ id }) => id === own.shiftId);
    expect(shift).toMatchObject({ cashPayments: 3_570, roundings: -20, expectedCash: 3_550 });
  });
});
