import type { Order, WompiWidget } from '@lacteos/contracts/schemas';

import { DeliveryShop, FRIDAY_IN_TIME } from '#test/delivery/delivery-shop.js';
import { addZone } from '#test/delivery/zones.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import type { TestProduct } from '#test/shop-builder.js';
import { WompiBuilder, WompiStub } from '#test/wompi-stub.js';

/** Pesos: goods with VAT, and their delivery. */
const GOODS = 23_800;
const SHIPPING = 6_000;

describe.each(DIALECTS)('a Wompi payment of an order with a delivery on $name', (dialect) => {
  let api: TestApi;
  let stub: WompiStub;
  let shop: DeliveryShop;
  let wompi: WompiBuilder;
  let product: TestProduct;
  beforeAll(async () => {
    stub = await WompiStub.start();
    api = await startApi(dialect, stub.env);
    api.clock.set(FRIDAY_IN_TIME);
    shop = new DeliveryShop(api);
    wompi = new WompiBuilder(api, shop, stub);
    product = await shop.addProduct({ price: 20_000, stock: 100 });
    await addZone(api, { name: 'Meta', places: ['50'] });
  });
  afterAll(async () => {
    await api.stop();
    await stub.stop();
  });

  const order = async () => {
    const { user, token } = await api.signedIn(1);
    const change = { paymentMethod: 'Wompi', paymentId: 5 } as const;
    const { data } = await shop.orderHome(user, { product, shipping: SHIPPING, change });
    return { id: data.id, token };
  };
  const see = async ({ id, token }: Awaited<ReturnType<typeof order>>): Promise<Order> =>
    (await api.call<Order>('GET', `/order/${id}`, { token })).data;

  it('asks for goods and delivery in one amount [N-40-174]', async () => {
    const { id, token } = await order();
    const { data } = await api.call<WompiWidget>('GET', `/order/${id}/wompi`, { token });
    expect(data.amountInCents).toBe((GOODS + SHIPPING) * 100);
  });

  it('settles the order by that amount, not by the price of its goods alone [N-40-174]', async () => {
    const [whole, short] = [await order(), await order()];
    await wompi.send(await wompi.transaction(whole.id, { amount_in_cents: (GOODS + SHIPPING) * 100 }));
    await wompi.send(await wompi.transaction(short.id, { amount_in_cents: GOODS * 100 }));
    expect(await see(whole)).toMatchObject({ isPaid: true, totalPrice: GOODS + SHIPPING });
    expect((await see(short)).isPaid).toBe(false);
  });
});
