import { DIALECTS, holdAfter, startApi, type Answer, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { FACTORY } from '#products/index.js';
import type { OrderDto } from '../../order/row/order.dto.js';
import { BuyerQuota } from '../../order/hold/buyer-quota.js';

type Buyer = Pick<Awaited<ReturnType<TestApi['signedIn']>>, 'user' | 'token'>;
type Product = Awaited<ReturnType<ShopBuilder['addProduct']>>;
interface CartLine {
  id_product: number;
  quantity: number;
}

describe.each(DIALECTS)('an order from the cart on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
  });
  afterAll(() => api.stop());

  const addToCart = ({ user, token }: Buyer, { id }: Product, quantity: number) =>
    api.call('POST', `/cart?id=${user.id}&quantity=${quantity}&productId=${id}`, { token });
  const cartOf = async ({ user, token }: Buyer): Promise<number[][]> => {
    const { data } = await api.call<CartLine[]>('GET', `/cart/${user.id}`, { token });
    return data.map(({ id_product, quantity }) => [id_product, quantity]);
  };
  const order = (
    { user, token }: Buyer,
    lines: [Product, number][],
    key: string,
  ): Promise<Answer<OrderDto>> =>
    shop.place<OrderDto>(token, shop.anOrder(user, lines), key, { 'x-from-cart': 'true' });
  const ordersOf = async ({ token }: Buyer): Promise<number> =>
    (await api.call<unknown[]>('GET', '/order/mine', { token })).data.length;

  it('is placed once when two tabs send the same cart at the same moment [N-33-603]', async () => {
    const buyer = await api.signedIn(1);
    const yogurt = await shop.addProduct({ stock: 9 });
    await addToCart(buyer, yogurt, 2);
    const both = holdAfter(api.app.get(BuyerQuota), 'heldBy', 2);
    const sent = ['one', 'other'].map((key) => order(buyer, [[yogurt, 2]], key));
    await both.reached;
    both.release();
    const answers = await Promise.all(sent);
    const placed = answers.find(({ status }) => status === 201);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.failure).toMatchObject({
      code: 'ORDERS.CART_CHANGED',
      message: `Estos productos ya están en su pedido ${placed?.data.id}, que hizo desde otra pestaña o dispositivo. No se hizo otro.`,
      errors: { orderId: placed?.data.id },
    });
    expect([await ordersOf(buyer), await shop.levelOf(FACTORY, yogurt.id)]).toEqual([1, 7]);
  });

  it('is rejected after another order took its lines and the last units [N-33-603]', async () => {
    const buyer = await api.signedIn(1);
    const [yogurt, cheese] = [await shop.addProduct({ stock: 9 }), await shop.addProduct({ stock: 3 })];
    await addToCart(buyer, yogurt, 1);
    await addToCart(buyer, cheese, 3);
    const lines: [Product, number][] = [
      [yogurt, 1],
      [cheese, 3],
    ];
    const first = await order(buyer, lines, 'first');
    const second = await order(buyer, lines, 'second');
    expect([second.status, second.failure.code]).toEqual([409, 'ORDERS.CART_CHANGED']);
    expect(second.failure.errors).toEqual({ orderId: first.data.id });
    expect(await ordersOf(buyer)).toBe(1);
  });

  it('is returned again when the same request is repeated', async () => {
    const buyer = await api.signedIn(1);
    const yogurt = await shop.addProduct({ stock: 2 });
    await addToCart(buyer, yogurt, 2);
    const first = await order(buyer, [[yogurt, 2]], 'repeated');
    const again = await order(buyer, [[yogurt, 2]], 'repeated');
    expect([first.status, again.status, again.data.id]).toEqual([201, 201, first.data.id]);
  });

  it('is rejected without touching cart or stock when a quantity in the cart has changed [N-33-604]', async () => {
    const buyer = await api.signedIn(1);
    const yogurt = await shop.addProduct({ stock: 9 });
    await addToCart(buyer, yogurt, 2);
    await addToCart(buyer, yogurt, 1);
    const refused = await order(buyer, [[yogurt, 2]], 'seen-before');
    expect(refused.failure).toEqual({
      success: false,
      code: 'ORDERS.CART_CHANGED',
      message:
        'Su carrito cambió en otra pestaña o dispositivo. Revíselo antes de pedir: no se hizo ningún pedido.',
      requestId: refused.failure.requestId,
    });
    expect([await cartOf(buyer), await shop.levelOf(FACTORY, yogurt.id)]).toEqual([[[yogurt.id, 3]], 9]);
  });

  it('removes only its own lines from the cart [N-33-604]', async () => {
    const buyer = await api.signedIn(1);
    const [yogurt, cheese] = [await shop.addProduct(), await shop.addProduct()];
    await addToCart(buyer, yogurt, 2);
    await addToCart(buyer, cheese, 1);
    expect((await order(buyer, [[yogurt, 2]], 'named')).status).toBe(201);
    expect(await cartOf(buyer)).toEqual([[cheese.id, 1]]);
  });

  it('is rejected for insufficient stock while its lines are still in the cart', async () => {
    const buyer = await api.signedIn(1);
    const yogurt = await shop.addProduct({ stock: 2 });
    await addToCart(buyer, yogurt, 2);
    const other = await api.signedIn(1);
    expect((await shop.place(other.token, shop.anOrder(other.user, [[yogurt, 1]]), 'other')).status).toBe(
      201,
    );
    expect((await order(buyer, [[yogurt, 2]], 'short')).failure.code).toBe('ORDERS.INSUFFICIENT_STOCK');
  });

  it.each([1, 2, 3, 4] as const)(
    'is placed whatever the cart holds when x-from-cart is missing (role %i) [N-33-604]',
    async (role) => {
      const seller = role === 2 ? await shop.cashier() : null;
      const buyer = seller ?? (await api.signedIn(role));
      const [yogurt, cheese] = [await shop.addProduct(), await shop.addProduct()];
      for (const { id } of seller ? [yogurt, cheese] : []) await shop.stock(seller?.storeId ?? 0, id, 10);
      await addToCart(buyer, cheese, 1);
      const body = shop.anOrder(buyer.user, [[yogurt, 1]]);
      for (const key of ['first', 'second'])
        expect((await shop.place(buyer.token, body, `${key}-of-${role}`)).status).toBe(201);
      expect(await cartOf(buyer)).toEqual([]);
    },
  );
});
