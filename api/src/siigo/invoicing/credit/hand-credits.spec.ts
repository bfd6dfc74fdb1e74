import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AfterSale, InvoiceState } from '@lacteos/contracts/schemas';

import { MoneyCheckRepository } from '#orders/reports/money-check/money-check.repository.js';
import { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderLineEntity } from '#orders/order/row/order-line.entity.js';
import { DIALECTS } from '#test/index.js';
import { InvoicingFixture } from '#test/invoicing/invoicing-fixture.js';
import { SiigoDocumentEntity } from '../document/siigo-document.entity.js';

const RULE = 'sales less credits are invoices less notes';
const HOUR_MS = 3_600_000;

describe.each(DIALECTS)('a manual credit note on $name', (dialect) => {
  let fixture: InvoicingFixture;
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
  });
  afterAll(() => fixture.stop());

  const settle = async (): Promise<void> => {
    for (let round = 0; round < 4; round += 1) {
      await fixture.settle();
      fixture.api.clock.advance(HOUR_MS);
    }
  };
  const invoiced = async (): Promise<number> => {
    const orderId = await fixture.addOrder({
      lines: [{ price: 10_000, quantity: 4 }],
      paymentMethod: 'Nequi',
    });
    await fixture.invoice(orderId);
    await settle();
    return orderId;
  };
  const credit = async (orderId: number, body: object): Promise<void> => {
    const { id } = await fixture.documentOf(orderId);
    await fixture.call('POST', `/siigo/invoice/${id}/credit-note`, body);
    await settle();
  };
  const labelOf = async (orderId: number): Promise<string> =>
    (await fixture.call<InvoiceState>('GET', `/siigo/order/${orderId}/invoice`)).data.label;
  const faultsOf = async (orderId: number): Promise<string[]> => {
    const faults = await new MoneyCheckRepository(fixture.api.uow).faults();
    return faults.filter(({ ids }) => ids.includes(orderId)).map(({ rule }) => rule);
  };
  const returnGoods = async (orderId: number, quantity: number): Promise<void> => {
    await fixture.api.uow.manager.update(
      OrderEntity,
      { id: orderId },
      { isDelivered: true, deliveredAt: fixture.api.clock.now() },
    );
    const { productId } = await fixture.api.uow.manager.findOneByOrFail(OrderLineEntity, { orderId });
    const asked = await fixture.call<AfterSale>('POST', `/order/${orderId}/returns`, {
      reason: 'defective',
      lines: [{ productId, quantity }],
    });
    const fates = [{ productId, fate: 'waste' }];
    await fixture.call('PUT', `/admin/returns/${asked.data.returns.at(-1)?.id}`, { step: 'receive', fates });
    await settle();
  };

  it('updates the invoice label and keeps sales equal to invoices less notes [N-33-302]', async () => {
    const orderId = await invoiced();
    expect([await labelOf(orderId), await faultsOf(orderId)]).toEqual(['Emitida', []]);
    await credit(orderId, { reason: 3, lines: [{ line: 1, amount: 5_000 }] });
    expect([await labelOf(orderId), await faultsOf(orderId)]).toEqual(['Acreditada en parte', []]);
    await returnGoods(orderId, 1);
    expect(await faultsOf(orderId)).toEqual([]);
    await credit(orderId, { reason: 2 });
    expect([await labelOf(orderId), await faultsOf(orderId)]).toEqual(['Acreditada', []]);
  });

  it('counts once when its goods are returned later [N-33-302]', async () => {
    const orderId = await invoiced();
    await credit(orderId, { reason: 2 });
    await returnGoods(orderId, 3);
    expect(await faultsOf(orderId)).toEqual([]);
  });

  it('no longer counts after its order is invoiced again [N-33-302]', async () => {
    const orderId = await invoiced();
    await credit(orderId, { reason: 2 });
    await fixture.invoice(orderId);
    await settle();
    expect([await labelOf(orderId), await faultsOf(orderId)]).toEqual(['Emitida', []]);
  });

  it('is reported by check:money when it, a return or a cancellation lacks a record [N-33-303]', async () => {
    const { manager } = fixture.api.uow;
    const byHand = await invoiced();
    await credit(byHand, { reason: 3, lines: [{ line: 1, amount: 1_000 }] });
    await manager.query('DELETE FROM order_credits WHERE order_id = ?', [byHand]);
    expect(await faultsOf(byHand)).toEqual([RULE]);
    const returned = await invoiced();
    await returnGoods(returned, 1);
    await manager.query('UPDATE returns SET amount = amount + 1 WHERE order_id = ?', [returned]);
    expect(await faultsOf(returned)).toEqual([RULE]);
    const lost = await invoiced();
    await returnGoods(lost, 1);
    await manager.delete(SiigoDocumentEntity, { creditsId: (await fixture.documentOf(lost)).id });
    expect(await faultsOf(lost)).toEqual([RULE]);
    const cancelled = await invoiced();
    await manager.update(OrderEntity, { id: cancelled }, { active: false });
    expect(await faultsOf(cancelled)).toEqual([RULE]);
    for (const orderId of [byHand, returned, lost, cancelled])
      await manager.delete(SiigoDocumentEntity, { orderId });
  });

  it('is no difference while the invoice still waits for the DIAN [N-33-303]', async () => {
    const orderId = await fixture.addOrder({
      lines: [{ price: 10_000, quantity: 4 }],
      paymentMethod: 'Nequi',
    });
    await fixture.invoice(orderId);
    await fixture.call('POST', `/order/${orderId}/cancellation`, { reason: 'Prueba' });
    expect(await faultsOf(orderId)).toEqual([]);
    await settle();
    expect(await faultsOf(orderId)).toEqual([]);
  });
});
