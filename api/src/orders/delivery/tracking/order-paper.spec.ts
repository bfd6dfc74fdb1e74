import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import type { OrderPaperDto } from './order-paper.dto.js';

describe.each(DIALECTS)('order data for printed papers on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let token: string;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    ({ token } = await api.signedIn(3));
  });
  afterAll(() => api.stop());

  const read = (ids: string) => api.call<OrderPaperDto[]>('GET', `/admin/orders/paper?ids=${ids}`, { token });

  it('is returned in the requested order, with code, name and presentation of each line [N-17-513, N-40-278]', async () => {
    const kumis: TestProduct = await shop.addProduct({
      name: 'Kumis natural',
      code: 'LLA-1',
      slug: 'Botella 1 L',
    });
    const cheese = await shop.addProduct({ name: 'Queso costeño', code: 'LLA-2', slug: 'Bloque 500 g' });
    const buyer = await api.signedIn(1);
    const { id: first } = await shop.placedBy(buyer, [[kumis, 2]]);
    const { id: second } = await shop.placedBy(buyer, [
      [kumis, 1],
      [cheese, 3],
    ]);
    const answer = await read(`${second},${first},999999,${second}`);
    expect(answer.status).toBe(200);
    const orders = answer.data;
    expect(orders.map(({ id }) => id)).toEqual([second, first]);
    expect(orders[0]?.trackingUrl).toContain(`/seguimiento#${second}.`);
    expect(decodeURIComponent(orders[0]?.trackingQr ?? '')).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>/);
    expect(orders[0]?.lines).toEqual([
      { id_product: kumis.id, code: 'LLA-1', name: 'Kumis natural', slug: 'Botella 1 L', quantity: 1 },
      { id_product: cheese.id, code: 'LLA-2', name: 'Queso costeño', slug: 'Bloque 500 g', quantity: 3 },
    ]);
  });

  it.each([
    ['none', ''],
    ['a word', 'a'],
    ['an empty id', '1,'],
    ['more than 200', Array.from({ length: 201 }, (_, n) => n + 1).join(',')],
  ])('is refused with %s as ids', async (_case, ids) => {
    expect((await read(ids)).status).toBe(400);
  });
});
