import type { PageMeta } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { StockLedgerEntity } from '#partners/index.js';
import type { AdminProductDto, PriceChangeDto } from './staff-products.dto.js';

const NEW = {
  image: '/api/media/kumis/640.webp',
  account: 1253,
  name: 'Queso crema',
  slug: 'Tarro 250 g',
  brand: 'Del Llano',
  description: 'Para untar',
  price: 9_500.5,
  idTax: 13156,
  position: 1,
  countInStock: 7,
};

describe.each(DIALECTS)('products in the back office on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let token: string;
  let adminId: number;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    const admin = await api.signedIn(3);
    token = admin.token;
    adminId = admin.user.id;
  });
  afterAll(() => api.stop());

  const create = (change: object = {}) =>
    api.call<AdminProductDto>('POST', '/admin/products', { token, body: { ...NEW, ...change } });
  const put = (body: object, path = '/admin/product') =>
    api.call<AdminProductDto>('PUT', path, { token, body });
  const read = async (id: number) =>
    (await api.call<AdminProductDto>('GET', `/admin/product/${id}`, { token })).data;
  const ledgerOf = (productId: number) =>
    api.uow.manager.find(StockLedgerEntity, { where: { productId }, order: { id: 'ASC' } });

  it('are created with a generated code, an opening ledger row and default values [B-142, B-143, B-195, D-027]', async () => {
    const { status, data } = await create();
    expect(status).toBe(201);
    expect(data).toMatchObject({
      ...NEW,
      active: true,
      family: 'LÁCTEOS',
      type: 'Product',
      currencyCode: 'COP',
      unid: '94',
      taxClassification: 'Taxed',
      taxIncluded: false,
      taxConsumptionValue: 0,
      stockControl: true,
      tariff: null,
      siigoId: null,
      version: 1,
    });
    expect(data.code).toMatch(/^LLA-\d{5}$/);
    expect(await ledgerOf(data.id)).toMatchObject([
      { delta: 7, cause: 'opening', actorId: adminId, storeId: 0 },
    ]);
    const shown = await api.call('GET', `/product/${data.id}`);
    expect(shown.data).toMatchObject({ name: 'Queso crema', price: 9_500.5, countInStock: 7 });
  });

  it('require net content and unit together, and can be filtered by missing net content [N-20-121, N-20-123]', async () => {
    const half = await create({ netContent: 500 });
    expect([half.status, half.failure.errors]).toEqual([
      400,
      { netContentUnit: 'Indique la unidad del contenido neto.' },
    ]);
    for (const wrong of [
      { netContent: 1.5, netContentUnit: 'l' },
      { netContent: 1, netContentUnit: 'libra' },
    ])
      expect((await create(wrong)).status).toBe(400);
    const { data } = await create({ netContent: 500, netContentUnit: 'g' });
    const shown = async () => (await api.call('GET', `/product/${data.id}`)).data;
    expect(await shown()).toMatchObject({ netContent: 500, netContentUnit: 'g' });
    const lacking = async () =>
      (
        await api.call<AdminProductDto[]>('GET', '/admin/products?hasNetContent=false&pageSize=200', {
          token,
        })
      ).data.map(({ id }) => id);
    expect(await lacking()).not.toContain(data.id);
    const cleared = await api.call<AdminProductDto>('PUT', '/admin/product', {
      token,
      body: { id: data.id, netContent: 0 },
    });
    expect(cleared.data).toMatchObject({ netContent: null, netContentUnit: null });
    expect(await shown()).toMatchObject({ netContent: null, netContentUnit: null });
    expect(await lacking()).toContain(data.id);
  });

  it('have a bar code of their own with a right check digit [N-39-141]', async () => {
    const { data } = await create({ ean: '7702001 044016' });
    expect(data.ean).toBe('7702001044016');
    expect((await create({ ean: '7702001044017' })).failure.errors).toHaveProperty('ean');
    expect((await create({ ean: data.ean })).failure.errors).toEqual({
      ean: 'Otro producto ya tiene este código de barras.',
    });
    const other = await create();
    expect(other.data.ean).toBeNull();
    expect((await put({ id: other.data.id, ean: data.ean })).status).toBe(400);
    expect((await put({ id: data.id, ean: data.ean, price: 9_000 })).status).toBe(200);
    expect((await put({ id: data.id, ean: '' })).data.ean).toBeNull();
    expect((await put({ id: other.data.id, ean: data.ean })).data.ean).toBe(data.ean);
  });

  it('store every optional field [B-144, B-145, B-146, B-147]', async () => {
    const optional = {
      family: 'QUESOS',
      type: 'ConsumerGood',
      unid: '13',
      currencyCode: 'COP',
      taxClassification: 'Exempt',
      taxIncluded: true,
      taxConsumptionValue: 12.34,
      stockControl: false,
      tariff: '0406100000',
    };
    const { data } = await create(optional);
    expect(await read(data.id)).toMatchObject(optional);
  });

  it.each([
    'image',
    'account',
    'name',
    'slug',
    'brand',
    'description',
    'price',
    'idTax',
    'position',
    'countInStock',
  ])('cannot be created without %s [B-175]', async (field) => {
    const { status, failure } = await create({ [field]: undefined });
    expect([status, failure.code, Object.keys(failure.errors ?? {})]).toEqual([
      400,
      'VALIDATION.FAILED',
      [field],
    ]);
  });

  it('store no tax when they are excluded from VAT [N-17-551]', async () => {
    for (const idTax of [undefined, 13156]) {
      const { status, data } = await create({ taxClassification: 'Excluded', idTax });
      expect([status, data.idTax]).toEqual([201, null]);
    }
    expect((await create({ taxClassification: 'Exempt', idTax: undefined })).status).toBe(400);
  });

  it.each([
    { price: 0 },
    { price: -1 },
    { price: 10.001 },
    { price: '12.50' },
    { position: 4 },
    { unid: '99' },
    { type: 'Combo' },
    { currencyCode: 'USD' },
    { taxClassification: 'Free' },
    { countInStock: -1 },
    { countInStock: 1.5 },
    { tariff: 'abc' },
    { code: 'LLA-1' },
    { id: 5 },
    { active: false },
    { siigoId: 'x' },
    { version: 9 },
  ])('cannot be created with %j', async (change) => {
    const { status, failure } = await create(change);
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([400, Object.keys(change)]);
  });

  it('are updated from the edit form, and stock changes are recorded in the ledger [B-191]', async () => {
    const { data } = await create();
    const edit = {
      id: data.id,
      name: 'Queso crema light',
      slug: 'Tarro 200 g',
      image: '/api/media/x/640.webp',
      brand: 'Otra',
      description: 'Con menos grasa',
      price: 9_900,
      countInStock: 12,
    };
    const changed = await put(edit);
    expect([changed.status, changed.data]).toEqual([200, expect.objectContaining({ ...edit, version: 2 })]);
    expect((await ledgerOf(data.id)).at(-1)).toMatchObject({ delta: 5, cause: 'manual', actorId: adminId });
    expect(await shop.ledgerDifferences()).toEqual([]);
    const found = await api.call<AdminProductDto[]>('GET', '/product/products?search=light', {});
    expect(found.data).toHaveLength(1);
  });

  it('list their price changes, newest first', async () => {
    const { data } = await create({ price: 100 });
    await put({ id: data.id, price: 150.5 });
    await put({ id: data.id, name: 'Otro nombre', price: 150.5 });
    const { data: prices } = await api.call<PriceChangeDto[]>('GET', `/admin/product/${data.id}/prices`, {
      token,
    });
    expect(prices).toMatchObject([
      { before: 100, after: 150.5, actorId: adminId, actor: 'Ana Peña' },
      { before: null, after: 100, actorId: adminId },
    ]);
  });

  it('keep fields that are not sent and reject read-only ones', async () => {
    const { data } = await create({ tariff: '0401' });
    expect((await put({ id: data.id, brand: 'Nueva' })).data).toMatchObject({
      ...NEW,
      brand: 'Nueva',
      tariff: '0401',
    });
    for (const field of ['code', 'active', 'siigoId', 'searchText', 'createdAt', 'currencyCode', 'admin']) {
      const { status, failure } = await put({ id: data.id, [field]: 'x' });
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([400, [field]]);
    }
    expect((await put({ id: 999_999, name: 'x' })).failure.code).toBe('PRODUCTS.NOT_FOUND');
    expect((await put({ id: data.id, name: ' ' })).status).toBe(400);
  });

  it('reject an outdated edit and return the current values', async () => {
    const { data } = await create();
    await put({ id: data.id, version: 1, name: 'De la primera' });
    const second = await put({ id: data.id, version: 1, name: 'Del segundo', countInStock: 99 });
    expect([second.status, second.failure.code]).toEqual([409, 'EDIT.CONFLICT']);
    expect(second.failure.errors).toMatchObject({
      current: { name: 'De la primera', version: 2, countInStock: 7 },
    });
    expect(await read(data.id)).toMatchObject({ name: 'De la primera', countInStock: 7 });
  });

  it('get new prices all or none, and an undo is rejected after another edit [N-17-320]', async () => {
    const [one, other] = [(await create()).data, (await create()).data];
    const set = (prices: object[]) =>
      api.call<{ products: AdminProductDto[] }>('PUT', '/admin/products/prices', {
        token,
        body: { prices },
      });
    const { data } = await set([
      { id: other.id, price: 9_800.5, version: 1 },
      { id: one.id, price: 13_500, version: 1 },
    ]);
    expect(data.products.map(({ id, price, version }) => [id, price, version])).toEqual([
      [other.id, 9_800.5, 2],
      [one.id, 13_500, 2],
    ]);
    await put({ id: other.id, version: 2, name: 'De otra persona' });
    const back = await set([
      { id: one.id, price: one.price, version: 2 },
      { id: other.id, price: other.price, version: 2 },
    ]);
    expect([back.status, back.failure.errors]).toMatchObject([409, { current: { name: 'De otra persona' } }]);
    expect(await read(one.id)).toMatchObject({ price: 13_500, version: 2 });
    const twice = { id: one.id, price: 1, version: 2 };
    expect((await set([twice, twice])).failure.errors).toHaveProperty('prices');
    expect((await set([{ ...twice, price: 0 }])).status).toBe(400);
  });

  it('keep sales made while the edit form was open', async () => {
    const { data } = await create();
    const buyer = await api.signedIn(1);
    const product = { id: data.id, price: data.price, taxClassification: data.taxClassification };
    await shop.place(buyer.token, shop.anOrder(buyer.user, [[product, 3]]), `edit-against-order-${data.id}`);
    const untouched = await put({ id: data.id, version: 1, name: 'X', countInStock: 7, countInStockSeen: 7 });
    expect(untouched.data).toMatchObject({ name: 'X', countInStock: 4 });
    const stale = await put({ id: data.id, countInStock: 20, countInStockSeen: 7, name: 'Y' });
    expect([stale.status, stale.failure.errors]).toEqual([
      409,
      { current: expect.objectContaining({ countInStock: 4, name: 'X' }) },
    ]);
    expect(await read(data.id)).toMatchObject({ name: 'X', countInStock: 4 });
  });

  it('have a ledger that matches the stock after concurrent edits and orders', async () => {
    const { data } = await create({ countInStock: 30 });
    const buyer = await api.signedIn(1);
    const product = { id: data.id, price: data.price, taxClassification: data.taxClassification };
    const orders = Array.from({ length: 10 }, (_, number) =>
      shop.place(buyer.token, shop.anOrder(buyer.user, [[product, 1]]), `race-${data.id}-${number}`),
    );
    const edits = Array.from({ length: 5 }, (_, number) => put({ id: data.id, countInStock: 50 + number }));
    const answers = await Promise.all([...orders, ...edits]);
    expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
    const rows = await ledgerOf(data.id);
    expect(rows.filter(({ cause }) => cause === 'order')).toHaveLength(10);
    expect(await shop.ledgerDifferences()).toEqual([]);
    expect(rows.reduce((sum, { delta }) => sum + delta, 0)).toBe((await read(data.id)).countInStock);
  });

  it('are audited with values before and after', async () => {
    const { data } = await create();
    await put({ id: data.id, price: 1_000, countInStock: 8 });
    const trail = await api.call<object[]>('GET', `/admin/audit?subject=product&subjectId=${data.id}`, {
      token,
    });
    expect(trail.data).toMatchObject([
      {
        action: 'products.updated',
        before: { price: 9_500.5, countInStock: 7 },
        after: { price: 1_000, countInStock: 8 },
      },
      { action: 'products.created', before: null },
    ]);
  });

  it('are not public while they are inactive [B-193]', async () => {
    const { data } = await create({ name: 'Retirable' });
    expect((await put({ id: data.id, active: false }, '/admin/product/status')).data.active).toBe(false);
    expect((await api.call('GET', `/product/${data.id}`)).status).toBe(404);
    expect((await api.call('GET', '/product/products?search=retirable')).data).toEqual([]);
    expect((await put({ id: data.id, active: true }, '/admin/product/status')).data.active).toBe(true);
    expect((await api.call('GET', `/product/${data.id}`)).status).toBe(200);
    for (const body of [{ id: data.id }, { active: true }, { id: data.id, active: 'no' }])
      expect((await put(body, '/admin/product/status')).status).toBe(400);
  });

  it('are searched, filtered, sorted and paged by the database [B-188]', async () => {
    const { data } = await create({ name: 'Ñandú crujiente', family: 'POSTRES', countInStock: 2 });
    const list = async (query: string) => {
      const answer = await api.call<AdminProductDto[]>('GET', `/admin/products?${query}`, { token });
      return { ...answer, meta: (answer.failure as unknown as { meta: PageMeta }).meta };
    };
    expect((await list('search=nandu')).data).toMatchObject([{ id: data.id, countInStock: 2 }]);
    expect((await list(`search=${data.code}`)).data).toMatchObject([{ id: data.id }]);
    expect((await list(`search=${data.code.toLowerCase()}`)).data).toHaveLength(1);
    const scarce = await list('family=POSTRES&maxStock=2&linked=false&active=true');
    expect(scarce.data).toMatchObject([{ id: data.id }]);
    expect((await list('linked=true')).data).toEqual([]);
    const cheap = await list('sort=price&page=1&pageSize=2');
    expect(cheap.meta).toMatchObject({ page: 1, pageSize: 2 });
    expect(cheap.data.map(({ price }) => price)).toEqual(
      [...cheap.data.map(({ price }) => price)].sort((one, other) => one - other),
    );
    const byStock = (await list('sort=-countInStock')).data.map(({ countInStock }) => countInStock);
    expect(byStock).toEqual([...byStock].sort((one, other) => other - one));
    expect((await list('sort=secret')).status).toBe(400);
  });

  describe('with label data', () => {
    const nutrition = {
      ...{ unit: 'g', portion: 30, energy: 264, fat: 20.5, saturatedFat: 12.9, transFat: 610 },
      ...{ carbohydrates: 2.6, fibre: 0, sugars: 2.4, addedSugars: 0, protein: 17.4, sodium: 310 },
    };
    const details = {
      gallery: [{ image: '/api/media/queso-served/640.webp', alt: 'Queso tajado' }],
      ingredients: 'Leche entera pasteurizada, sal, cuajo.',
      allergens: ['milk'],
      nutrition,
      seals: ['sodium', 'saturatedFat'],
      storage: 'Manténgase refrigerado.',
      shelfLife: '30 días',
      expiresFrom: '2027-01-15',
      delivery: 'Llega refrigerado en dos días hábiles.',
    };

    it('show it on the product page only and audit its changes [N-18-101]', async () => {
      const { data: created } = await create({ name: 'Queso con ficha' });
      expect(created.details).toBeNull();
      const { status, data } = await put({ id: created.id, version: created.version, details });
      expect([status, data.details]).toEqual([200, details]);
      expect((await put({ id: created.id, name: 'Queso renombrado' })).data.details).toEqual(details);
      const shown = await api.call<{ details: object }>('GET', `/product/${created.id}`);
      expect(shown.data.details).toEqual(details);
      for (const path of ['/product/products', '/admin/products']) {
        const { data: list } = await api.call<{ id: number }[]>('GET', `${path}?search=renombrado`, {
          token,
        });
        expect(list.map((product) => [product.id, 'details' in product])).toEqual([[created.id, false]]);
      }
      const trail = await api.call<{ after: object }[]>(
        'GET',
        `/admin/audit?subject=product&subjectId=${created.id}`,
        { token: (await api.signedIn(4)).token },
      );
      expect(trail.data).toEqual(
        expect.arrayContaining([expect.objectContaining({ after: expect.objectContaining({ details }) })]),
      );
      expect((await put({ id: created.id, details: { ingredients: '' } })).data.details).toBeNull();
    });

    it.each([
      ['an allergen twice', { allergens: ['milk', 'milk'] }, 'details.allergens'],
      ['an unknown seal', { seals: ['salt'] }, 'details.seals'],
      ['a portion of 0', { nutrition: { ...nutrition, portion: 0 } }, 'details.nutrition.portion'],
      [
        'an incomplete nutrition table',
        { nutrition: { unit: 'g', portion: 30 } },
        'details.nutrition.energy',
      ],
      [
        'a picture URL that is a script',
        { gallery: [{ image: 'javascript:alert(1)', alt: 'x' }] },
        'details.gallery.0.image',
      ],
      [
        'more than eight pictures',
        { gallery: Array.from({ length: 9 }, () => ({ image: '/a.png', alt: 'x' })) },
        'details.gallery',
      ],
      ['a delivery text of 301 characters', { delivery: 'x'.repeat(301) }, 'details.delivery'],
      ['an invalid date', { expiresFrom: '2027-02-30' }, 'details.expiresFrom'],
    ])('are rejected with %s [N-18-102]', async (_what, wrong, field) => {
      const { id } = await shop.addProduct();
      const { status, failure } = await put({ id, details: wrong });
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([400, expect.arrayContaining([field])]);
    });
  });
});
