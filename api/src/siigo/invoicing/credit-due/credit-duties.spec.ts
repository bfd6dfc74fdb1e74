import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AfterSale, Order } from '@lacteos/contracts/schemas';

import { CreditTaskEntity } from '#orders/order/invoiceable/credit-task.entity.js';
import { OrderLineEntity } from '#orders/order/row/order-line.entity.js';
import { DIALECTS } from '#test/index.js';
import { InvoicingFixture } from '#test/invoicing/invoicing-fixture.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { SiigoDocumentEntity } from '../document/siigo-document.entity.js';

const HOUR_MS = 3_600_000;

describe.each(DIALECTS)('credit note duties on $name', (dialect) => {
  let fixture: InvoicingFixture;
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
  });
  beforeEach(() => fixture.siigo.calm());
  afterAll(() => fixture.stop());

  const dispatched = async (): Promise<number> => {
    const orderId = await fixture.addOrder({ lines: [{ price: 10_000, quantity: 3 }] });
    const data = new ShopBuilder(fixture.api).aDispatch();
    await fixture.call('PUT', '/order/delivery', { id: orderId, data });
    return orderId;
  };
  const returnGoods = async (orderId: number): Promise<void> => {
    const { productId } = await fixture.api.uow.manager.findOneByOrFail(OrderLineEntity, { orderId });
    const asked = await fixture.call<AfterSale>('POST', `/order/${orderId}/returns`, {
      reason: 'defective',
      lines: [{ productId, quantity: 1 }],
    });
    const id = asked.data.returns.at(-1)?.id;
    const fates = [{ productId, fate: 'waste' }];
    await fixture.call('PUT', `/admin/returns/${id}`, { step: 'receive', fates });
  };
  const creditDuties = async (orderId: number): Promise<string[]> => {
    const { data } = await fixture.call<Order>('GET', `/order/${orderId}`);
    return (data.duties ?? []).filter((duty) => duty.startsWith('credit-note'));
  };
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 5; round += 1) {
      await fixture.settle();
      fixture.api.clock.advance(HOUR_MS);
    }
  };

  it('are open until the credit note is issued [N-33-905]', async () => {
    const orderId = await dispatched();
    await fixture.invoice(orderId);
    expect(await creditDuties(orderId)).toEqual([]);
    await returnGoods(orderId);
    await fixture.api.work();
    expect(await creditDuties(orderId)).toEqual(['credit-note']);
    await settle();
    expect(await creditDuties(orderId)).toEqual([]);
  });

  it('do not exist for goods that the invoice leaves out [N-33-905]', async () => {
    const orderId = await dispatched();
    await returnGoods(orderId);
    expect(await creditDuties(orderId)).toEqual([]);
    await fixture.siigo.fault({ kind: 'dian-rejection', times: 1 });
    await fixture.invoice(orderId);
    await returnGoods(orderId);
    await fixture.settle();
    expect(await creditDuties(orderId)).toEqual(['credit-note']);
    await fixture.siigo.calm();
    await fixture.call('POST', `/siigo/invoice/${(await fixture.documentOf(orderId)).id}/retry`);
    expect(await creditDuties(orderId)).toEqual([]);
  });

  it('show a rejected credit note until it is sent again [N-33-905]', async () => {
    const { manager } = fixture.api.uow;
    const orderId = await dispatched();
    await fixture.invoice(orderId);
    await settle();
    await fixture.siigo.fault({ kind: 'dian-rejection', times: 1 });
    await returnGoods(orderId);
    await settle();
    expect(await creditDuties(orderId)).toEqual(['credit-note-rejected']);

    const later = await dispatched();
    await fixture.siigo.calm();
    await fixture.invoice(later);
    await returnGoods(later);
    await fixture.api.work();
    const stored = await manager.find(CreditTaskEntity);
    expect(stored.map(({ state }) => state).toSorted()).toEqual(['due', 'rejected']);

    const invoice = await fixture.documentOf(orderId);
    const note = await manager.findOneByOrFail(SiigoDocumentEntity, { creditsId: invoice.id });
    await fixture.call('POST', `/siigo/invoice/${note.id}/retry`);
    expect(await creditDuties(orderId)).toEqual([]);
    await settle();
    expect([await creditDuties(orderId), await creditDuties(later)]).toEqual([[], []]);
  });
});
