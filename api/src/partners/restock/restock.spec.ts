import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';
import type { RestockRowDto } from './restock.dto.js';

describe.each(DIALECTS)('restocking several stores at once on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let admin: string;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    admin = (await api.signedIn(3)).token;
  });
  afterAll(() => api.stop());

  const move = (moves: object[], more: object = {}) =>
    api.call<{ units: number }>('POST', '/admin/restock', { token: admin, body: { moves, ...more } });
  const levelsOf = async (id: number) => {
    const { data } = await api.call<RestockRowDto[]>('GET', '/admin/restock', { token: admin });
    const row = data.find((one) => one.id === id);
    return [row?.factory, ...(row?.levels.map(({ quantity }) => quantity) ?? [])];
  };

  it('moves all units or none, and can be undone [N-17-322]', async () => {
    const [milk, cheese] = [await shop.addProduct({ stock: 10 }), await shop.addProduct({ stock: 4 })];
    const [one, other] = [(await shop.cashier()).storeId, (await shop.cashier()).storeId];
    const moves = [
      { storeId: one, productId: milk.id, quantity: 6 },
      { storeId: other, productId: milk.id, quantity: 3 },
      { storeId: other, productId: cheese.id, quantity: 4 },
    ];
    expect((await move(moves)).data).toEqual({ units: 13 });
    expect(await levelsOf(milk.id)).toEqual([1, 6, 3]);
    expect(await levelsOf(cheese.id)).toEqual([0, 4]);
    const short = await move([{ storeId: one, productId: milk.id, quantity: 1 }, ...moves.slice(2)]);
    expect([short.status, short.failure.code]).toEqual([409, 'STOCK.NOT_ENOUGH']);
    expect(await levelsOf(milk.id)).toEqual([1, 6, 3]);
    expect((await move(moves, { isReturn: true })).status).toBe(200);
    expect(await levelsOf(milk.id)).toEqual([10, 0, 0]);
    const gone = await move(moves.slice(0, 1), { isReturn: true });
    expect([gone.status, gone.failure.code]).toEqual([409, 'STOCK.NOT_ENOUGH']);
  });

  it('rejects duplicate cells, empty requests, and unknown stores and products [N-17-322]', async () => {
    const { id: productId } = await shop.addProduct({ stock: 5 });
    const { storeId } = await shop.cashier();
    const cell = { storeId, productId, quantity: 1 };
    expect((await move([cell, cell])).failure.errors).toHaveProperty('moves');
    expect((await move([])).status).toBe(400);
    expect((await move([{ ...cell, quantity: 0 }])).status).toBe(400);
    expect((await move([{ ...cell, storeId: 999_999 }])).failure.code).toBe('PARTNERS.NOT_FOUND');
    expect((await move([{ ...cell, productId: 999_999 }])).failure.code).toBe('PRODUCTS.NOT_FOUND');
    expect(await levelsOf(productId)).toEqual([5]);
  });
});
