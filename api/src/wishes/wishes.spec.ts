import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { StockService } from '#partners/index.js';
import { FACTORY, ProductEntity } from '#products/index.js';
import type { WishesDto } from './wishes.dto.js';

const MINUTE_MS = 60_000;
const BY_HAND = { cause: 'opening', actorId: null, orderId: null } as const;

describe.each(DIALECTS)('the list of favourites and restock notices on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
  });
  afterAll(() => api.stop());

  const call = (token: string, method: 'PUT' | 'DELETE', what: string) =>
    api.call<WishesDto>(method, `/account/${what}`, { token });
  const wishes = async (token: string) =>
    (await api.call<WishesDto>('GET', '/account/wishes', { token })).data;
  const restock = (productId: number, quantity: number) =>
    api.app.get(StockService).setLevel(FACTORY, { productId, quantity }, null, BY_HAND);
  const aMinuteLater = async () => {
    api.clock.advance(MINUTE_MS);
    await api.work();
    // The mails of the check are in another lane.
    await api.work();
  };
  const noticesTo = (email: string) =>
    api.mails.filter(({ to, subject }) => to === email && subject.startsWith('Ya hay'));
  const aBuyerWaitingFor = async (stock = 0) => {
    const buyer = await api.signedIn(1);
    const product = await shop.addProduct({ name: 'Kumis de feria', slug: 'Botella 1 L', stock });
    await call(buyer.token, 'PUT', `restock-notices/${product.id}`);
    return { ...buyer, product };
  };

  it("stores a person's favourite once, however often it is pressed, and removes it [N-18-210]", async () => {
    const [ana, luz] = [await api.signedIn(1), await api.signedIn(1)];
    const [first, second] = [await shop.addProduct(), await shop.addProduct({ name: 'Queso 7 cueros' })];
    await Promise.all([1, 2, 3].map(() => call(ana.token, 'PUT', `favourites/${first.id}`)));
    api.clock.advance(1000);
    const { data } = await call(ana.token, 'PUT', `favourites/${second.id}`);
    expect(data).toEqual({ favourites: [second.id, first.id], restockNotices: [] });
    expect(await wishes(luz.token)).toEqual({ favourites: [], restockNotices: [] });
    const products = await api.call<{ id: number; name: string; countInStock: number }[]>(
      'GET',
      '/account/favourites',
      { token: ana.token },
    );
    expect(products.data.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(products.data[0]).toMatchObject({ name: 'Queso 7 cueros' });
    await call(ana.token, 'DELETE', `favourites/${second.id}`);
    expect((await call(ana.token, 'DELETE', `favourites/${second.id}`)).data.favourites).toEqual([first.id]);
  });

  it('refuses products that are not sold, and hides withdrawn favourites [N-18-210]', async () => {
    const { token } = await api.signedIn(1);
    const product = await shop.addProduct();
    await call(token, 'PUT', `favourites/${product.id}`);
    await api.uow.manager.update(ProductEntity, { id: product.id }, { active: false });
    expect((await api.call<unknown[]>('GET', '/account/favourites', { token })).data).toEqual([]);
    const { token: other } = await api.signedIn(1);
    for (const what of ['favourites', 'restock-notices'])
      for (const id of [product.id, 999_999]) {
        const refused = await call(other, 'PUT', `${what}/${id}`);
        expect([refused.status, refused.failure.code]).toEqual([404, 'PRODUCTS.NOT_FOUND']);
      }
  });

  it('mails each waiting person once in Spanish, with a link, when stock returns [N-18-220]', async () => {
    const { user, product, token } = await aBuyerWaitingFor();
    await call(token, 'PUT', `restock-notices/${product.id}`);
    await aMinuteLater();
    expect(noticesTo(user.email)).toEqual([]);
    expect((await wishes(token)).restockNotices).toEqual([product.id]);
    await restock(product.id, 3);
    await aMinuteLater();
    expect((await wishes(token)).restockNotices).toEqual([]);
    await restock(product.id, 0);
    await restock(product.id, 5);
    await aMinuteLater();
    const [mail, ...more] = noticesTo(user.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Ya hay Kumis de feria en Lácteos del Llano');
    expect(mail?.text).toContain(`ya hay Kumis de feria (Botella 1 L)`);
    expect(mail?.text).toMatch(new RegExp(`^https?://\\S+/product/${product.id}$`, 'm'));
  });

  it('mails about units that a cancelled order returns [N-18-220]', async () => {
    const product = await shop.addProduct({ stock: 2 });
    const order = await shop.placedBy(await api.signedIn(1), [[product, 2]]);
    const { user, token } = await api.signedIn(1);
    await call(token, 'PUT', `restock-notices/${product.id}`);
    const admin = await api.signedIn(3);
    await api.call('DELETE', `/order/delete?id=${order.id}`, { token: admin.token });
    await aMinuteLater();
    expect(noticesTo(user.email)).toHaveLength(1);
  });

  it('mails nobody who unsubscribed, nor about a product until it is sold again [N-18-220]', async () => {
    const gone = await aBuyerWaitingFor();
    await call(gone.token, 'DELETE', `restock-notices/${gone.product.id}`);
    const waiting = await aBuyerWaitingFor();
    await api.uow.manager.update(ProductEntity, { id: waiting.product.id }, { active: false });
    for (const { product } of [gone, waiting]) await restock(product.id, 1);
    await aMinuteLater();
    expect([...noticesTo(gone.user.email), ...noticesTo(waiting.user.email)]).toEqual([]);
    await api.uow.manager.update(ProductEntity, { id: waiting.product.id }, { active: true });
    await aMinuteLater();
    expect(noticesTo(waiting.user.email)).toHaveLength(1);
  });

  it('stores no notice for products in stock, for staff, or beyond 200 [N-18-220]', async () => {
    const product = await shop.addProduct({ stock: 1 });
    const { user, token } = await api.signedIn(1);
    const inStock = await call(token, 'PUT', `restock-notices/${product.id}`);
    expect([inStock.status, inStock.failure.code]).toEqual([409, 'WISHES.IN_STOCK']);
    const cashier = await api.signedIn(2);
    expect((await call(cashier.token, 'PUT', `restock-notices/${product.id}`)).status).toBe(403);
    const rows = Array.from({ length: 200 }, (_, n) => ({
      ...{ userId: user.id, productId: 500_000 + n, createdAt: api.clock.now() },
    }));
    await api.uow.manager.insert('favourites', rows);
    const full = await call(token, 'PUT', `favourites/${product.id}`);
    expect([full.status, full.failure.code]).toEqual([409, 'WISHES.TOO_MANY']);
    expect((await wishes(token)).favourites).toHaveLength(200);
  });
});
