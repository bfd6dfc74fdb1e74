import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { WithholdingRates } from '@lacteos/contracts/money/withholdings';
import type { CashShift, Order, StaffOrderRow } from '@lacteos/contracts/schemas';

import { MoneyCheckRepository } from '#orders/reports/money-check/money-check.repository.js';
import { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderEventEntity } from '#orders/order/timeline/order-event.entity.js';
import { OrderWithholdingEntity } from '#orders/order/withholding/order-withholding.entity.js';
import { RefundEntity } from '#orders/payments/refunds/refund/refund.entity.js';
import { AuditEntry } from '#platform/audit/index.js';
import { DIALECTS } from '#test/index.js';
import { COMPANY, InvoicingFixture, WITHHELD } from '#test/invoicing/invoicing-fixture.js';
import { ShopBuilder } from '#test/shop-builder.js';
import type { InvoiceStateDto } from '../view/invoice-state.dto.js';

const LINE = { price: 999.99, quantity: 3 };
/** 2,999.97 and 569.99 of VAT: 75.00 + 85.50 + 28.98 */
const AMOUNT = 18_948;
const TOTAL = 356_996;

describe.each(DIALECTS)('withholding corrections on $name', (dialect) => {
  let fixture: InvoicingFixture;
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
    await fixture.takeWithholdings();
  });
  beforeEach(() => fixture.siigo.calm());
  afterAll(() => fixture.stop());

  const paidOrder = (withholding?: WithholdingRates, change: object = {}): Promise<number> =>
    fixture.addOrder({
      lines: [LINE],
      nDocument: COMPANY,
      paymentMethod: 'Nequi',
      ...(withholding ? { withholding } : {}),
      ...change,
    });
  const correct = (orderId: number, change: object = {}) =>
    fixture.call<Order>('PUT', `/siigo/order/${orderId}/withholding`, {
      retefuente: WITHHELD.reteFuente,
      reteiva: WITHHELD.reteIva,
      reteica: WITHHELD.reteIca,
      received: 'corrected',
      reason: 'La empresa retuvo',
      ...change,
    });
  const NONE = { retefuente: 0, reteiva: 0, reteica: 0 };
  const received = async (orderId: number): Promise<number> => {
    const { totalPrice } = await fixture.order(orderId);
    const kept = await fixture.api.uow.manager.findOneBy(OrderWithholdingEntity, { orderId });
    const { withheld = 0, difference = 0, collected = 0 } = kept ?? {};
    return totalPrice - withheld + difference + collected;
  };
  const refunds = async (orderId: number): Promise<number[]> =>
    (await fixture.api.uow.manager.findBy(RefundEntity, { orderId })).map(({ amount }) => amount);
  const eventsOf = async (orderId: number) =>
    (await fixture.api.uow.manager.findBy(OrderEventEntity, { orderId })).map(({ name, detail }) => [
      name,
      detail,
    ]);

  it('are recorded in timeline and audit trail, and apply to the invoice [N-33-216]', async () => {
    const orderId = await paidOrder();
    const { status, data } = await correct(orderId);
    expect([status, data.withholding]).toMatchObject([200, { withheld: 189.48, expectedPayment: 3_380.48 }]);
    expect(await received(orderId)).toBe(TOTAL - AMOUNT);
    expect(await refunds(orderId)).toEqual([]);
    expect(await eventsOf(orderId)).toEqual([
      ['WithholdingCorrected', expect.stringMatching(/^\$\s0,00 → \$\s189,48\nLa empresa retuvo$/)],
    ]);
    const audited = await fixture.api.uow.manager.findOneByOrFail(AuditEntry, {
      action: 'orders.withholding_corrected',
      subjectId: String(orderId),
    });
    expect(audited).toMatchObject({ before: { withheld: 0 }, after: { withheld: 189.48, reteiva: 15 } });
    await fixture.invoice(orderId);
    await fixture.settle();
    const invoice = await fixture.call<InvoiceStateDto>('GET', `/siigo/order/${orderId}/invoice`);
    expect(invoice.data).toMatchObject({ state: 'issued', total: 3_569.96, withheld: 189.48 });
    expect((await correct(orderId, NONE)).failure).toMatchObject({
      code: 'SIIGO.WITHHOLDING_FROZEN',
      errors: { reasons: [{ link: `/admin/invoices_list?document=${invoice.data.id}` }] },
    });
  });

  it('refund an overpayment once [N-33-217]', async () => {
    const orderId = await paidOrder();
    await correct(orderId, { received: 'registered' });
    expect(await refunds(orderId)).toEqual([AMOUNT]);
    expect(await received(orderId)).toBe(TOTAL);
    const again = await correct(orderId, { received: 'registered' });
    expect(Object.keys(again.failure.errors ?? {})).toEqual(['retefuente']);
    await correct(orderId, { received: 'registered', reteica: 0 });
    expect(await refunds(orderId)).toEqual([AMOUNT]);
    // The refund exceeds the withholdings now: the rest is to be collected.
    expect((await fixture.order(orderId)).paymentAlert).toBe('balance-due');
  });

  it('set an alert for an underpayment until staff collect it [N-33-218]', async () => {
    const orderId = await paidOrder(WITHHELD);
    const { data } = await correct(orderId, { ...NONE, received: 'registered' });
    expect(data).toMatchObject({ withholding: null, paymentAlert: 'balance-due', balanceDue: 189.48 });
    expect(await received(orderId)).toBe(TOTAL - AMOUNT);
    const collect = () =>
      fixture.call<Order>('POST', `/admin/orders/${orderId}/balance`, { transactionNumber: 'T-9' });
    const collected = await collect();
    expect([collected.data.paymentAlert, collected.data.balanceDue]).toEqual([null, undefined]);
    expect(await received(orderId)).toBe(TOTAL);
    expect((await collect()).failure.code).toBe('ORDERS.NO_BALANCE_DUE');
    expect((await eventsOf(orderId)).at(-1)).toEqual([
      'BalanceCollected',
      expect.stringMatching(/189,48, transacción T-9$/),
    ]);
    const found = await fixture.call<{ id: number }[]>('GET', '/admin/orders?search=T-9');
    expect(found.data.map(({ id }) => id)).toEqual([orderId]);
  });

  it('apply to a draft before it is sent [N-33-216]', async () => {
    const orderId = await paidOrder();
    await fixture.invoice(orderId, { sendToDian: false });
    expect((await correct(orderId)).status).toBe(200);
    await fixture.invoice(orderId);
    await fixture.settle();
    const { data } = await fixture.call<InvoiceStateDto>('GET', `/siigo/order/${orderId}/invoice`);
    expect(data).toMatchObject({ state: 'issued', withheld: 189.48 });
  });

  it('move no money for a credit, and adjust the received amount [N-33-221]', async () => {
    const credit = await paidOrder(WITHHELD, { paymentMethod: 'Crédito' });
    await correct(credit, { ...NONE, received: 'registered' });
    expect([await received(credit), await refunds(credit)]).toEqual([TOTAL, []]);
    expect((await fixture.order(credit)).paymentAlert).toBeNull();
    const orderId = await paidOrder(WITHHELD);
    await correct(orderId, { ...NONE, received: 'registered' });
    const shown = await fixture.call<StaffOrderRow[]>('GET', '/admin/orders?isPaid=true&pageSize=200');
    expect(shown.data.find(({ id }) => id === orderId)?.received).toBe((TOTAL - AMOUNT) / 100);
  });

  it('of cash are separate movements on the shift of the payment [N-33-220]', async () => {
    await fixture.call('POST', '/admin/cash-desk/shift', { counts: [] });
    const orderId = await paidOrder(undefined, { isPaid: false, paymentMethod: 'Efectivo' });
    const data = new ShopBuilder(fixture.api).aPayment(TOTAL / 100);
    expect((await fixture.call('PUT', '/order/paymentResult', { id: orderId, data })).status).toBe(200);
    const watcher = await fixture.api.signedIn(4);
    const shift = async () =>
      (await fixture.api.call<CashShift[]>('GET', '/till/shifts?state=open', watcher)).data[0];
    expect(await shift()).toMatchObject({ cashPayments: 3_569.96, expectedCash: 3_569.96 });
    await correct(orderId);
    expect(await shift()).toMatchObject({ cashCorrections: -189.48, expectedCash: 3_380.48 });
    await correct(orderId, { ...NONE, received: 'registered' });
    expect(await shift()).toMatchObject({ expectedCash: 3_380.48 });
    await fixture.call('POST', `/admin/orders/${orderId}/balance`, { transactionNumber: 'T-10' });
    expect(await shift()).toMatchObject({ expectedCash: 3_380.48 });
    const faults = await new MoneyCheckRepository(fixture.api.uow).faults();
    expect(faults.flatMap(({ ids }) => ids)).not.toContain(orderId);
  });

  it('are rejected for unpaid, cancelled, voided and alerted orders [N-33-219]', async () => {
    const voided = await paidOrder();
    await fixture.voidPayment(voided);
    const alerted = await paidOrder(WITHHELD);
    await fixture.api.uow.manager.update(OrderEntity, { id: alerted }, { paymentAlert: 'double-payment' });
    const answers = [
      await correct(await paidOrder(undefined, { isPaid: false })),
      await correct(await paidOrder(undefined, { active: false })),
      await correct(voided),
      await correct(alerted, { ...NONE, received: 'registered' }),
    ];
    expect(answers.map(({ failure }) => failure.code)).toEqual([
      'ORDERS.NOT_PAID',
      'ORDERS.CANCELLED',
      'ORDERS.PAYMENT_VOIDED',
      'ORDERS.ALERT_OPEN',
    ]);
    expect(await received(alerted)).toBe(TOTAL - AMOUNT);
    const missing = await correct(await paidOrder(), { reason: '' });
    expect(Object.keys(missing.failure.errors ?? {})).toEqual(['reason']);
  });
});
