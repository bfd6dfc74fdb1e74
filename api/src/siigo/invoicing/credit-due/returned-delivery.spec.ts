import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AfterSale, Order, OrderRow } from '@lacteos/contracts/schemas';

import { RefundEntity } from '#orders/payments/refunds/refund/refund.entity.js';
import { checkMoney, MoneyCheckRepository } from '#orders/reports/index.js';
import { ProductEntity } from '#products/index.js';
import { DeliveryShop, FRIDAY_IN_TIME } from '#test/delivery/delivery-shop.js';
import { addZone } from '#test/delivery/zones.js';
import { DIALECTS } from '#test/index.js';
import { InvoicingFixture } from '#test/invoicing/invoicing-fixture.js';
import { SiigoDocumentEntity } from '../document/siigo-document.entity.js';

const HOUR_MS = 3_600_000;

describe.each(DIALECTS)('the delivery of returned goods on $name', (dialect) => {
  let fixture: InvoicingFixture;
  let shop: DeliveryShop;
  let productId: number;
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
    shop = new DeliveryShop(fixture.api);
    await addZone(fixture.api, { name: 'Meta', places: ['50'], capacity: null });
    const service = { code: 'ENVIO', name: 'Envío', type: 'Service', account_group: 1253 };
    await fixture.siigo.call('POST', '/v1/products', service);
    const code = await fixture.codeOf({ price: 20_000, quantity: 1 });
    productId = (await fixture.api.uow.manager.findOneByOrFail(ProductEntity, { code })).id;
    await shop.stock(0, productId, 1_000);
  });
  beforeEach(() => fixture.api.clock.set(FRIDAY_IN_TIME));
  afterAll(() => fixture.stop());

  /** Two units of 23.800 and a delivery of 6.000. */
  const dispatched = async (): Promise<number> => {
    const { user } = await fixture.api.signedIn(1);
    const product = { id: productId, price: 20_000, taxClassification: 'Taxed' as const };
    const { data } = await shop.orderHome(user, { product, quantity: 2, shipping: 6_000 });
    const { id, totalPrice } = data;
    await fixture.call('PUT', '/order/paymentResult', { id, data: shop.aPayment(totalPrice) });
    const sent = await fixture.call('PUT', '/order/delivery', { id, data: shop.aDispatch() });
    expect([totalPrice, sent.status]).toEqual([53_600, 200]);
    return id;
  };
  const returnUnits = async (orderId: number, quantity: number): Promise<void> => {
    const { status, failure } = await fixture.call<AfterSale>('POST', `/order/${orderId}/returns`, {
      ...{ reason: 'defective', lines: [{ productId, quantity, fate: 'waste' }] },
    });
    expect([status, failure?.code]).toEqual([201, undefined]);
  };
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 5; round += 1) {
      await fixture.settle();
      fixture.api.clock.advance(HOUR_MS);
    }
  };
  const refundsOf = async (orderId: number): Promise<number[]> => {
    const refunds = await fixture.api.uow.manager.find(RefundEntity, {
      ...{ where: { orderId }, order: { id: 'ASC' } },
    });
    return refunds.map(({ amount }) => Number(amount));
  };
  const returnedOf = async (orderId: number): Promise<(number | undefined)[]> => {
    const { data } = await fixture.call<AfterSale>('GET', `/order/${orderId}/after-sale`);
    return data.returns.map(({ amount }) => amount);
  };
  const notesOf = async (orderId: number): Promise<number[]> => {
    const { id } = await fixture.documentOf(orderId);
    const notes = await fixture.api.uow.manager.findBy(SiigoDocumentEntity, { creditsId: id });
    return notes.map(({ total }) => Number(total));
  };
  const isMoneyRight = async (): Promise<boolean> => {
    await fixture.api.work();
    return checkMoney(fixture.api.app.get(MoneyCheckRepository), () => undefined);
  };

  it('is given back with them when they are the whole order before an invoice [N-40-171]', async () => {
    const id = await dispatched();
    await returnUnits(id, 2);
    expect([await refundsOf(id), await returnedOf(id)]).toEqual([[5_360_000], [53_600]]);
    expect((await fixture.invoice(id)).failure.code).toBe('ORDERS.NOTHING_KEPT');
    const rows = await fixture.call<OrderRow[]>('GET', '/admin/orders?isAllReturned=true');
    expect(rows.data.find((row) => row.id === id)).toMatchObject({ returned: 53_600 });
    expect(await isMoneyRight()).toBe(true);
  });

  it('is given back once, with the last of two returns [N-40-171]', async () => {
    const id = await dispatched();
    await returnUnits(id, 1);
    expect([await refundsOf(id), await returnedOf(id)]).toEqual([[2_380_000], [23_800]]);
    await returnUnits(id, 1);
    expect(await refundsOf(id)).toEqual([2_380_000, 2_980_000]);
    expect((await returnedOf(id)).toSorted()).toEqual([23_800, 29_800]);
    expect(await isMoneyRight()).toBe(true);
  });

  it('is given back when a draft is annulled with them [N-40-171]', async () => {
    const id = await dispatched();
    await fixture.invoice(id, { sendToDian: false });
    await returnUnits(id, 2);
    await settle();
    expect([(await fixture.documentOf(id)).state, await refundsOf(id)]).toEqual(['annulled', [5_360_000]]);
    expect(await isMoneyRight()).toBe(true);
  });

  it('is given back when the DIAN rejects the invoice after all of them came back [N-40-500]', async () => {
    const id = await dispatched();
    await fixture.siigo.fault({ kind: 'dian-rejection', times: 1 });
    await fixture.invoice(id);
    expect((await fixture.documentOf(id)).state).toBe('stamping');
    await returnUnits(id, 1);
    await returnUnits(id, 1);
    expect(await refundsOf(id)).toEqual([2_380_000, 2_380_000]);
    await settle();
    expect((await fixture.documentOf(id)).state).toBe('annulled');
    expect(await refundsOf(id)).toEqual([2_380_000, 2_380_000, 600_000]);
    expect((await returnedOf(id)).toSorted()).toEqual([23_800, 29_800]);
    expect(await isMoneyRight()).toBe(true);
  });

  it('is given back once when staff annul the rejected invoice of returned goods [N-40-500]', async () => {
    const id = await dispatched();
    await fixture.siigo.fault({ kind: 'dian-rejection', times: 1 });
    await fixture.invoice(id);
    await fixture.settle();
    const { id: documentId, state } = await fixture.documentOf(id);
    expect(state).toBe('rejected');
    await returnUnits(id, 2);
    expect([await refundsOf(id), await returnedOf(id)]).toEqual([[5_360_000], [53_600]]);
    await fixture.call('POST', `/siigo/invoice/${documentId}/annul`);
    await settle();
    expect([(await fixture.documentOf(id)).state, await refundsOf(id)]).toEqual(['annulled', [5_360_000]]);
    expect(await isMoneyRight()).toBe(true);
  });

  it('stays sold when they come back after the invoice, which keeps its line [N-40-172]', async () => {
    const id = await dispatched();
    await fixture.invoice(id);
    await settle();
    await returnUnits(id, 1);
    await settle();
    expect([await refundsOf(id), await notesOf(id)]).toEqual([[2_380_000], [2_380_000]]);
    await returnUnits(id, 1);
    await settle();
    expect(await refundsOf(id)).toEqual([2_380_000, 2_380_000]);
    expect(await notesOf(id)).toEqual([2_380_000, 2_380_000]);
    expect((await fixture.call<Order>('GET', `/order/${id}`)).data.totalPrice).toBe(53_600);
    expect(await isMoneyRight()).toBe(true);
  });

  it('is invoiced whole with the goods that stay after a return in part [N-40-172]', async () => {
    const id = await dispatched();
    await returnUnits(id, 1);
    await fixture.invoice(id);
    await settle();
    const { state, total } = await fixture.documentOf(id);
    expect([state, Number(total), await refundsOf(id)]).toEqual(['issued', 2_980_000, [2_380_000]]);
    await returnUnits(id, 1);
    await settle();
    expect([await refundsOf(id), await notesOf(id)]).toEqual([[2_380_000, 2_380_000], [2_380_000]]);
    expect(await isMoneyRight()).toBe(true);
  });
});
