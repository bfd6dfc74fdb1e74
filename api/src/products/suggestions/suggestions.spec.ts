import type { Product, ProductSuggestions } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';

const never = (name: string): never => {
  throw new Error(`no product ${name}`);
};

describe.each(DIALECTS)('product suggestions on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  const products: Record<string, TestProduct> = {};
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    for (const [name, change] of Object.entries({
      'Yogurt de mora': {},
      'Avena de vainilla': {},
      'Yogurt de fresa': {},
      'Yogurt agotado': { stock: 1 },
      'Yogurt retirado': { active: false },
      'Queso campesino': { family: 'QUESOS' as const },
      Arequipe: { family: 'POSTRES' as const },
    }))
      products[name] = await shop.addProduct({ name, ...change });
  });
  afterAll(() => api.stop());

  const idOf = (name: string): number => products[name]?.id ?? 0;
  const beside = async (name: string) => {
    const answer = await api.call<ProductSuggestions>('GET', `/product/${idOf(name)}/suggestions`);
    const names = (list: readonly Product[]) => list.map((product) => product.name);
    return { related: names(answer.data.related), together: names(answer.data.boughtTogether) };
  };
  const order = async (names: readonly string[]) => {
    const buyer = await api.signedIn(1);
    return shop.placedBy(
      buyer,
      names.map((name) => [products[name] ?? never(name), 1] as const),
    );
  };

  it('contain products of the same family, similar names first [N-18-104]', async () => {
    expect(await beside('Yogurt de mora')).toEqual({
      related: ['Yogurt agotado', 'Yogurt de fresa', 'Avena de vainilla'],
      together: [],
    });
  });

  it('contain available products bought together, most frequent first, without cancelled orders [N-18-104]', async () => {
    await order(['Queso campesino', 'Arequipe', 'Yogurt de mora']);
    await order(['Queso campesino', 'Arequipe', 'Yogurt agotado']);
    const { id, token } = await order(['Queso campesino', 'Yogurt de fresa']);
    expect((await api.call('DELETE', `/order/delete?id=${id}`, { token })).status).toBe(200);
    expect(await beside('Queso campesino')).toEqual({
      related: [],
      together: ['Arequipe', 'Yogurt de mora'],
    });
  });

  it('reflect a stock change at once', async () => {
    await shop.stock(0, idOf('Yogurt agotado'), 3);
    const { together } = await beside('Queso campesino');
    expect(together).toEqual(['Arequipe', 'Yogurt de mora', 'Yogurt agotado']);
  });

  it.each(['Yogurt retirado', 'Nada'])('are not found for %s', async (name) => {
    const { status, failure } = await api.call('GET', `/product/${idOf(name) || 999_999}/suggestions`);
    expect([status, failure.code]).toEqual([404, 'PRODUCTS.NOT_FOUND']);
  });
});
