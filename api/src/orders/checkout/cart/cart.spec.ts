import type { CartItem } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';

describe.each(DIALECTS)('the cart on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
  });
  afterAll(() => api.stop());

  const add = (
    token: string,
    id: number,
    productId: number,
    quantity: number | string,
    headers: Record<string, string> = {},
  ) =>
    api.call<CartItem[]>('POST', `/cart?id=${id}&quantity=${quantity}&productId=${productId}`, {
      token,
      headers,
    });

  it('returns the updated cart from every call [S-123, S-124, S-201, S-202, S-203, S-204, S-205, S-206]', async () => {
    const { user, token } = await api.signedIn(1);
    const product = await shop.addProduct({ name: 'Kumis', price: 11_500, stock: 9 });
    const other = await shop.addProduct();
    const added = await add(token, user.id, product.id, 2);
    expect(added.status).toBe(200);
    expect(added.data).toEqual([
      {
        id: user.id,
        id_product: product.id,
        quantity: 2,
        Product: expect.objectContaining({
          name: 'Kumis',
          price: 11_500,
          countInStock: 9,
          image: '/api/media/x/640.webp',
        }),
      },
    ]);
    const twice = await api.call<CartItem[]>(
      'POST',
      `/cart/cart?id=${user.id}&quantity=1&productId=${product.id}`,
      { token },
    );
    expect(twice.data[0]?.quantity).toBe(3);
    const less = await api.call<CartItem[]>('DELETE', `/cart?id=${user.id}&productId=${product.id}`, {
      token,
    });
    expect(less.data[0]?.quantity).toBe(2);
    await add(token, user.id, other.id, 1);
    const removed = await api.call<CartItem[]>(
      'DELETE',
      `/cart/delete?id=${user.id}&productId=${product.id}`,
      { token },
    );
    expect(removed.data.map((item) => item.id_product)).toEqual([other.id]);
    expect((await api.call('GET', `/cart/${user.id}`, { token })).data).toEqual(removed.data);
    expect((await api.call('DELETE', '/cart/cart', { token })).data).toEqual([]);
    expect((await api.call('GET', `/cart/${user.id}`, { token })).data).toEqual([]);
  });

  it('keeps the last unit when the quantity is decreased', async () => {
    const { user, token } = await api.signedIn(1);
    const product = await shop.addProduct();
    await add(token, user.id, product.id, 1);
    const answer = await api.call<CartItem[]>('DELETE', `/cart?id=${user.id}&productId=${product.id}`, {
      token,
    });
    expect(answer.data[0]?.quantity).toBe(1);
  });

  it('counts all of 30 concurrent additions', async () => {
    const { user, token } = await api.signedIn(1);
    const product = await shop.addProduct({ stock: 100 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => add(token, user.id, product.id, 2)));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect((await api.call<CartItem[]>('GET', `/cart/${user.id}`, { token })).data[0]?.quantity).toBe(60);
  });

  it('rejects more units than the stock, also across several calls [S-178]', async () => {
    const { user, token } = await api.signedIn(1);
    const product = await shop.addProduct({ name: 'Quesillo', stock: 3 });
    await add(token, user.id, product.id, 2);
    const refused = await add(token, user.id, product.id, 2);
    expect(refused.status).toBe(409);
    expect(refused.failure).toMatchObject({
      code: 'CART.INSUFFICIENT_STOCK',
      message: '¡Producto sin stock!',
    });
    expect(refused.failure.errors).toEqual({ productId: product.id, name: 'Quesillo', countInStock: 3 });
    const soldOut = await shop.addProduct({ stock: 0 });
    expect((await add(token, user.id, soldOut.id, 1)).failure.code).toBe('CART.INSUFFICIENT_STOCK');
  });

  it.each(['0', '-1', '1.5', 'x', ''])('rejects the quantity %p', async (quantity) => {
    const { user, token } = await api.signedIn(1);
    const refused = await add(token, user.id, 1, quantity);
    expect([refused.status, refused.failure.code]).toEqual([400, 'VALIDATION.FAILED']);
  });

  it("rejects every call on another user's cart [D-078]", async () => {
    const { token } = await api.signedIn(1);
    const other = await api.signedIn(1);
    const product = await shop.addProduct();
    await add(other.token, other.user.id, product.id, 1);
    const line = `id=${other.user.id}&productId=${product.id}`;
    const answers = await Promise.all([
      api.call('GET', `/cart/${other.user.id}`, { token }),
      api.call('POST', `/cart?quantity=1&${line}`, { token }),
      api.call('POST', `/cart/cart?quantity=1&${line}`, { token }),
      api.call('DELETE', `/cart?${line}`, { token }),
      api.call('DELETE', `/cart/delete?${line}`, { token }),
      api.call('DELETE', `/cart/cart?id=${other.user.id}`, { token }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(
      (await api.call<CartItem[]>('GET', `/cart/${other.user.id}`, { token: other.token })).data,
    ).toHaveLength(1);
  });

  it('rejects unknown and inactive products', async () => {
    const { user, token } = await api.signedIn(1);
    const inactive = await shop.addProduct({ active: false });
    expect((await add(token, user.id, 999_999, 1)).failure.code).toBe('PRODUCTS.NOT_FOUND');
    expect((await add(token, user.id, inactive.id, 1)).failure.code).toBe('PRODUCTS.NOT_FOUND');
  });

  it("checks a cashier's cart against the stock of the chosen store [D-036]", async () => {
    const { user, token, storeId } = await shop.cashier();
    const product = await shop.addProduct({ stock: 50 });
    await shop.stock(storeId, product.id, 2);
    expect((await add(token, user.id, product.id, 3)).failure.code).toBe('CART.INSUFFICIENT_STOCK');
    expect(
      (await add(token, user.id, product.id, 2, { 'x-store-id': String(storeId) })).data[0]?.Product
        .countInStock,
    ).toBe(2);
    const foreign = await shop.addStore();
    expect((await add(token, user.id, product.id, 1, { 'x-store-id': String(foreign) })).status).toBe(403);
  });

  it('rejects a cashier without a store [D-039]', async () => {
    const { user, token } = await api.signedIn(2);
    const product = await shop.addProduct();
    const refused = await add(token, user.id, product.id, 1);
    expect([refused.status, refused.failure.message]).toEqual([409, 'No tiene una tienda asignada']);
  });
});
