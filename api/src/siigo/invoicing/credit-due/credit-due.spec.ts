import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { AfterSale } from '@lacteos/contracts/schemas';

import { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderLineEntity } from '#orders/order/row/order-line.entity.js';
import { DIALECTS } from '#test/index.js';
import { InvoicingFixture } from '#test/invoicing/invoicing-fixture.js';
import { SiigoDocumentEntity } from '../document/siigo-document.entity.js';

describe.each(DIALECTS)('automatic credit notes on $name', (dialect) => {
  let fixture: InvoicingFixture;
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
  });
  afterAll(() => fixture.stop());

  const invoiced = async (): Promise<number> => {
    const orderId = await fixture.addOrder({ lines: [{ price: 7_777.77, quantity: 3 }] });
    await fixture.invoice(orderId);
    return orderId;
  };
  const notesOf = async (orderId: number): Promise<SiigoDocumentEntity[]> => {
    const invoice = await fixture.documentOf(orderId);
    return fixture.api.uow.manager.findBy(SiigoDocumentEntity, { creditsId: invoice.id });
  };

  it('of a cancelled order wait for the accepted invoice and credit all of it [N-20-211]', async () => {
    const orderId = await invoiced();
    const cancelled = await fixture.call('POST', `/order/${orderId}/cancellation`, { reason: 'Prueba' });
    expect(cancelled.status).toBe(200);
    await fixture.api.work();
    expect(await notesOf(orderId)).toEqual([]);
    for (let round = 0; round < 5; round += 1) {
      await fixture.settle();
      fixture.api.clock.advance(5 * 60_000);
    }
    const notes = await notesOf(orderId);
    expect(notes).toMatchObject([{ state: 'issued', request: { reason: 2 } }]);
    expect(notes[0]?.total).toBe((await fixture.documentOf(orderId)).total);
  });

  it('of partial returns are issued one by one and add up to the invoice [N-20-211]', async () => {
    const orderId = await invoiced();
    await fixture.settle();
    const now = fixture.api.clock.now();
    await fixture.api.uow.manager.update(
      OrderEntity,
      { id: orderId },
      { isDelivered: true, deliveredAt: now },
    );
    const [line] = await fixture.api.uow.manager.findBy(OrderLineEntity, { orderId });
    const productId = Number(line?.productId);
    for (const quantity of [1, 2]) {
      const asked = await fixture.call<AfterSale>('POST', `/order/${orderId}/returns`, {
        reason: 'defective',
        lines: [{ productId, quantity }],
      });
      const id = asked.data.returns.at(-1)?.id;
      const fates = [{ productId, fate: 'waste' }];
      expect((await fixture.call('PUT', `/admin/returns/${id}`, { step: 'receive', fates })).status).toBe(
        200,
      );
      await fixture.settle();
    }
    const notes = await notesOf(orderId);
    expect(notes.map(({ state }) => state)).toEqual(['issued', 'issued']);
    const invoice = await fixture.documentOf(orderId);
    expect(notes.reduce((sum, { total }) => sum + total, 0)).toBeLessThanOrEqual(invoice.total);
    expect(invoice.state).toBe('credited');
  });
});
