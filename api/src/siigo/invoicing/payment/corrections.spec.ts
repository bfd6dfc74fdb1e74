import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { OrderEventEntity } from '#orders/order/timeline/order-event.entity.js';
import { AuditEntry } from '#platform/audit/index.js';
import { DIALECTS } from '#test/index.js';
import { InvoicingFixture } from '#test/invoicing/invoicing-fixture.js';
import { ShopBuilder } from '#test/shop-builder.js';

describe.each(DIALECTS)('order corrections on $name', (dialect) => {
  let fixture: InvoicingFixture;
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
  });
  beforeEach(() => fixture.siigo.calm());
  afterAll(() => fixture.stop());

  const NEQUI = { paymentMethod: 'Nequi', transactionNumber: 'N-1', reason: 'Pagó con Nequi' };
  const correctPayment = (orderId: number, change: object = {}) =>
    fixture.call('PUT', `/siigo/order/${orderId}/payment`, { ...NEQUI, ...change });
  const eventsOf = async (orderId: number) =>
    (await fixture.api.uow.manager.findBy(OrderEventEntity, { orderId })).map(({ name, detail }) => [
      name,
      detail,
    ]);
  const auditOf = (orderId: number, action: string) =>
    fixture.api.uow.manager.findOneBy(AuditEntry, { subjectId: String(orderId), action });

  it('change method and reference of a payment, but not its time [N-17-310]', async () => {
    const orderId = await fixture.addOrder();
    const { paidAt } = await fixture.order(orderId);
    expect((await correctPayment(orderId)).status).toBe(200);
    const order = await fixture.order(orderId);
    expect(order).toMatchObject({ paymentMethod: 'Nequi', paymentId: 8, paidAt });
    expect(order.paymentResult).toMatchObject({ transactionNumber: 'N-1', checkNumber: null });
    expect(await eventsOf(orderId)).toEqual([['PaymentCorrected', 'Efectivo → Nequi N-1\nPagó con Nequi']]);
    const audited = await auditOf(orderId, 'orders.payment_corrected');
    expect(JSON.stringify(audited)).toContain('Pagó con Nequi');
  });

  it('show the previous and the new payment details in the timeline [N-33-215]', async () => {
    const orderId = await fixture.addOrder();
    await correctPayment(orderId, { transactionNumber: 'N-1' });
    await correctPayment(orderId, { transactionNumber: 'N-2', reason: 'Número mal leído' });
    const cheque = {
      paymentMethod: 'Cheque',
      transactionNumber: null,
      checkNumber: '77',
      checkBank: 'Bogotá',
    };
    await correctPayment(orderId, { ...cheque, reason: 'Fue cheque' });
    const expiryDate = '2026-12-24T05:00:00.000Z';
    const credit = { paymentMethod: 'Crédito', transactionNumber: null, expiryDate };
    await correctPayment(orderId, { ...credit, reason: 'Queda a crédito' });
    const details = (await eventsOf(orderId)).slice(1).map(([, detail]) => detail);
    expect(details).toEqual([
      'Nequi N-1 → Nequi N-2\nNúmero mal leído',
      'Nequi N-2 → Cheque 77 Bogotá\nFue cheque',
      'Cheque 77 Bogotá → Crédito vence 2026-12-24\nQueda a crédito',
    ]);
  });

  it('require reason and reference, and reject Wompi, unpaid and cancelled orders [N-17-310]', async () => {
    const orderId = await fixture.addOrder();
    const errorsOf = async (change: object) =>
      Object.keys((await correctPayment(orderId, change)).failure.errors ?? {});
    expect(await errorsOf({ reason: '' })).toEqual(['reason']);
    expect(await errorsOf({ transactionNumber: null })).toEqual(['transactionNumber']);
    const codes = [
      await correctPayment(orderId, { paymentMethod: 'Wompi' }),
      await correctPayment(await fixture.addOrder({ paymentMethod: 'Wompi' })),
      await correctPayment(await fixture.addOrder({ isPaid: false })),
      await correctPayment(await fixture.addOrder({ active: false })),
      await correctPayment(999_999),
    ].map(({ failure }) => failure.code);
    expect(codes).toEqual([
      'ORDERS.WOMPI_BY_HAND',
      'ORDERS.WOMPI_BY_HAND',
      'ORDERS.NOT_PAID',
      'ORDERS.CANCELLED',
      'ORDERS.NOT_FOUND',
    ]);
    expect((await fixture.order(orderId)).paymentMethod).toBe('Efectivo');
  });

  it('cannot change the method of an invoiced order, but its reference [N-17-311]', async () => {
    const orderId = await fixture.addOrder({ paymentMethod: 'Nequi' });
    await fixture.invoice(orderId);
    const other = await correctPayment(orderId, { paymentMethod: 'Daviplata' });
    expect([other.status, other.failure.code]).toEqual([409, 'SIIGO.PAYMENT_FROZEN']);
    expect((await correctPayment(orderId, { transactionNumber: 'N-2' })).status).toBe(200);
    expect((await fixture.order(orderId)).paymentResult?.transactionNumber).toBe('N-2');
    await fixture.settle();
  });

  it('change guide and carrier of a dispatch and mail the new guide [N-17-312]', async () => {
    const orderId = await fixture.addOrder();
    const given = { numberGuide: 'G-2', transport: 'TCC', shippingPrice: 9_000, reason: 'Guía mal leída' };
    const correct = () => fixture.call('PUT', `/admin/orders/${orderId}/dispatch`, given);
    expect((await correct()).failure.code).toBe('ORDERS.NOT_DISPATCHED');
    const data = new ShopBuilder(fixture.api).aDispatch({ numberGuide: 'G-1', transport: 'SERVIENTREGA' });
    await fixture.call('PUT', '/order/delivery', { id: orderId, data });
    expect((await correct()).status).toBe(200);
    expect(await fixture.order(orderId)).toMatchObject({
      delivery: { numberGuide: 'G-2', transport: 'TCC' },
      shippingPrice: 900_000,
    });
    const [, step] = await eventsOf(orderId);
    expect(step).toEqual(['DispatchCorrected', 'SERVIENTREGA, guía G-1 → TCC, guía G-2\nGuía mal leída']);
    await fixture.api.work();
    const mailed = fixture.api.mails.filter(({ subject }) => subject === `Despachamos su pedido ${orderId}`);
    expect(mailed.at(-1)?.text).toContain('TCC, guía G-2');
  });

  it('record staff notes in timeline and audit trail [N-17-314]', async () => {
    const orderId = await fixture.addOrder();
    const note = (text: string) => fixture.call('POST', `/admin/orders/${orderId}/notes`, { text });
    expect((await note('Llamar antes de entregar')).status).toBe(200);
    expect((await note('')).status).toBe(400);
    expect((await note('x'.repeat(251))).status).toBe(400);
    expect(await eventsOf(orderId)).toEqual([['NoteAdded', 'Llamar antes de entregar']]);
    expect(await auditOf(orderId, 'orders.noted')).not.toBeNull();
  });
});
