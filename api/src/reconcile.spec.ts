import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnvironment } from '@lacteos/contracts/env';

import { DIALECTS } from '#test/index.js';
import { InvoicingFixture } from '#test/invoicing/invoicing-fixture.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { WompiBuilder, WompiStub } from '#test/wompi-stub.js';
import { OutboxMessage } from '#platform/outbox/index.js';
import { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderLineEntity } from '#orders/order/row/order-line.entity.js';
import { OrdersAfterRestore } from '#orders/payments/after-restore/orders-after-restore.service.js';
import { InvoicesAfterRestore, SiigoDocumentEntity } from './siigo/index.js';
import { reconcile } from './commands/reconcile-command.js';

const MINUTE = 60_000;
const { count } = readEnvironment(process.env, (reader) => ({
  count: reader.integer('RESTORED_ORDERS', 8, { min: 8, max: 1_000 }),
}));

/** Pays and invoices orders, then restores an earlier database that lacks half of them. */
describe.each(DIALECTS)('a shop on $name restored to 30 minutes ago', (dialect) => {
  let fixture: InvoicingFixture;
  let stub: WompiStub;
  let wompi: WompiBuilder;
  let since: Date;
  let kept: number[];
  let lost: number[];
  const lines: string[] = [];
  const run = (...args: string[]): Promise<number> => {
    lines.length = 0;
    const { app } = fixture.api;
    return reconcile(args, {
      orders: app.get(OrdersAfterRestore),
      invoices: app.get(InvoicesAfterRestore),
      print: (line) => lines.push(line),
    });
  };
  const invoicesInSiigo = async (): Promise<number> => (await fixture.siigo.state()).documents.length;

  /** Pays at Wompi and invoices at SIIGO, which keep their records. */
  const sellOutside = async (): Promise<number> => {
    const id = await fixture.addOrder({ paymentMethod: 'Wompi' });
    stub.hold(await wompi.transaction(id));
    await fixture.invoice(id);
    return id;
  };
  /** The state of 30 minutes ago: orders open or missing, and a mail pending that was sent since. */
  const setBack = async (): Promise<void> => {
    const { manager } = fixture.api.uow;
    await manager.clear(SiigoDocumentEntity);
    await manager.clear(OutboxMessage);
    for (const id of kept) {
      await manager.update(
        OrderEntity,
        { id },
        { isPaid: false, paidAt: null, isInvoice: false, idInvoice: null },
      );
      const [topic, payload] = ['order-placed', JSON.stringify({ orderId: id })];
      await manager.insert(OutboxMessage, {
        topic,
        payload,
        available_at: since,
        attempts: 0,
        created_at: since,
      });
    }
    for (const id of lost) {
      await manager.delete(OrderLineEntity, { orderId: id });
      await manager.delete(OrderEntity, { id });
    }
  };

  beforeAll(async () => {
    stub = await WompiStub.start();
    fixture = await InvoicingFixture.start(dialect, stub.env);
    wompi = new WompiBuilder(fixture.api, new ShopBuilder(fixture.api), stub);
    since = fixture.api.clock.now();
    fixture.api.clock.advance(30 * MINUTE);
    const ids: number[] = [];
    for (let index = 0; index < count; index += 1) ids.push(await sellOutside());
    await fixture.settle();
    kept = ids.slice(0, count / 2);
    lost = ids.slice(count / 2);
    await setBack();
  });
  afterAll(async () => {
    await fixture.stop();
    await stub.stop();
  });

  it('settles payments, takes over invoices and lists each lost order with instructions [N-21-016]', async () => {
    expect(await run('--since', since.toISOString())).toBe(1);
    expect(lines[0]).toBe(`Wompi: asked about ${kept.length} open orders, ${kept.length} were paid.`);
    expect(lines[1]).toContain(`took over ${kept.length} invoices`);
    for (const id of lost) {
      const line = lines.find((text) => text.startsWith(`Order ${id} is lost: paid `));
      expect(line).toContain(`PED-${id}-`);
      expect(line).toContain('do not invoice it again');
    }
    expect(lines.at(-1)).toContain(`Lost: ${lost.length} orders`);
    for (const id of kept)
      expect(await fixture.order(id)).toMatchObject({ isPaid: true, isInvoice: true, paymentAlert: null });
  });

  it('creates no second invoice, whatever the request, and sends no mail again [N-21-016]', async () => {
    const before = await invoicesInSiigo();
    await fixture.settle();
    for (const id of kept.slice(0, 3))
      expect((await fixture.invoice(id)).failure.code).toBe('SIIGO.ALREADY_INVOICED');
    await fixture.settle();
    expect([await invoicesInSiigo(), before]).toEqual([count, count]);
    expect((await fixture.documentOf(kept[0] ?? 0)).state).toBe('issued');
    expect(fixture.api.mails).toEqual([]);
    const dead = await fixture.api.uow.manager.findBy(OutboxMessage, { failure: 'restored' });
    expect(dead.map(({ topic }) => topic).sort()).toEqual(
      kept.flatMap(() => ['order-placed', 'order.paid']).sort(),
    );
  });

  it('never reuses the number of a lost order, and can be reconciled twice [N-21-016]', async () => {
    const next = await fixture.addOrder();
    expect(next).toBeGreaterThan(Math.max(...lost));
    await run('--since', since.toISOString());
    expect(lines[1]).toContain('took over 0 invoices');
    expect(await run('--since', 'yesterday')).toBe(2);
  });
});
