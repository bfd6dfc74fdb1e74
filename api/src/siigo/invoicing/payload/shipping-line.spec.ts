import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { centavos } from '@lacteos/contracts/money/money';
import type { AfterSale, Order } from '@lacteos/contracts/schemas';

import { OrderWithholdings } from '#orders/order/index.js';
import { RefundEntity } from '#orders/payments/refunds/refund/refund.entity.js';
import { checkMoney, MoneyCheckRepository } from '#orders/reports/index.js';
import { ProductEntity } from '#products/index.js';
import { DeliveryShop, FRIDAY_IN_TIME } from '#test/delivery/delivery-shop.js';
import { addZone } from '#test/delivery/zones.js';
import { DIALECTS } from '#test/index.js';
import { User } from '#users/index.js';
import { InvoicingFixture, WITHHELD } from '#test/invoicing/invoicing-fixture.js';
import { SiigoDocumentEntity } from '../document/siigo-document.entity.js';

interface SiigoInvoice {
  total: number;
  payments: { value: number }[];
  items: { code: string; total: number; price: number; taxes?: { value: number }[] }[];
}

describe.each(DIALECTS)('the delivery on an invoice on $name', (dialect) => {
  let fixture: InvoicingFixture;
  let shop: DeliveryShop;
  let productId: number;
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
    await fixture.takeWithholdings();
    shop = new DeliveryShop(fixture.api);
    await addZone(fixture.api, { name: 'Meta', places: ['50'] });
    const code = await fixture.codeOf({ price: 20_000, quantity: 1 });
    productId = (await fixture.api.uow.manager.findOneByOrFail(ProductEntity, { code })).id;
    await shop.stock(0, productId, 1_000);
  });
  beforeEach(() => fixture.api.clock.set(FRIDAY_IN_TIME));
  afterAll(() => fixture.stop());

  const paid = async (quantity = 1, withheld?: typeof WITHHELD): Promise<Order> => {
    const { user } = await fixture.api.signedIn(1);
    if (withheld) await withholdFrom(user.n_document, withheld);
    const product = { id: productId, price: 20_000, taxClassification: 'Taxed' as const };
    const { data } = await shop.orderHome(user, { product, quantity, shipping: 6_000 });
    const registration = { id: data.id, data: shop.aPayment(data.totalPrice) };
    expect((await fixture.call('PUT', '/order/paymentResult', registration)).status).toBe(200);
    return data;
  };
  const withholdFrom = (identification: string, rates: typeof WITHHELD): Promise<void> =>
    fixture.api.uow.run(() =>
      fixture.api.app
        .get(OrderWithholdings)
        .setBuyer({ identification, idType: '13' }, { ...rates, minimumBase: centavos(0) }),
    );
  const isMoneyRight = (): Promise<boolean> =>
    checkMoney(fixture.api.app.get(MoneyCheckRepository), () => undefined);

  it('is a line of its own with its VAT inside, and the total is that of the order [N-40-151]', async () => {
    const order = await paid();
    expect((await fixture.invoice(order.id)).status).toBe(202);
    await fixture.settle();
    const { siigoId, total } = await fixture.documentOf(order.id);
    const { body } = await fixture.siigo.call<SiigoInvoice>('GET', `/v1/invoices/${siigoId}`);
    expect([total, body.total]).toEqual([2_980_000, 29_800]);
    expect(body.items.at(-1)).toMatchObject({ code: 'ENVIO', price: 5_042.02, total: 6_000 });
    expect(await isMoneyRight()).toBe(true);
  });

  it('counts in what a company withholds as on the invoice [N-40-501]', async () => {
    const { id } = await paid(1, WITHHELD);
    const { data } = await fixture.call<Order>('GET', `/order/${id}`);
    expect(data.withholding).toMatchObject({ withheld: 1_455.61, expectedPayment: 28_344.39 });
    await fixture.invoice(id);
    await fixture.settle();
    const { siigoId } = await fixture.documentOf(id);
    const { body } = await fixture.siigo.call<SiigoInvoice>('GET', `/v1/invoices/${siigoId}`);
    expect(body.payments.map(({ value }) => value)).toEqual([28_344.39]);
    expect(await isMoneyRight()).toBe(true);
  });

  it('is told without its VAT to staff, whose preview counts it, and to no buyer [N-40-584]', async () => {
    const order = await paid();
    const { data } = await fixture.call<Order>('GET', `/order/${order.id}`);
    expect(data.deliveryBase).toBe(5_042.02);
    const { userId } = await fixture.order(order.id);
    const token = await fixture.api.tokenOf(
      await fixture.api.uow.manager.findOneByOrFail(User, { id: userId }),
    );
    const seen = await fixture.api.call<Order>('GET', `/order/${order.id}`, { token });
    expect([seen.data.id, seen.data.deliveryBase]).toEqual([order.id, undefined]);
  });

  it('counts in it after a return in part, too [N-40-501]', async () => {
    const { id } = await paid(3, WITHHELD);
    await fixture.call('PUT', '/order/delivery', { id, data: shop.aDispatch() });
    const { data } = await fixture.call<Order>('GET', `/order/${id}`);
    const lines = [{ productId, quantity: 1, fate: 'waste' }];
    await fixture.call<AfterSale>('POST', `/order/${id}/returns`, { reason: 'defective', lines });
    await fixture.invoice(id);
    await fixture.settle();
    const [refund] = await fixture.api.uow.manager.findBy(RefundEntity, { orderId: id });
    const { siigoId } = await fixture.documentOf(id);
    const { body } = await fixture.siigo.call<SiigoInvoice>('GET', `/v1/invoices/${siigoId}`);
    const received = Math.round((data.withholding?.expectedPayment ?? 0) * 100) - Number(refund?.amount);
    expect(body.payments.map(({ value }) => Math.round(value * 100))).toEqual([received]);
    expect(await isMoneyRight()).toBe(true);
  });

  it('is given back and credited with a cancelled order [N-40-152]', async () => {
    const order = await paid();
    await fixture.invoice(order.id);
    await fixture.settle();
    await fixture.call('POST', `/order/${order.id}/cancellation`, { reason: 'Prueba' });
    for (let round = 0; round < 5; round += 1) {
      await fixture.settle();
      fixture.api.clock.advance(5 * 60_000);
    }
    const invoice = await fixture.documentOf(order.id);
    const notes = await fixture.api.uow.manager.findBy(SiigoDocumentEntity, { creditsId: invoice.id });
    expect(notes).toMatchObject([{ state: 'issued', total: 2_980_000 }]);
    const [refund] = await fixture.api.uow.manager.query<{ amount: number | string }[]>(
      'SELECT amount FROM refunds WHERE order_id = ?',
      [order.id],
    );
    expect(Number(refund?.amount)).toBe(2_980_000);
    expect(await isMoneyRight()).toBe(true);
  });

  it('stands in export, receipt and confirmation [N-40-153]', async () => {
    const order = await paid();
    await fixture.api.work();
    const mail = fixture.api.mails.find(({ subject }) => subject === `Recibimos su pedido ${order.id}`);
    expect(mail?.text.replaceAll(/\s/g, ' ')).toMatch(/Envío: \$ 6\.000/);
    const headers = { authorization: `Bearer ${await fixture.token()}` };
    const file = await fetch(`${fixture.api.origin}/api/admin/orders/export?format=csv`, { headers });
    const [titles = '', row = ''] = (await file.text()).split('\n');
    const at = titles.trim().split(';').indexOf('"Valor del envío"');
    expect(row.trim().split(';').at(at)).toMatch(/6000/);
  });

  it('has a price that can be invoiced to the centavo, or the zone is refused [N-40-154]', async () => {
    const zone = { name: 'Rara', places: ['11001'], price: 6000.01 };
    await expect(addZone(fixture.api, zone)).rejects.toThrow(/facturar al centavo/);
  });
});
