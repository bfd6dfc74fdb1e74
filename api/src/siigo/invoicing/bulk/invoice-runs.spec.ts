import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { DIALECTS } from '#test/index.js';
import { InvoicingFixture } from '#test/invoicing/invoicing-fixture.js';
import { Outbox } from '#platform/outbox/index.js';
import type { InvoiceRunDto } from './invoice-run.dto.js';
import { INVOICE_RUN_ROW } from './invoice-run-job.js';

describe.each(DIALECTS)('invoice runs on $name', (dialect) => {
  let fixture: InvoicingFixture;
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
  });
  beforeEach(() => fixture.siigo.calm());
  afterAll(() => fixture.stop());

  const start = (orderIds: number[], change: Record<string, unknown> = {}, key?: string) => {
    const { orderId: _one, ...choices } = fixture.dialog(0, change);
    return fixture.call<InvoiceRunDto>(
      'POST',
      '/siigo/invoice-runs',
      { orderIds, ...choices },
      key ? { 'idempotency-key': key } : {},
    );
  };
  const read = async (id: number) =>
    (await fixture.call<InvoiceRunDto>('GET', `/siigo/invoice-runs/${id}`)).data;
  const outcomes = ({ rows }: InvoiceRunDto) => rows.map(({ orderId, outcome }) => [orderId, outcome]);
  const documentsOf = async (orderId: number) =>
    (await fixture.siigo.state()).documents.filter(({ observations }) =>
      observations?.includes(`Ref. P${orderId}-`),
    );

  it('invoice every order once, without the page that started them [N-17-300]', async () => {
    const orders = [await fixture.addOrder(), await fixture.addOrder(), await fixture.addOrder()];
    const thanks = { sendToCommentsInvoice: 'Gracias.' };
    const { status, data: run } = await start(orders, thanks, 'ten-at-once');
    expect([status, run.isRunning]).toEqual([201, true]);
    expect((await start(orders, thanks, 'ten-at-once')).data.id).toBe(run.id);
    const other = await start(orders, {}, 'ten-at-once');
    expect([other.status, other.failure.code]).toEqual([409, 'HTTP.IDEMPOTENCY_KEY_REUSED']);
    await fixture.settle();
    const done = await read(run.id);
    expect(outcomes(done)).toEqual(orders.map((orderId) => [orderId, 'done']));
    expect(done).toMatchObject({ isRunning: false, isCancelled: false });
    expect(done.rows.map(({ invoice }) => invoice?.state)).toEqual(['issued', 'issued', 'issued']);
    for (const orderId of orders) expect(await documentsOf(orderId)).toHaveLength(1);
  });

  it('report reason and page of each failed order and continue with the others [N-17-301]', async () => {
    const unpaid = await fixture.addOrder({ isPaid: false });
    const invoiced = await fixture.addOrder();
    await fixture.invoice(invoiced);
    const good = await fixture.addOrder();
    const { data: run } = await start([unpaid, invoiced, good, 999_999]);
    await fixture.settle();
    const { rows } = await read(run.id);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'done', 'failed']);
    expect(rows.map(({ message, link }) => [message, link])).toEqual([
      ['El pedido no está pagado.', `/admin/order/${unpaid}`],
      ['El pedido ya tiene una factura.', `/admin/order/${invoiced}`],
      [null, null],
      ['El pedido no existe.', '/admin/order/999999'],
    ]);
  });

  it('retry only the failed invoices [N-17-301]', async () => {
    await fixture.siigo.fault({ kind: 'dian-rejection' });
    const orders = [await fixture.addOrder(), await fixture.addOrder()];
    const { data: run } = await start(orders);
    await fixture.settle();
    const failed = await read(run.id);
    expect(failed.rows.map(({ outcome }) => outcome).sort()).toEqual(['done', 'failed']);
    const refused = failed.rows.find(({ outcome }) => outcome === 'failed');
    expect(refused?.message).toContain('El DV del NIT del adquirente');
    expect(refused?.link).toMatch(/^\/admin\/customers/);
    const again = await fixture.call<InvoiceRunDto>('POST', `/siigo/invoice-runs/${run.id}/retry`);
    expect(again.data.rows.filter(({ outcome }) => outcome === 'waiting')).toHaveLength(1);
    await fixture.settle();
    expect(outcomes(await read(run.id))).toEqual(orders.map((orderId) => [orderId, 'done']));
    for (const orderId of orders) expect(await documentsOf(orderId)).toHaveLength(1);
  });

  it('stop when staff cancel them and can be resumed [N-17-301]', async () => {
    const orders = [await fixture.addOrder(), await fixture.addOrder()];
    const { data: run } = await start(orders);
    const { data: stopped } = await fixture.call<InvoiceRunDto>(
      'POST',
      `/siigo/invoice-runs/${run.id}/cancel`,
    );
    expect(stopped).toMatchObject({ isRunning: false, isCancelled: true });
    await fixture.settle();
    expect(outcomes(await read(run.id))).toEqual(orders.map((orderId) => [orderId, 'cancelled']));
    for (const orderId of orders) expect(await documentsOf(orderId)).toHaveLength(0);
    await fixture.call('POST', `/siigo/invoice-runs/${run.id}/retry`);
    await fixture.settle();
    expect(outcomes(await read(run.id))).toEqual(orders.map((orderId) => [orderId, 'done']));
  });

  it('create one invoice when an outbox message arrives twice [N-17-300]', async () => {
    const orderId = await fixture.addOrder();
    const { data: run } = await start([orderId]);
    await fixture.api.app.get(Outbox).add(INVOICE_RUN_ROW, { runId: run.id, orderId, attempt: 0 });
    await fixture.settle();
    expect(outcomes(await read(run.id))).toEqual([[orderId, 'done']]);
    expect(await documentsOf(orderId)).toHaveLength(1);
  });

  it('remember the last choices, and reject unused types and empty lists', async () => {
    const { data: run } = await start([await fixture.addOrder()], { sendToDian: false });
    const last = await fixture.call<InvoiceRunDto>('GET', '/siigo/invoice-runs/last');
    expect(last.data).toMatchObject({ id: run.id, choices: { sendToDian: false, sendToUser: 629 } });
    await fixture.settle();
    const other = await start([1], { invoiceType: 28_217 });
    expect([other.status, Object.keys(other.failure.errors ?? {})]).toEqual([400, ['invoiceType']]);
    expect((await start([])).status).toBe(400);
    expect((await fixture.call('GET', '/siigo/invoice-runs/999999')).failure.code).toBe(
      'SIIGO.INVOICE_RUN_NOT_FOUND',
    );
  });
});
