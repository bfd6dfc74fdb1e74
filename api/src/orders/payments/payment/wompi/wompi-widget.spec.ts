import type { WompiWidget } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ADDRESS } from '#test/shipping-address.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { WompiBuilder, WompiStub } from '#test/wompi-stub.js';
import { referenceOf } from './protocol/wompi-reference.js';
import { integritySignature } from './protocol/wompi-signature.js';

const SECRETS = {
  WOMPI_PRIVATE_KEY: 'prv_test_hidden',
  WOMPI_INTEGRITY_SECRET: 'test_integrity_hidden',
  WOMPI_EVENTS_SECRET: 'test_events_hidden',
};
const ENV = {
  ...SECRETS,
  WOMPI_PUBLIC_KEY: 'pub_test_shown',
  WOMPI_WIDGET_URL: 'https://checkout.wompi.co/widget.js',
  PUBLIC_URL: 'https://tienda.test',
};

describe.each(DIALECTS)('the Wompi widget configuration on $name', (dialect) => {
  let api: TestApi;
  let stub: WompiStub;
  let wompi: WompiBuilder;
  let shop: ShopBuilder;
  let product: TestProduct;
  let owner: Awaited<ReturnType<TestApi['signedIn']>>;
  beforeAll(async () => {
    api = await startApi(dialect, ENV);
    shop = new ShopBuilder(api);
    stub = await WompiStub.start();
    wompi = new WompiBuilder(api, shop, stub);
    product = await shop.addProduct({ price: 20_105.05, stock: 500 });
    owner = await api.signedIn(1);
  });
  afterAll(async () => {
    await api.stop();
    await stub.stop();
  });

  const widgetOf = (token: string, id: number) =>
    api.call<WompiWidget>('GET', `/order/${id}/wompi`, { token });

  it('contains every field of the specification [S-215, S-216, S-217, S-218, S-219, S-220]', async () => {
    const order = await wompi.order(owner, product, 2);
    const { status, data } = await widgetOf(owner.token, order.id);
    const reference = referenceOf(await wompi.stored(order.id));
    expect(status).toBe(200);
    expect(data).toEqual({
      scriptUrl: 'https://checkout.wompi.co/widget.js',
      publicKey: 'pub_test_shown',
      currency: 'COP',
      amountInCents: Math.round(order.totalPrice * 100),
      reference,
      signature: { integrity: expect.stringMatching(/^[0-9a-f]{64}$/) },
      redirectUrl: 'https://tienda.test/orderhistory',
      customerData: {
        email: ADDRESS.email,
        fullName: 'Ana Peña',
        phoneNumber: ADDRESS.phone,
        phoneNumberPrefix: '+57',
      },
      shippingAddress: {
        addressLine1: ADDRESS.address,
        addressLine2: `Oficina ${order.id}`,
        country: 'CO',
        city: 'Villavicencio',
        region: 'Meta',
        phoneNumber: ADDRESS.phone,
      },
      isPaymentPending: false,
      isPaymentDeclined: false,
      isHoldOver: false,
    });
  });

  it('has the amount of the order in cents [S-214]', async () => {
    const order = await wompi.order(owner, product, 1);
    const { data } = await widgetOf(owner.token, order.id);
    expect(order.totalPrice).toBe(23_925.01);
    expect(data.amountInCents).toBe(2_392_501);
  });

  it('is signed with WOMPI_INTEGRITY_SECRET [S-221, D-001]', async () => {
    const order = await wompi.order(owner, product);
    const { data } = await widgetOf(owner.token, order.id);
    expect(data.signature.integrity).toBe(integritySignature(data, SECRETS.WOMPI_INTEGRITY_SECRET));
  });

  it('contains the public key and no secret [D-002]', async () => {
    const order = await wompi.order(owner, product);
    const { text } = await widgetOf(owner.token, order.id);
    for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret);
    expect(text).toContain('pub_test_shown');
  });

  it("is returned to the owner, the store's cashier and administrators, and is 404 for others [D-083]", async () => {
    const cashier = await shop.cashier();
    await shop.stock(cashier.storeId, product.id, 5);
    const sale = await wompi.order(cashier, product);
    const own = await wompi.order(owner, product);
    for (const role of [3, 4] as const) {
      const { token } = await api.signedIn(role);
      expect((await widgetOf(token, own.id)).status).toBe(200);
      expect((await widgetOf(token, sale.id)).status).toBe(200);
    }
    expect((await widgetOf(cashier.token, sale.id)).status).toBe(200);
    const strangers = [(await api.signedIn(1)).token, (await shop.cashier()).token];
    for (const token of strangers) {
      const refused = await widgetOf(token, own.id);
      expect([refused.status, refused.failure.code]).toEqual([404, 'ORDERS.NOT_FOUND']);
      expect((await widgetOf(token, sale.id)).status).toBe(404);
    }
    const anonymous = await api.call('GET', `/order/${own.id}/wompi`);
    expect(anonymous.status).toBe(401);
  });

  it('is refused for paid or cancelled orders and other payment methods [D-083]', async () => {
    const cash = await shop.place(owner.token, shop.anOrder(owner.user, [[product, 1]]), 'cash');
    const cancelled = await wompi.order(owner, product);
    await api.call('DELETE', `/order/delete?id=${cancelled.id}`, { token: owner.token });
    const paid = await wompi.order(owner, product);
    const admin = await api.signedIn(3);
    await api.call('PUT', '/order/paymentResult', {
      token: admin.token,
      body: { id: paid.id, data: shop.aPayment(paid.totalPrice) },
    });
    for (const id of [cash.data.id, cancelled.id, paid.id]) {
      const refused = await widgetOf(owner.token, id);
      expect([refused.status, refused.failure.code]).toEqual([409, 'ORDERS.NOT_OPEN_CARD_ORDER']);
    }
  });
});
