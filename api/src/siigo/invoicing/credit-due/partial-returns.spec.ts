import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { VAT_CLASSES } from '@lacteos/contracts/money/vat-classes';
import type { AfterSale, Return } from '@lacteos/contracts/schemas';

import { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderLineEntity } from '#orders/order/row/order-line.entity.js';
import { RefundEntity } from '#orders/payments/refunds/refund/refund.entity.js';
import { DIALECTS } from '#test/index.js';
import { COMPANY, InvoicingFixture, WITHHELD } from '#test/invoicing/invoicing-fixture.js';
import { seeded } from '#test/seeded.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { TEST_SETTINGS } from '#test/test-settings.js';
import { sumPayments } from '../document/document-match.js';
import { SiigoDocumentEntity } from '../document/siigo-document.entity.js';

/** `npm run prove -- returns` sets the number of orders; the spec itself takes two. */
const { runs: RUNS, seed: SEED } = TEST_SETTINGS.returns;
const MAX_RETURNS = 20;
const MAX_LINES = 4;
const START_MS = 60_000;
const RUN_MS = 60_000;
const FATES = ['saleable', 'quarantine', 'waste'] as const;
/** Shipping is not part of the paid amount. */
const SHIPPING = 1_234_500;

interface Sold {
  readonly productId: number;
  left: number;
  /** Returned units that were restocked. */
  saleable: number;
  readonly level: number;
}

