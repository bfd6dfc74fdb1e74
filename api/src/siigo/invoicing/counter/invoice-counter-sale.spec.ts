import { fromPesos } from '@lacteos/contracts/money/money';
import type { NewSale, Sale } from '@lacteos/contracts/schemas';

import { OrderEntity } from '#orders/order/row/order.entity.js';
import { MoneyCheckRepository } from '#orders/reports/money-check/money-check.repository.js';
import { ProductEntity } from '#products/index.js';
import { DIALECTS } from '#test/index.js';
import { InvoicingFixture, SELLER } from '#test/invoicing/invoicing-fixture.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import type { SiigoInvoiceRequest } from '../../client/siigo-wire.js';

const CASH = 1;
const NEQUI = 8;
const CREDIT_CARD = 4;
const LINE = { price: 8_500.33, quantity: 1 };
const TOTAL = 10_115.39;

describe.each(DIALECTS)('the invoice of a counter sale on $name', (dialect) => {
  let fixture: InvoicingFixture;
  let shop: ShopBuilder;
  let keys = 0;
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
    shop = new ShopBuilder(fixture.api);
  });
  beforeEach(() => fixture.siigo.calm());
  afterAll(() => fixture.stop());

  const atSiigo = async (on: InvoicingFixture): Promise<TestProduct> => {
    const code = await on.codeOf(LINE);
    const { id } = await on.api.uow.manager.findOneByOrFail(ProductEntity, { code });
    return { id, price: LINE.price, taxClassification: 'Taxed' };
  };
  const seller = async (on = shop, at = fixture) => {
    const cashier = await on.cashier();
    const product = await atSiigo(at);
    await on.stock(cashier.storeId, product.id, 10);
    await on.openShift(cashier.token);
    return { ...cashier, product };
  };
  const sell = async (
    { token, product }: Awaited<ReturnType<typeof seller>>,
    change: Partial<NewSale> = {},
    on = fixture,
  ): Promise<Sale> => {
    const body = {
      items: [{ id_product: product.id, quantity: 1 }],
      payments: [{ paymentId: CASH, amount: TOTAL }],
      totalPrice: TOTAL,
      ...change,
    };
    const headers = { 'idempotency-key': `sold-${(keys += 1)}` };
    const { status, data, text } = await on.api.call<Sale>('POST', '/till/sales', { token, body, headers });
    if (status !== 201) throw new Error(text);
    return data;
  };
  const payloadOf = async (orderId: number) =>
    (await fixture.documentOf(orderId)).payload as SiigoInvoiceRequest;

  it('is made after the sale, to the final consumer, with the exact total [N-39-150]', async () => {
    const person = await seller();
    const sale = await sell(person);
    await fixture.settle();
    const document = await fixture.documentOf(sale.id);
    expect(document).toMatchObject({
      state: 'issued',
      customerIdentification: '222222222222',
      total: fromPesos(TOTAL),
      actorId: person.user.id,
    });
    expect(await payloadOf(sale.id)).toMatchObject({
      seller: SELLER,
      stamp: { send: true },
      mail: { send: false },
      payments: [{ value: TOTAL }],
    });
    expect(await fixture.order(sale.id)).toMatchObject({ isInvoice: true, invoiceState: 'issued' });
    const token = await fixture.api.tokenOf(person.user);
    const { data } = await fixture.api.call<Sale['receipt']>('GET', `/till/sales/${sale.id}/receipt-data`, {
      token,
    });
    expect(data.invoice).toMatch(/\d/);
  });

  it('goes to the buyer who gave document and mail [N-39-150]', async () => {
    const person = await seller();
    const customer = {
      documentType: '13',
      identification: '52765432',
      name: 'Rosalba Niño',
      email: 'rosalba@lacteos.test',
    } as const;
    const sale = await sell(person, { customer });
    await fixture.settle();
    expect(await payloadOf(sale.id)).toMatchObject({
      customer: { identification: '52765432', contacts: [{ email: 'rosalba@lacteos.test' }] },
      mail: { send: true },
    });
  });

  it('names each method of a split sale with its amount, and no rounding [N-39-151]', async () => {
    const person = await seller();
    const payments = [
      { paymentId: CASH, amount: 5_015.39 },
      { paymentId: NEQUI, amount: 3_100 },
      { paymentId: CREDIT_CARD, amount: 2_000 },
    ];
    const sale = await sell(person, { payments });
    await fixture.settle();
    const payload = await payloadOf(sale.id);
    expect(new Set(payload.payments.map(({ id }) => id)).size).toBe(payload.payments.length);
    expect(payload.payments.map(({ value }) => value)).toEqual([5_015.39, 3_100, 2_000]);
    const voided = await fixture.api.call('POST', `/till/sales/${sale.id}/void`, {
      token: await fixture.api.tokenOf(person.user),
      body: { reason: 'No quiso llevarlo' },
    });
    expect(voided.status).toBe(200);
    await fixture.settle();
    expect(await fixture.documentOf(sale.id)).toMatchObject({ state: 'credited' });
  });

  it('is not made of a sale that was voided before [N-39-150]', async () => {
    const person = await seller();
    const sale = await sell(person);
    const { token } = person;
    const body = { reason: 'Cobré otro producto' };
    expect((await fixture.api.call('POST', `/till/sales/${sale.id}/void`, { token, body })).status).toBe(200);
    await fixture.settle();
    expect(await fixture.documentsOf(sale.id)).toBe(0);
  });

  it('waits for a SIIGO that does not answer, while the till goes on selling [N-39-152]', async () => {
    const person = await seller();
    await fixture.siigo.fault({ kind: 'unavailable', times: 20 });
    const [one, other] = [await sell(person), await sell(person)];
    await fixture.api.work();
    expect((await fixture.documentOf(one.id)).state).not.toBe('issued');
    await fixture.siigo.calm();
    for (let round = 0; round < 10; round += 1) {
      fixture.api.clock.advance(3_600_000);
      await fixture.settle();
    }
    for (const sale of [one, other]) expect((await fixture.documentOf(sale.id)).state).toBe('issued');
  });

  it('is left to people where the setting says so [N-39-150]', async () => {
    const quiet = await InvoicingFixture.start(dialect, { COUNTER_INVOICES: 'false' });
    const own = new ShopBuilder(quiet.api);
    const sale = await sell(await seller(own, quiet), {}, quiet);
    await quiet.settle();
    expect(await quiet.documentsOf(sale.id)).toBe(0);
    expect(await quiet.api.uow.manager.findOneByOrFail(OrderEntity, { id: sale.id })).toMatchObject({
      invoiceState: 'none',
    });
    await quiet.stop();
  });

  it('leaves no contradiction in the books', async () => {
    expect(await fixture.api.app.get(MoneyCheckRepository).faults()).toEqual([]);
  });
});
