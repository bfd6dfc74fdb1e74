import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { DIALECTS } from '../../../../test/index.js';
import { InvoicingWorld, KNOWN_CUSTOMER, SELLER } from '../../../../test/invoicing-world.js';
import { comparisonReport, differencesOf } from './compare.js';
import type { ComparisonDto } from './comparison.dto.js';
import { ComparisonService } from './comparison.service.js';

const DAY_MS = 86_400_000;

describe.each(DIALECTS)('the comparison with SIIGO on $name', (dialect) => {
  let world: InvoicingWorld;
  let comparisons: ComparisonService;
  beforeAll(async () => {
    world = await InvoicingWorld.start(dialect);
    comparisons = world.api.app.get(ComparisonService);
  });
  afterAll(() => world.stop());

  const latest = async (): Promise<ComparisonDto | null> =>
    (await world.call<ComparisonDto | null>('GET', '/siigo/comparison')).data;

  it('is empty before the first night', async () => {
    expect(await latest()).toBeNull();
  });

  it('finds nothing when every paid order has its invoice', async () => {
    const orderId = await world.addOrder();
    await world.invoice(orderId);
    await world.settle();
    const result = await comparisons.compare();
    expect([result.orders, result.invoices, differencesOf(result)]).toEqual([1, 1, 0]);
    expect(comparisonReport(result).at(-1)).toBe('Every paid order has one invoice with the same total.');
  });

  it('finds at night what is not invoiced, not ordered, different and gone, once for two replicas', async () => {
    const open = await world.addOrder();
    const differing = await world.addOrder({ lines: [{ price: 4_000, quantity: 1 }] });
    await world.invoice(differing, { sendToDian: false });
    const { siigoId } = await world.documentOf(differing);
    await world.api.uow.manager.query('UPDATE siigo_documents SET total = total + 100 WHERE siigo_id = ?', [
      siigoId,
    ]);
    const gone = await world.addOrder({ lines: [{ price: 4_100, quantity: 1 }] });
    await world.invoice(gone, { sendToDian: false });
    const removed = (await world.documentOf(gone)).siigoId;
    await world.siigo.call('DELETE', `/v1/invoices/${removed}`);
    const foreign = await foreignInvoice();
    await Promise.all([comparisons.planNext(), comparisons.planNext()]);
    world.api.clock.advance(DAY_MS);
    await Promise.all([world.api.work(), world.api.work()]);
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

  it('runs again the next night', async () => {
    const first = (await latest())?.finishedAt ?? '';
    world.api.clock.advance(DAY_MS);
    await world.api.work();
    expect(Date.parse((await latest())?.finishedAt ?? '')).toBeGreaterThan(Date.parse(first));
  });

  const foreignInvoice = async (): Promise<string> => {
    const code = await world.codeOf({ price: 1_000, quantity: 1 });
    const answer = await world.siigo.call<{ id: string }>('POST', '/v1/invoices', {
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