describe.each(DIALECTS)('partial returns on $name', (dialect) => {
  let fixture: InvoicingFixture;
  let shop: ShopBuilder;
  const random = seeded(SEED);
  const below = (limit: number): number => Math.floor(random() * limit);
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
    await fixture.takeWithholdings();
    shop = new ShopBuilder(fixture.api);
  }, START_MS);
  afterAll(() => fixture.stop());

  const dispatched = async (isWithheld: boolean): Promise<number> => {
    const lines = Array.from({ length: 1 + below(MAX_LINES) }, () => ({
      price: (1 + below(999_999)) / 100,
      quantity: 1 + below(MAX_RETURNS),
      taxClassification: VAT_CLASSES[below(VAT_CLASSES.length)] ?? VAT_CLASSES[0],
    }));
    const buyer = isWithheld ? { nDocument: COMPANY, withholding: WITHHELD } : {};
    const orderId = await fixture.addOrder({ lines, paymentMethod: 'Crédito', ...buyer });
    const change = { isDelivered: true, deliveredAt: fixture.api.clock.now(), shippingPrice: SHIPPING };
    await fixture.api.uow.manager.update(OrderEntity, { id: orderId }, change as Partial<OrderEntity>);
    return orderId;
  };
  const soldBy = async (orderId: number): Promise<Sold[]> => {
    const lines = await fixture.api.uow.manager.findBy(OrderLineEntity, { orderId });
    return Promise.all(
      lines.map(async ({ productId, quantity }) => {
        const level = await shop.levelOf(0, productId);
        return { productId, left: quantity, saleable: 0, level };
      }),
    );
  };
  const returnGoods = async (orderId: number, sold: readonly Sold[], isLast: boolean): Promise<void> => {
    const open = sold.filter(({ left }) => left > 0);
    const chosen = open.filter(() => isLast || random() < 0.6);
    const lines = (chosen.length > 0 ? chosen : open.slice(0, 1)).map((line) => ({
      line,
      quantity: isLast ? line.left : 1 + below(line.left),
    }));
    const asked = await fixture.call<AfterSale>('POST', `/order/${orderId}/returns`, {
      reason: 'defective',
      lines: lines.map(({ line, quantity }) => ({ productId: line.productId, quantity })),
    });
    const fates = lines.map(({ line }) => ({ productId: line.productId, fate: FATES[below(FATES.length)] }));
    const id = asked.data.returns.at(-1)?.id;
    const received = await fixture.call<Return>('PUT', `/admin/returns/${id}`, { step: 'receive', fates });
    expect([asked.status, received.status]).toEqual([201, 200]);
    for (const [at, { line, quantity }] of lines.entries()) {
      line.left -= quantity;
      if (fates[at]?.fate === 'saleable') line.saleable += quantity;
    }
  };
  const sumsOf = async (orderId: number) => {
    const invoice = await fixture.documentOf(orderId);
    const refunds = await fixture.api.uow.manager.findBy(RefundEntity, { orderId });
    const notes = await fixture.api.uow.manager.findBy(SiigoDocumentEntity, { creditsId: invoice.id });
    return {
      invoice,
      notes,
      refunded: refunds.reduce((sum, { amount }) => sum + Number(amount), 0),
      credited: notes.reduce((sum, { total }) => sum + Number(total), 0),
    };
  };

  /** Payment of each credit note and refund of each return. */
  const sidesOf = async (orderId: number) => {
    const { invoice } = await sumsOf(orderId);
    const order = { id: 'ASC' } as const;
    const { manager } = fixture.api.uow;
    const notes = await manager.findBy(SiigoDocumentEntity, { creditsId: invoice.id });
    const refunds = await manager.find(RefundEntity, { where: { orderId }, order });
    const noteOf = ({ returnId }: RefundEntity) =>
      notes.find(({ requestKey }) => requestKey?.endsWith(`:return-${returnId}`));
    return {
      paidByNotes: refunds.map((refund) => Number(sumPayments(noteOf(refund)?.payload?.payments ?? []))),
      amounts: refunds.map(({ amount }) => Number(amount)),
    };
  };

  it(
    'never exceed payment or invoice and end exact to the centavo [N-20-229]',
    async () => {
      for (let run = 0; run < RUNS; run += 1) {
        const isWithheld = run % 2 === 1;
        const orderId = await dispatched(isWithheld);
        const { totalPrice, paid } = await paidFor(orderId);
        const sold = await soldBy(orderId);
        await fixture.invoice(orderId);
        // The first returns may come before the invoice is accepted.
        const early = below(3);
        let count = 0;
        while (sold.some(({ left }) => left > 0)) {
          if (count === early) await fixture.settle();
          count += 1;
          await returnGoods(orderId, sold, count === MAX_RETURNS);
          if (count > early) await fixture.settle();
          const { invoice, notes, refunded, credited } = await sumsOf(orderId);
          expect(refunded).toBeLessThanOrEqual(paid);
          expect(credited).toBeLessThanOrEqual(Number(invoice.total));
          if (invoice.state === 'stamping' || invoice.state === 'pending') expect(notes).toEqual([]);
        }
        for (let round = 0; round < 6; round += 1) {
          await fixture.settle();
          fixture.api.clock.advance(3_600_000);
        }
        const { invoice, notes, refunded, credited } = await sumsOf(orderId);
        const facts = { run, count, refunded, notes: notes.length, state: invoice.state };
        expect(facts).toEqual({
          run,
          count,
          refunded: paid,
          notes: count,
          state: 'credited',
        });
        expect(credited).toBe(Number(invoice.total));
        const { paidByNotes, amounts } = await sidesOf(orderId);
        expect({ run, sums: paidByNotes.slice(0, -1) }).toEqual({ run, sums: amounts.slice(0, -1) });
        expect([totalPrice, paid]).toContain(Number(invoice.total));
        for (const { productId, level, saleable } of sold)
          expect(await shop.levelOf(0, productId)).toBe(level + saleable);
      }
      expect(await shop.ledgerDifferences()).toEqual([]);
    },
    START_MS + RUNS * RUN_MS,
  );

  /** Total of the order and the received amount. */
  const paidFor = async (orderId: number): Promise<{ totalPrice: number; paid: number }> => {
    const { totalPrice } = await fixture.order(orderId);
    const rows = await fixture.api.uow.manager.query<{ withheld: number | string }[]>(
      'SELECT withheld FROM order_withholdings WHERE order_id = ?',
      [orderId],
    );
    return { totalPrice, paid: totalPrice - Number(rows[0]?.withheld ?? 0) };
  };
});
