import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry as AuditRow, OrderRow } from '@lacteos/contracts/schemas';

import { AuditEntry } from '#platform/audit/index.js';
import { DIALECTS } from '#test/index.js';
import { InvoicingFixture } from '#test/invoicing/invoicing-fixture.js';
import type { InvoicePreflightDto } from '../preflight/preflight.dto.js';
import type { InvoiceRunDto } from '../bulk/invoice-run.dto.js';
import type { InvoiceStateDto } from '../view/invoice-state.dto.js';

const TO_BE_INVOICED = '/admin/orders?isPaid=true&active=true&isInvoice=false&pageSize=200';

describe.each(DIALECTS)('orders with unfinished invoices on $name', (dialect) => {
  let fixture: InvoicingFixture;
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
  });
  beforeEach(() => fixture.siigo.calm());
  afterAll(() => fixture.stop());

  const stateOf = async (orderId: number): Promise<InvoiceStateDto> =>
    (await fixture.call<InvoiceStateDto>('GET', `/siigo/order/${orderId}/invoice`)).data;
  const listed = async (path: string): Promise<number[]> =>
    (await fixture.call<OrderRow[]>('GET', path)).data.map(({ id }) => id);
  const attention = async (): Promise<(number | null)[]> =>
    (await fixture.call<InvoiceStateDto[]>('GET', '/siigo/invoices/attention')).data.map(
      (one) => one.orderId,
    );
  const flags = async (orderId: number) => {
    const { isInvoice, invoiceState } = await fixture.order(orderId);
    return { isInvoice, invoiceState };
  };
  const drafted = async (): Promise<number> => {
    const orderId = await fixture.addOrder();
    await fixture.invoice(orderId, { sendToDian: false });
    return orderId;
  };
  const rejected = async (): Promise<number> => {
    await fixture.siigo.fault({ kind: 'dian-rejection' });
    const orderId = await fixture.addOrder();
    await fixture.invoice(orderId);
    await fixture.settle();
    return orderId;
  };

  it('stay among the orders to invoice and in the attention list [N-33-202]', async () => {
    const orderId = await drafted();
    expect(await flags(orderId)).toEqual({ isInvoice: false, invoiceState: 'draft' });
    expect(await listed(TO_BE_INVOICED)).toContain(orderId);
    expect(await listed('/admin/orders?invoiceState=draft&pageSize=200')).toEqual([orderId]);
    expect(await attention()).toContain(orderId);
    const { id } = await stateOf(orderId);
    await fixture.call('POST', `/siigo/invoice/${id}/send`);
    expect(await flags(orderId)).toEqual({ isInvoice: true, invoiceState: 'in-progress' });
    await fixture.settle();
    expect(await flags(orderId)).toEqual({ isInvoice: true, invoiceState: 'issued' });
    expect(await listed(TO_BE_INVOICED)).not.toContain(orderId);
    expect(await attention()).not.toContain(orderId);
  });

  it('count as invoiced from the request on, but not after a rejection [N-33-201]', async () => {
    const orderId = await fixture.addOrder();
    await fixture.siigo.fault({ kind: 'unavailable', method: 'POST', path: '^/v1/invoices$', times: 3 });
    await fixture.siigo.fault({ kind: 'dian-rejection' });
    await fixture.invoice(orderId);
    expect(await flags(orderId)).toEqual({ isInvoice: true, invoiceState: 'in-progress' });
    await fixture.settle();
    expect(await flags(orderId)).toEqual({ isInvoice: false, invoiceState: 'rejected' });
    const { id } = await stateOf(orderId);
    await fixture.call('POST', `/siigo/invoice/${id}/annul`);
    expect(await flags(orderId)).toEqual({ isInvoice: false, invoiceState: 'none' });
  });

  it('send the draft once when the invoice is requested again [N-33-203]', async () => {
    const orderId = await drafted();
    const { id, name } = await stateOf(orderId);
    const again = await fixture.invoice(orderId, { sendToDian: false });
    expect(again.failure).toMatchObject({
      code: 'SIIGO.DRAFT_WAITS',
      errors: { reasons: [{ link: `/admin/invoices_list?document=${id}` }] },
    });
    const answers = await Promise.all([1, 2, 3].map(() => fixture.invoice(orderId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    await fixture.settle();
    expect(await stateOf(orderId)).toMatchObject({ id, name, state: 'issued' });
    expect(await fixture.documentsOf(orderId)).toBe(1);
    const audited = await fixture.api.uow.manager.findBy(AuditEntry, {
      subject: 'invoice',
      subjectId: String(id),
    });
    expect(audited.map(({ action }: Pick<AuditRow, 'action'>) => action)).toEqual([
      'siigo.invoice.requested',
      'siigo.invoice.sent',
    ]);
  });

  it('get a preflight warning only if the draft would stay one [N-33-203]', async () => {
    const orderId = await drafted();
    const codes = async (sendToDian: boolean): Promise<string[]> => {
      const body = fixture.dialog(orderId, { sendToDian });
      const { data } = await fixture.call<InvoicePreflightDto>('POST', '/siigo/invoice/preflight', body);
      return data.findings.map(({ code }) => code);
    };
    expect(await codes(false)).toContain('DRAFT_WAITS');
    expect(await codes(true)).toEqual([]);
  });

  it('have their drafts sent in an invoice run [N-33-204]', async () => {
    const orderIds = [await drafted(), await fixture.addOrder()];
    const { orderId: _one, ...choices } = fixture.dialog(0);
    const run = await fixture.call<InvoiceRunDto>('POST', '/siigo/invoice-runs', { orderIds, ...choices });
    await fixture.settle();
    const { data } = await fixture.call<InvoiceRunDto>('GET', `/siigo/invoice-runs/${run.data.id}`);
    expect(data.rows.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    for (const orderId of orderIds) expect((await stateOf(orderId)).state).toBe('issued');
  });

  it.each(['rejected by the DIAN', 'refused by SIIGO'])(
    'drop an invoice that was %s from the attention list when cancelled [N-33-208]',
    async (how) => {
      const orderId = how === 'refused by SIIGO' ? await fixture.addOrder() : await rejected();
      if (how === 'refused by SIIGO') await fixture.invoice(orderId, { sendToUser: 7 });
      expect(await attention()).toContain(orderId);
      await fixture.call('POST', `/order/${orderId}/cancellation`, { reason: 'Prueba' });
      const { id } = await stateOf(orderId);
      const retried = await fixture.call('POST', `/siigo/invoice/${id}/retry`);
      expect(retried.failure.code).toBe('ORDERS.CANCELLED');
      await fixture.settle();
      expect((await stateOf(orderId)).state).toBe('annulled');
      expect(await attention()).not.toContain(orderId);
    },
  );
});
