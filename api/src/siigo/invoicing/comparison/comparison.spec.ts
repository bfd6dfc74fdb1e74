import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { DIALECTS } from '#test/index.js';
import { InvoicingFixture, KNOWN_CUSTOMER, SELLER } from '#test/invoicing/invoicing-fixture.js';
import { comparisonReport, differencesOf } from './compare.js';
import type { ComparisonDto } from './comparison.dto.js';
import { ComparisonService } from './comparison.service.js';

const DAY_MS = 86_400_000;

describe.each(DIALECTS)('the comparison with SIIGO on $name', (dialect) => {
  let fixture: InvoicingFixture;
  let comparisons: ComparisonService;
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
    comparisons = fixture.api.app.get(ComparisonService);
  });
  afterAll(() => fixture.stop());

  const latest = async (): Promise<ComparisonDto | null> =>
    (await fixture.call<ComparisonDto | null>('GET', '/siigo/comparison')).data;

  it('is empty before its first run', async () => {
    expect(await latest()).toBeNull();
  });

  it('finds nothing when every paid order has its invoice', async () => {
    const orderId = await fixture.addOrder();
    await fixture.invoice(orderId);
    await fixture.settle();
    const result = await comparisons.compare();
    expect([result.orders, result.invoices, differencesOf(result)]).toEqual([1, 1, 0]);
    expect(comparisonReport(result).at(-1)).toBe('Every paid order has one invoice with the same total.');
  });

  it('finds missing, surplus and differing invoices at night, once for two replicas', async () => {
    const open = await fixture.addOrder();
    const differing = await fixture.addOrder({ lines: [{ price: 4_000, quantity: 1 }] });
    await fixture.invoice(differing, { sendToDian: false });
    const { siigoId } = await fixture.documentOf(differing);
    await fixture.api.uow.manager.query(
      'UPDATE siigo_documents SET total = total + 100, payload = NULL WHERE siigo_id = ?',
      [siigoId],
    );
    const gone = await fixture.addOrder({ lines: [{ price: 4_100, quantity: 1 }] });
    await fixture.invoice(gone, { sendToDian: false });
    const removed = (await fixture.documentOf(gone)).siigoId;
    await fixture.siigo.call('DELETE', `/v1/invoices/${removed}`);
    const foreign = await foreignInvoice();
    await Promise.all([comparisons.planNext(), comparisons.planNext()]);
    fixture.api.clock.advance(DAY_MS);
    await Promise.all([fixture.api.work(), fixture.api.work()]);
    const found = await latest();
    expect(found?.ordersWithoutInvoice.map(({ orderId }) => orderId)).toEqual([open]);
    expect(found?.invoicesWithoutOrder).toMatchObject([
      { id: foreign, identification: KNOWN_CUSTOMER, total: 1000 },
    ]);
    expect(found?.differingTotals).toMatchObject([
      { orderId: differing, shopTotal: 4_761, siigoTotal: 4_760 },
    ]);
    expect(found?.missingInvoices).toMatchObject([{ orderId: gone, invoiceId: removed }]);
  });

  it('runs every night', async () => {
    const first = (await latest())?.finishedAt ?? '';
    fixture.api.clock.advance(DAY_MS);
    await fixture.api.work();
    expect(Date.parse((await latest())?.finishedAt ?? '')).toBeGreaterThan(Date.parse(first));
  });

  it('includes invoices from before the compared month [N-21-230]', async () => {
    const orderId = await fixture.addOrder({ lines: [{ price: 4_200, quantity: 1 }] });
    await fixture.invoice(orderId, { sendToDian: false });
    const { siigoId } = await fixture.documentOf(orderId);
    fixture.api.clock.advance(32 * DAY_MS);
    const { invoices, invoicesWithoutOrder, missingInvoices } = await comparisons.compare();
    expect(invoices).toBeGreaterThan(0);
    expect(invoicesWithoutOrder.map(({ id }) => id)).not.toContain(siigoId);
    expect(missingInvoices).toEqual([]);
  });

  it('of a restored database reports only invoices made before the restored moment [N-21-230]', async () => {
    const lost = await fixture.addOrder({ lines: [{ price: 4_300, quantity: 1 }] });
    await fixture.invoice(lost, { sendToDian: false });
    const { siigoId } = await fixture.documentOf(lost);
    const invoicedAt = fixture.api.clock.now().getTime();
    fixture.api.clock.advance(DAY_MS);
    await fixture.addOrder({ lines: [{ price: 4_400, quantity: 1 }] });
    await foreignInvoice();
    await fixture.api.uow.manager.query('DELETE FROM siigo_documents WHERE siigo_id = ?', [siigoId]);
    await fixture.api.uow.manager.query('UPDATE orders SET id_invoice = NULL WHERE id = ?', [lost]);

    const before = await comparisons.compareRestored(new Date(invoicedAt));
    expect(differencesOf(before)).toBe(0);
    const after = await comparisons.compareRestored(new Date(invoicedAt + DAY_MS));
    expect(differencesOf(after)).toBe(1);
    expect(after.invoicesWithoutOrder).toMatchObject([{ id: siigoId }]);
  });

  const foreignInvoice = async (): Promise<string> => {
    const code = await fixture.codeOf({ price: 1_000, quantity: 1 });
    const answer = await fixture.siigo.call<{ id: string }>('POST', '/v1/invoices', {
      document: { id: 28_216 },
      date: '2099-01-01',
      customer: { identification: KNOWN_CUSTOMER },
      seller: SELLER,
      items: [{ code, quantity: 1, price: 1_000 }],
      payments: [{ id: 5636, value: 1_000 }],
    });
    expect(answer.status).toBe(201);
    return answer.body.id;
  };
});
