import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { toPesos, centavos } from '@lacteos/contracts/money/money';
import type { AfterSale, InvoiceState, OrderRow } from '@lacteos/contracts/schemas';

import { MoneyCheckRepository } from '#orders/reports/money-check/money-check.repository.js';
import { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderLineEntity } from '#orders/order/row/order-line.entity.js';
import { RefundEntity } from '#orders/payments/refunds/refund/refund.entity.js';
import { holdAfter } from '#test/hold-after.js';
import { DIALECTS } from '#test/index.js';
import {
  COMPANY,
  InvoicingFixture,
  type TestOrder,
  type TestOrderLine,
  WITHHELD,
} from '#test/invoicing/invoicing-fixture.js';
import type { SiigoInvoiceRequest } from '../../client/siigo-wire.js';
import { differencesOf } from '../comparison/compare.js';
import { ComparisonService } from '../comparison/comparison.service.js';
import { sumPayments } from '../document/document-match.js';
import { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { DocumentJournal } from '../document/document-journal.js';

const HOUR_MS = 3_600_000;
const TWO_LINES: readonly TestOrderLine[] = [
  { price: 10_000, quantity: 3 },
  { price: 4_999.99, quantity: 2, taxClassification: 'Exempt' },
];

describe.each(DIALECTS)('returned goods on $name', (dialect) => {
  let fixture: InvoicingFixture;
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
    await fixture.takeWithholdings();
  });
  afterAll(() => fixture.stop());

  const dispatched = async (order: TestOrder = {}): Promise<number> => {
    const orderId = await fixture.addOrder({ lines: TWO_LINES, paymentMethod: 'Crédito', ...order });
    const change = { isDelivered: true, deliveredAt: fixture.api.clock.now() };
    await fixture.api.uow.manager.update(OrderEntity, { id: orderId }, change);
    return orderId;
  };
  /** Returns these units of the order's lines, which staff receive at once. */
  const returnGoods = async (orderId: number, ...units: readonly number[]): Promise<void> => {
    const rows = await fixture.api.uow.manager.find(OrderLineEntity, {
      where: { orderId },
      order: { productId: 'ASC' },
    });
    const lines = rows
      .map(({ productId }, n) => ({ productId, quantity: units[n] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    const asked = await fixture.call<AfterSale>('POST', `/order/${orderId}/returns`, {
      reason: 'defective',
      lines,
    });
    const fates = lines.map(({ productId }) => ({ productId, fate: 'waste' }));
    const received = await fixture.call('PUT', `/admin/returns/${asked.data.returns.at(-1)?.id}`, {
      step: 'receive',
      fates,
    });
    expect([asked.status, received.status]).toEqual([201, 200]);
  };
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 6; round += 1) {
      await fixture.settle();
      fixture.api.clock.advance(HOUR_MS);
    }
  };
  const unitsOf = ({ payload }: SiigoDocumentEntity): number[] =>
    (payload as SiigoInvoiceRequest).items.map(({ quantity }) => quantity);
  const notesOf = ({ id }: SiigoDocumentEntity): Promise<SiigoDocumentEntity[]> =>
    fixture.api.uow.manager.findBy(SiigoDocumentEntity, { creditsId: id });
  const refundsOf = async (orderId: number): Promise<number[]> =>
    (await fixture.api.uow.manager.findBy(RefundEntity, { orderId })).map(({ amount }) => Number(amount));
  const paymentsOf = (documents: readonly SiigoDocumentEntity[]): number[] =>
    documents.map(({ payload }) => sumPayments(payload?.payments ?? []));
  const differences = async (): Promise<number> =>
    differencesOf(await fixture.api.app.get(ComparisonService).compare());

  it('before the invoice are left out of it and need no credit note [N-33-101]', async () => {
    const orderId = await dispatched();
    await returnGoods(orderId, 2, 0);
    const checked = await fixture.call<{ findings: { code: string; severity: string }[] }>(
      'POST',
      '/siigo/invoice/preflight',
      fixture.dialog(orderId),
    );
    expect(checked.data.findings).toMatchObject([{ code: 'GOODS_RETURNED', severity: 'warning' }]);
    await fixture.invoice(orderId);
    await settle();
    const invoice = await fixture.documentOf(orderId);
    const { totalPrice } = await fixture.order(orderId);
    const [refund = 0] = await refundsOf(orderId);
    expect([invoice.state, unitsOf(invoice), await notesOf(invoice)]).toEqual(['issued', [1, 2], []]);
    expect(invoice.total).toBe(totalPrice - refund);
    expect(refund).toBe(2_380_000);
    expect(await differences()).toBe(0);
  });

  it('before the invoice lower its payment by the refund, with withholdings [N-33-101]', async () => {
    const orderId = await dispatched({ nDocument: COMPANY, withholding: WITHHELD });
    const { totalPrice } = await fixture.order(orderId);
    await returnGoods(orderId, 2, 1);
    await fixture.invoice(orderId);
    await settle();
    const invoice = await fixture.documentOf(orderId);
    const [refund = 0] = await refundsOf(orderId);
    const [row] = await fixture.api.uow.manager.query<{ withheld: number }[]>(
      'SELECT withheld FROM order_withholdings WHERE order_id = ?',
      [orderId],
    );
    expect([invoice.state, unitsOf(invoice)]).toEqual(['issued', [1, 1]]);
    expect(paymentsOf([invoice])).toEqual([totalPrice - Number(row?.withheld) - refund]);
  });

  it('prevent an invoice when they are the whole order [N-33-102]', async () => {
    const orderId = await dispatched();
    await returnGoods(orderId, 3, 0);
    await returnGoods(orderId, 0, 2);
    const refused = await fixture.invoice(orderId);
    expect([refused.status, refused.failure.code]).toEqual([409, 'ORDERS.NOTHING_KEPT']);
    expect(refused.failure.message).toBe(
      'Todos los productos del pedido fueron devueltos: no hay nada que facturar.',
    );
    const checked = await fixture.call<{ findings: { code: string }[] }>(
      'POST',
      '/siigo/invoice/preflight',
      fixture.dialog(orderId),
    );
    expect(checked.data.findings.map(({ code }) => code)).toContain('NOTHING_KEPT');
    const rows = async (filter: string): Promise<OrderRow[]> =>
      (
        await fixture.call<OrderRow[]>(
          'GET',
          `/admin/orders?isPaid=true&active=true&isInvoice=false${filter}`,
        )
      ).data;
    expect((await rows('')).find(({ id }) => id === orderId)).toMatchObject({ isAllReturned: true });
    expect((await rows('&isAllReturned=false')).map(({ id }) => id)).not.toContain(orderId);
    expect((await rows('&isAllReturned=true')).map(({ id }) => id)).toEqual([orderId]);
    expect((await fixture.call<OrderRow>('GET', `/order/${orderId}`)).data).toMatchObject({
      isAllReturned: true,
    });
    const started = await fixture.call<{ id: number }>('POST', '/siigo/invoice-runs', {
      ...fixture.dialog(orderId),
      orderId: undefined,
      orderIds: [orderId],
    });
    await fixture.api.work();
    const run = await fixture.call<{ rows: { message: string }[] }>(
      'GET',
      `/siigo/invoice-runs/${started.data.id}`,
    );
    expect(run.data.rows).toMatchObject([{ outcome: 'failed', message: refused.failure.message }]);
    expect(await fixture.documentsOf(orderId)).toBe(0);
    expect(await differences()).toBe(0);
  });

  it('during the sending are credited by the refunded amount after acceptance [N-33-103]', async () => {
    const orderId = await dispatched({ nDocument: COMPANY, withholding: WITHHELD });
    const sending = holdAfter(fixture.api.app.get(DocumentJournal), 'recordAttempt');
    const invoiced = fixture.invoice(orderId);
    await sending.reached;
    await returnGoods(orderId, 2, 1);
    sending.release();
    await invoiced;
    await settle();
    const invoice = await fixture.documentOf(orderId);
    const notes = await notesOf(invoice);
    expect([invoice.state, unitsOf(invoice)]).toEqual(['issued', [3, 2]]);
    expect(notes.map(({ state }) => state)).toEqual(['issued']);
    expect(paymentsOf(notes)).toEqual(await refundsOf(orderId));
    expect(await differences()).toBe(0);
  });

  it('between request and first attempt are invoiced and then credited [N-33-103]', async () => {
    const orderId = await dispatched();
    const claimed = holdAfter(fixture.api.app.get(DocumentJournal), 'claim');
    const invoiced = fixture.invoice(orderId);
    await claimed.reached;
    await returnGoods(orderId, 1, 0);
    claimed.release();
    await invoiced;
    await settle();
    const invoice = await fixture.documentOf(orderId);
    expect([unitsOf(invoice), (await notesOf(invoice)).map(({ total }) => total)]).toEqual([
      [3, 2],
      [1_190_000],
    ]);
  });

  it('during an unknown outcome are credited once the invoice is found [N-33-103]', async () => {
    const orderId = await dispatched();
    await fixture.siigo.fault({ kind: 'cut-after', method: 'POST', path: '^/v1/invoices$', times: 1 });
    await fixture.invoice(orderId);
    expect((await fixture.documentOf(orderId)).state).toBe('unknown');
    await returnGoods(orderId, 1, 1);
    await fixture.siigo.calm();
    await settle();
    const invoice = await fixture.documentOf(orderId);
    const notes = await notesOf(invoice);
    expect([invoice.state, unitsOf(invoice), notes.length]).toEqual(['issued', [3, 2], 1]);
    expect(paymentsOf(notes)).toEqual(await refundsOf(orderId));
  });

  it('are left out when a draft or a rejected invoice is sent again [N-33-104]', async () => {
    const drafted = await dispatched();
    await fixture.invoice(drafted, { sendToDian: false });
    await returnGoods(drafted, 2, 2);
    await settle();
    const draft = await fixture.documentOf(drafted);
    expect([draft.state, unitsOf(draft)]).toEqual(['draft', [1]]);
    await fixture.call('POST', `/siigo/invoice/${draft.id}/send`);
    await settle();
    const sent = await fixture.documentOf(drafted);
    expect([sent.state, unitsOf(sent), await notesOf(sent)]).toEqual(['issued', [1], []]);

    const refused = await dispatched();
    await fixture.siigo.fault({ kind: 'dian-rejection', times: 1 });
    await fixture.invoice(refused);
    await returnGoods(refused, 1, 0);
    await settle();
    expect((await fixture.documentOf(refused)).state).toBe('rejected');
    await returnGoods(refused, 1, 0);
    await fixture.siigo.calm();
    await fixture.call('POST', `/siigo/invoice/${(await fixture.documentOf(refused)).id}/retry`);
    await settle();
    const again = await fixture.documentOf(refused);
    expect([again.state, unitsOf(again), await notesOf(again)]).toEqual(['issued', [1, 2], []]);
  });

  it('annul a draft when they are the whole order [N-33-104]', async () => {
    const orderId = await dispatched();
    await fixture.invoice(orderId, { sendToDian: false });
    await returnGoods(orderId, 3, 2);
    await settle();
    expect((await fixture.documentOf(orderId)).state).toBe('annulled');
  });

  it('of a withholding company are credited and refunded by the same amount [N-33-105]', async () => {
    const orderId = await dispatched({
      nDocument: COMPANY,
      withholding: { reteFuente: 2.5, reteIva: 0, reteIca: 0 },
      lines: [
        { price: 12_500, quantity: 4 },
        { price: 7_333.33, quantity: 7, taxClassification: 'Exempt' },
        { price: 987.65, quantity: 9 },
      ],
    });
    await fixture.invoice(orderId);
    await settle();
    for (const units of [[2], [0, 3, 1], [1, 1, 4]]) {
      await returnGoods(orderId, ...units);
      await settle();
    }
    const notes = await notesOf(await fixture.documentOf(orderId));
    const refunds = await refundsOf(orderId);
    expect(paymentsOf(notes)).toEqual(refunds);
    expect(refunds[0]).toBe(2_912_500);
    await returnGoods(orderId, 1, 3, 4);
    await settle();
    const invoice = await fixture.documentOf(orderId);
    expect(invoice.state).toBe('credited');
    expect(paymentsOf(await notesOf(invoice))).toEqual(await refundsOf(orderId));
  });

  it('are priced by the invoice that leaves them out, whatever the earlier rounding [N-33-109]', async () => {
    const { manager } = fixture.api.uow;
    const orderId = await dispatched({ lines: [{ price: 333.33, quantity: 7 }] });
    await returnGoods(orderId, 2);
    await returnGoods(orderId, 3);
    await manager.query('UPDATE returns SET amount = amount + 1 WHERE order_id = ?', [orderId]);
    await manager.query(
      'UPDATE return_lines SET amount = amount + 1 WHERE return_id IN (SELECT id FROM returns WHERE order_id = ?)',
      [orderId],
    );
    await fixture.invoice(orderId);
    await settle();
    expect(unitsOf(await fixture.documentOf(orderId))).toEqual([2]);
    expect(await new MoneyCheckRepository(fixture.api.uow).faults()).toEqual([]);
  });

  it('are credited only as far as a manual credit note left them [N-33-108]', async () => {
    const orderId = await dispatched();
    await fixture.invoice(orderId);
    await settle();
    const { id } = await fixture.documentOf(orderId);
    const byHand = { reason: 1, lines: [{ line: 1, quantity: 2 }] };
    await fixture.call('POST', `/siigo/invoice/${id}/credit-note`, byHand);
    await settle();
    await returnGoods(orderId, 2, 1);
    await settle();
    const notes = await notesOf(await fixture.documentOf(orderId));
    expect(notes.map(({ state, total }) => [state, total])).toEqual([
      ['issued', 2_380_000],
      ['issued', 1_190_000 + 499_999],
    ]);
    expect(await new MoneyCheckRepository(fixture.api.uow).faults()).toEqual([]);
  });

  it('without a credit note appear as differing lines in the comparison [N-33-106]', async () => {
    const orderId = await dispatched();
    await fixture.invoice(orderId);
    await settle();
    await returnGoods(orderId, 2, 0);
    await settle();
    const invoice = await fixture.documentOf(orderId);
    expect(await differences()).toBe(0);
    await fixture.api.uow.manager.delete(SiigoDocumentEntity, { creditsId: invoice.id });
    const { differingLines } = await fixture.api.app.get(ComparisonService).compare();
    expect(differingLines).toMatchObject([
      { orderId, invoicedUnits: 3, keptUnits: 1, invoiced: 30_000, kept: 10_000 },
    ]);
  });

  it('lower the invoice total that the order shows', async () => {
    const orderId = await dispatched();
    await returnGoods(orderId, 1, 1);
    await fixture.invoice(orderId);
    await settle();
    const shown = await fixture.call<InvoiceState>('GET', `/siigo/order/${orderId}/invoice`);
    const { totalPrice } = await fixture.order(orderId);
    const [refund = 0] = await refundsOf(orderId);
    expect(shown.data).toMatchObject({ state: 'issued', total: toPesos(centavos(totalPrice - refund)) });
  });
});
