import type { CartItem } from '@lacteos/contracts/schemas';

import { ProductEntity } from '#products/index.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';
import type { ReorderDto } from './reorder.dto.js';

describe.each(DIALECTS)("'Volver a pedir' on $name", (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
  });
  afterAll(() => api.stop());

  const reorder = (id: number, token: string) =>
    api.call<ReorderDto>('POST', `/order/${id}/reorder`, { token });
  const cartOf = async ({ user, token }: Awaited<ReturnType<TestApi['signedIn']>>) =>
    (await api.call<CartItem[]>('GET', `/cart/${user.id}`, { token })).data.map(
      ({ id_product, quantity }) => [id_product, quantity],
    );

  it('adds what is in stock to the cart and reports missing products and changed prices [N-18-146]', async () => {
    const buyer = await api.signedIn(1);
    const same = await shop.addProduct({ name: 'Kumis', price: 10_000, stock: 50 });
    const scarce = await shop.addProduct({ name: 'Quesillo', price: 10_000, stock: 5 });
    const dearer = await shop.addProduct({ name: 'Arequipe', price: 10_000, stock: 50 });
    const gone = await shop.addProduct({ name: 'Flan', price: 10_000, stock: 50 });
    const lines = [same, scarce, dearer, gone].map((product) => [product, 3] as [typeof same, number]);
    const order = await shop.place(buyer.token, shop.anOrder(buyer.user, lines), `reorder-${buyer.user.id}`);
    await api.uow.manager.update(ProductEntity, { id: dearer.id }, { price: 1_200_000 as never });
    await api.uow.manager.update(ProductEntity, { id: gone.id }, { active: false });

    const { status, data } = await reorder(order.data.id, buyer.token);
    expect(status).toBe(200);
    expect(data.count).toBe(8);
    expect(data.lines).toEqual([
      {
        id_product: same.id,
        name: 'Kumis',
        wanted: 3,
        inCart: 3,
        isGone: false,
        priceBefore: 11_900,
        priceNow: 11_900,
      },
      {
        id_product: scarce.id,
        name: 'Quesillo',
        wanted: 3,
        inCart: 2,
        isGone: false,
        priceBefore: 11_900,
        priceNow: 11_900,
      },
      {
        id_product: dearer.id,
        name: 'Arequipe',
        wanted: 3,
        inCart: 3,
        isGone: false,
        priceBefore: 11_900,
        priceNow: 14_280,
      },
      { id_product: gone.id, name: 'Flan', wanted: 3, inCart: 0, isGone: true, priceBefore: 11_900 },
    ]);
    const cart = await cartOf(buyer);
    expect(cart).toEqual([
      [same.id, 3],
      [scarce.id, 2],
      [dearer.id, 3],
    ]);
    await Promise.all([reorder(order.data.id, buyer.token), reorder(order.data.id, buyer.token)]);
    expect(await cartOf(buyer)).toEqual(cart);
  });

  it('keeps a larger quantity already in the cart and rejects orders of other buyers [N-18-146]', async () => {
    const buyer = await api.signedIn(1);
    const product = await shop.addProduct({ price: 10_000, stock: 50 });
    const order = await shop.place(
      buyer.token,
      shop.anOrder(buyer.user, [[product, 2]]),
      `again-${buyer.user.id}`,
    );
    await api.call('POST', `/cart?id=${buyer.user.id}&productId=${product.id}&quantity=7`, {
      token: buyer.token,
    });
    expect((await reorder(order.data.id, buyer.token)).data.lines[0]).toMatchObject({ wanted: 2, inCart: 7 });
    const stranger = await reorder(order.data.id, (await api.signedIn(1)).token);
    expect([stranger.status, stranger.failure.code]).toEqual([404, 'ORDERS.NOT_FOUND']);
  });
});
