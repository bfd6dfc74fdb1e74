import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { DIALECTS, SiigoStandIn, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { Outbox } from '#platform/outbox/index.js';
import { ProductEntity } from '#products/index.js';
import type { AdminProduct } from '@lacteos/contracts/schemas';
import type { LinkedProductDto } from './link-product.dto.js';
import { LinkProductJob } from './link-product.job.js';
import { SiigoProductLinkEntity } from './product-link.entity.js';
import { ProductLinksRepository } from './product-links.repository.js';

type SiigoRow = Record<string, unknown>;

describe.each(DIALECTS)('products sent to SIIGO on $name', (dialect) => {
  let siigo: SiigoStandIn;
  let api: TestApi;
  let shop: ShopBuilder;
  let token: string;
  let id: number;

  beforeAll(async () => {
    siigo = await SiigoStandIn.start();
    api = await startApi(dialect, { SIIGO_URL: siigo.url });
    shop = new ShopBuilder(api);
    ({ token } = await api.signedIn(3));
  });
  afterAll(async () => {
    await api.stop();
    await siigo.stop();
  });
  beforeEach(async () => {
    ({ id } = await shop.addProduct({ price: 12_500.5, account: 1254 }));
  });
  afterEach(() => siigo.calm());

  const create = (body: unknown = { id }) =>
    api.call<LinkedProductDto>('POST', '/siigo/createProducts', { token, body });
  const retry = () => api.call<LinkedProductDto>('POST', `/siigo/products/${id}/link`, { token });
  const product = () => api.uow.manager.findOneByOrFail(ProductEntity, { id });
  const linkState = async () =>
    (await api.uow.manager.findOneByOrFail(SiigoProductLinkEntity, { productId: id })).state;
  const atSiigo = async (): Promise<SiigoRow[]> => {
    const { code } = await product();
    const { body } = await siigo.call<{ results: SiigoRow[] }>('GET', `/v1/products?code=${code}`);
    return body.results;
  };

  it('are created with group, tax, price list and unit, and linked [B-208]', async () => {
    const { status, data } = await create();
    const { code, siigoId, account, idTax } = await product();
    expect([status, data]).toEqual([201, { id, siigoId, code }]);
    expect([account, idTax]).toEqual([1254, 13_156]);
    expect(await atSiigo()).toEqual([
      expect.objectContaining({
        id: siigoId,
        code,
        account_group: { id: 1254, name: 'Servicios', active: true },
        tax_classification: 'Taxed',
        taxes: [expect.objectContaining({ id: 13156, percentage: 19 })],
        prices: [
          { currency_code: 'COP', price_list: [expect.objectContaining({ position: 1, value: 12500.5 })] },
        ],
        unit: expect.objectContaining({ code: '94' }),
      }),
    ]);
  });

  it('are created by id, and other request data is ignored [N-19-014]', async () => {
    const data = { id, name: 'Otro nombre', price: 1, unknown: [{ deep: true }] };
    expect((await create(data)).status).toBe(201);
    expect(await atSiigo()).toHaveLength(1);
    for (const wrong of [{}, { id: '7' }, { id: -1 }, { ...data, id: null }, [], [id], '"text"', 'null'])
      expect((await create(wrong)).failure.code).toBe('VALIDATION.FAILED');
  });

  it('are rejected with another tax than VAT, and may have prices with VAT [N-19-013]', async () => {
    await api.uow.manager.update(ProductEntity, { id }, { idTax: 13_170 });
    const refused = await create();
    expect([refused.status, refused.failure.message]).toEqual([
      422,
      'El impuesto elegido no es el IVA del 19 % que cobra la tienda; cámbielo en el producto.',
    ]);
    await api.uow.manager.update(ProductEntity, { id }, { idTax: 13_156, taxIncluded: true });
    expect((await retry()).status).toBe(200);
    expect(await atSiigo()).toEqual([
      expect.objectContaining({
        tax_included: true,
        taxes: [expect.objectContaining({ id: 13_156 })],
        prices: [
          { currency_code: 'COP', price_list: [expect.objectContaining({ position: 1, value: 14_875.6 })] },
        ],
      }),
    ]);
  });

  it('are not linked when SIIGO has another tax than the VAT of their class [N-19-062]', async () => {
    const { code, name, slug } = await product();
    const held = { code, name: `${name} ${slug}`, account_group: 1253, tax_classification: 'Taxed' };
    const made = await siigo.call<{ id: string }>('POST', '/v1/products', {
      ...held,
      taxes: [{ id: 13_157 }],
    });
    const put = (taxes: { id: number }[], tax_classification = 'Taxed') =>
      siigo.call('PUT', `/v1/products/${made.body.id}`, { ...held, tax_classification, taxes });
    const message = async () => (await create()).failure.message;
    const other = 'El producto de SIIGO no tiene el IVA que cobra la tienda (IVA del 19 %); cámbielo allí.';
    expect(await message()).toBe(other);
    await put([]);
    expect(await message()).toBe(other);
    await put([{ id: 13_156 }, { id: 13_170 }]);
    expect(await message()).toMatch(/^El producto de SIIGO tiene otro impuesto además del IVA/);
    expect((await product()).siigoId).toBeNull();
    await api.uow.manager.update(ProductEntity, { id }, { taxClassification: 'TaxedReduced' });
    await put([{ id: 13_157 }]);
    expect((await retry()).status).toBe(200);
  });

  it('are rejected with 409 when already linked', async () => {
    await create();
    const again = await create();
    expect([again.status, again.failure.code]).toEqual([409, 'SIIGO.PRODUCT_LINKED']);
    expect((await retry()).status).toBe(409);
  });

  it('stay unlinked with a reason when SIIGO rejects them, and can be retried [D-096, N-19-079]', async () => {
    await api.uow.manager.update(ProductEntity, { id }, { account: 4 });
    const refused = await create();
    expect([refused.status, refused.failure.code]).toEqual([422, 'SIIGO.REJECTED']);
    expect(refused.failure.message).toBe('No existe en SIIGO: grupo de inventario (4).');
    const advice = 'Elija un valor que exista en SIIGO.';
    expect(refused.failure.errors).toMatchObject({ reasons: [{ advice, link: `/admin/product/${id}` }] });
    expect([(await product()).siigoId, await linkState()]).toEqual([null, 'rejected']);
    await api.uow.manager.update(ProductEntity, { id }, { account: 1253 });
    expect((await retry()).status).toBe(200);
    expect(await linkState()).toBe('linked');
  });

  it.each(['cut-after', 'server-error-after'] as const)(
    'exist once although the answer was lost (%s)',
    async (kind) => {
      await siigo.fault({ kind, method: 'POST', path: '/v1/products' });
      const { status } = await create();
      expect(status).toBe(201);
      expect(await atSiigo()).toHaveLength(1);
    },
  );

  it('are looked up after an unknown outcome before they are sent again', async () => {
    await siigo.fault({ kind: 'server-error', method: 'POST', path: '/v1/products' });
    const lost = await create();
    expect([lost.status, lost.failure.code]).toEqual([503, 'SIIGO.OUTCOME_UNKNOWN']);
    expect(await linkState()).toBe('unknown');
    expect((await retry()).status).toBe(200);
    expect(await atSiigo()).toHaveLength(1);
  });

  it('are sent once by concurrent requests', async () => {
    const answers = await Promise.all([create(), create(), retry()]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(await atSiigo()).toHaveLength(1);
  });

  it('are rejected when another request linked them since the check [N-19-067]', async () => {
    const links = api.app.get(ProductLinksRepository);
    const claim = links.claim.bind(links);
    jest.spyOn(links, 'claim').mockImplementationOnce(async (...lease) => {
      expect((await create()).status).toBe(201);
      return claim(...lease);
    });
    expect((await create()).failure.code).toBe('SIIGO.PRODUCT_LINKED');
    expect(await linkState()).toBe('linked');
    expect((await create()).failure.code).toBe('SIIGO.PRODUCT_LINKED');
  });

  it('are rejected when SIIGO has their code for another product', async () => {
    const { code } = await product();
    await siigo.call('POST', '/v1/products', { code, name: 'Otro producto', account_group: 1253 });
    const { status, failure } = await create();
    expect([status, failure.message]).toEqual([
      422,
      'El código del producto ya existe en SIIGO para otro producto.',
    ]);
  });

  it('appear in the invoice form at once', async () => {
    const before = await api.call<SiigoRow[]>('GET', '/siigo/products', { token });
    await create();
    const after = await api.call<SiigoRow[]>('GET', '/siigo/products?active=true', { token });
    const { code } = await product();
    expect(before.data.map((row) => row['code'])).not.toContain(code);
    expect(after.data.find((row) => row['code'] === code)).toMatchObject({
      active: true,
      prices: [{ price_list: [{ position: 1, value: 12500.5 }] }],
    });
    const found = await api.call<SiigoRow[]>('GET', `/siigo/products?search=${code}&page=1`, { token });
    expect(found.data.map((row) => row['code'])).toContain(code);
  });

  it('of a demo shop are linked by the outbox when SIIGO is available', async () => {
    await api.app.get(Outbox).add('siigo.link-product', { productId: id });
    await siigo.fault({ kind: 'unavailable', probability: 1 });
    await api.work();
    expect((await product()).siigoId).toBeNull();
    await siigo.calm();
    api.clock.advance(60_000);
    await api.work();
    expect((await product()).siigoId).not.toBeNull();
  });

  it('adopt group and tax of SIIGO, also when linked earlier [N-17-540]', async () => {
    const { id: chosenNothing } = await shop.addProduct({ account: null, idTax: null });
    const { id: exempt } = await shop.addProduct({ account: null, taxClassification: 'Exempt' });
    const accounting = async (productId: number) => {
      const { data } = await api.call<AdminProduct>('GET', `/admin/product/${productId}`, { token });
      return [data.siigoId === null, data.account, data.idTax];
    };
    expect((await create({ id: chosenNothing })).status).toBe(201);
    expect((await create({ id: exempt })).status).toBe(201);
    expect(await accounting(chosenNothing)).toEqual([false, 1253, 13_156]);
    expect(await accounting(exempt)).toEqual([false, 1253, 13_158]);
    await api.uow.manager.update(ProductEntity, { id: chosenNothing }, { account: null, idTax: null });
    await api.app.get(LinkProductJob).completeLinked();
    await api.work();
    expect(await accounting(chosenNothing)).toEqual([false, 1253, 13_156]);
  });

  it('are not found when they do not exist', async () => {
    expect((await create({ id: 999_999 })).failure.code).toBe('PRODUCTS.NOT_FOUND');
  });
});
