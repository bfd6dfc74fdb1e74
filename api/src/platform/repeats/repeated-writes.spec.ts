import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { type Answer, DIALECTS, startApi, type TestApi, type TestMethod } from '#test/index.js';
import { holdAfter } from '#test/hold-after.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { FACTORY } from '../../products/index.js';
import { StockService } from '../../partners/index.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';
import { IdempotencyKeysRepository } from './idempotency-keys.repository.js';
import { KeyedWrites } from './keyed-writes.service.js';
import { IdempotencyKeysRoom } from './idempotency-keys-room.js';

const DAY_MS = 86_400_000;
const NEW_PRODUCT = {
  ...{ image: '/api/media/kumis/640.webp', account: 1253, name: 'Queso repetido', slug: 'Tarro 250 g' },
  ...{
    brand: 'Del Llano',
    description: 'Para untar',
    price: 9_500,
    idTax: 13156,
    position: 1,
    countInStock: 7,
  },
};
const NEW_STORE = {
  ...{ name: 'Tienda repetida', address: 'Calle 1', phone: '3101234567', city: 'Acacías' },
  ...{ country: 'Meta', image: '/api/media/x/640.webp' },
};

describe.each(DIALECTS)('a write with an Idempotency-Key on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let admin: { user: { id: number }; token: string };
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    admin = await api.signedIn(4);
  });
  afterAll(() => api.stop());

  const send = (
    [method, path]: readonly [TestMethod, string],
    body: unknown,
    key: string,
    token = admin.token,
  ): Promise<Answer<Record<string, unknown>>> =>
    api.call(method, path, { token, body, headers: { 'idempotency-key': key } });
  const twice = async (call: readonly [TestMethod, string], body: unknown) => {
    const key = randomUUID();
    const first = await send(call, body, key);
    return [first, await send(call, body, key)] as const;
  };
  it("moves seven units once by 'Reponer tiendas' [N-33-501]", async () => {
    const [{ id: productId }, storeId] = [await shop.addProduct({ stock: 20 }), await shop.addStore()];
    const body = { moves: [{ storeId, productId, quantity: 7 }] };
    const [first, second] = await twice(['POST', '/admin/restock'], body);
    expect([second.status, second.text]).toEqual([200, first.text]);
    expect(await shop.levelOf(storeId, productId)).toBe(7);
  });

  it("moves seven units once by 'Asignar stock', also when two copies arrive at once [N-33-501]", async () => {
    const [{ id: productId }, storeId] = [await shop.addProduct({ stock: 20 }), await shop.addStore()];
    const body = { storeId, productStocks: [{ productId, stock: 7 }] };
    const key = randomUUID();
    const call = ['POST', '/admin/assign_stock'] as const;
    const held = holdAfter(api.app.get(StockService), 'withStockRetry');
    const first = send(call, body, key);
    await held.reached;
    const second = send(call, body, key);
    held.release();
    const answers = await Promise.all([first, second]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1].text).toBe(answers[0].text);
    expect(await shop.levelOf(storeId, productId)).toBe(7);
    expect(await shop.levelOf(FACTORY, productId)).toBe(13);
  });

  it("raises 1,000 to 1,100 once by '+10 %' [N-33-501]", async () => {
    const { id } = await shop.addProduct({ price: 1_000 });
    const [first, second] = await twice(['PUT', '/admin/products'], {
      ids: [id],
      percent: 10,
    });
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
    const { data } = await api.call<{ price: number }>('GET', `/admin/product/${id}`, { token: admin.token });
    expect(data.price).toBe(1_100);
  });

  it.each([
    ['product', ['POST', '/admin/products'] as const, NEW_PRODUCT],
    ['store', ['POST', '/admin/partners'] as const, NEW_STORE],
  ])('creates a new %s once and answers the same [N-33-501, N-33-502]', async (_, call, sent) => {
    const key = randomUUID();
    const [first, second] = [await send(call, sent, key), await send(call, sent, key)];
    expect([first.failure.errors, first.status]).toEqual([undefined, 201]);
    expect([second.status, second.text]).toEqual([201, first.text]);
    const other = await send(call, { ...sent, name: 'Otro nombre' }, key);
    expect([other.status, other.failure.code]).toEqual([409, 'HTTP.IDEMPOTENCY_KEY_REUSED']);
    const elsewhere = await send(['POST', '/admin/restock'], sent, key);
    expect(elsewhere.failure.code).toBe('HTTP.IDEMPOTENCY_KEY_REUSED');
  });

  it("records 'Guardar la corrección' once [N-33-501]", async () => {
    const buyer = await api.signedIn(1);
    const product = await shop.addProduct();
    const { id } = await shop.placedBy(buyer, [[product, 1]]);
    const total = shop.anOrder(buyer.user, [[product, 1]]).totalPrice;
    const token = admin.token;
    await api.call('PUT', '/order/paymentResult', { token, body: { id, data: shop.aPayment(total) } });
    await api.call('PUT', '/order/delivery', { token, body: { id, data: shop.aDispatch() } });
    const body = { numberGuide: 'G-2', transport: 'SERVIENTREGA', shippingPrice: 0, reason: 'Guía errada' };
    const [first, second] = await twice(['PUT', `/admin/orders/${id}/dispatch`], body);
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
    const { data } = await api.call<{ name: string }[]>('GET', `/admin/orders/${id}/timeline`, { token });
    expect(data.filter(({ name }) => name === 'DispatchCorrected')).toHaveLength(1);
  });

  it('runs on a retry after a failure, and separately for each caller [N-33-503]', async () => {
    const [{ id: productId }, storeId] = [await shop.addProduct({ stock: 3 }), await shop.addStore()];
    const call = ['POST', '/admin/restock'] as const;
    const body = { moves: [{ storeId, productId, quantity: 7 }] };
    const key = randomUUID();
    expect((await send(call, body, key)).failure.code).toBe('STOCK.NOT_ENOUGH');
    await shop.stock(FACTORY, productId, 20);
    expect((await send(call, body, key)).status).toBe(200);
    const colleague = await api.signedIn(3);
    expect((await send(call, body, key, colleague.token)).status).toBe(200);
    expect(await shop.levelOf(storeId, productId)).toBe(14);
  });

  it('refuses a malformed key, and ignores keys of routes that define their own [N-33-502]', async () => {
    const bad = await send(['POST', '/admin/restock'], { moves: [] }, 'no es una llave');
    expect([bad.status, bad.failure.code]).toEqual([400, 'VALIDATION.FAILED']);
    expect(bad.failure.errors).toHaveProperty('Idempotency-Key');
    const read = await send(['GET', '/admin/restock'], undefined, 'no es una llave');
    expect(read.status).toBe(200);
  });

  describe('outside any transaction', () => {
    const writes = () => api.app.get(KeyedWrites);
    const request = () => ({ method: 'POST', url: '/api/x', headers: {}, body: { n: 1 }, user: admin.user });
    const counted = () => {
      const state = { done: 0 };
      const write = async () => {
        state.done += 1;
        return { status: 201, body: { n: state.done } };
      };
      return { state, write };
    };

    it('runs once, and a concurrent copy waits for its answer [N-33-507]', async () => {
      const { state, write } = counted();
      const key = randomUUID();
      let finish: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => (finish = resolve));
      const claimed = holdAfter(api.app.get(IdempotencyKeysRepository), 'claim');
      const first = writes().outsideTransaction(request(), key, async () => {
        await gate;
        return write();
      });
      await claimed.reached;
      claimed.release();
      const held = holdAfter(api.app.get(IdempotencyKeysRepository), 'find');
      const second = writes().outsideTransaction(request(), key, write);
      await held.reached;
      held.release();
      finish();
      expect(await Promise.all([first, second])).toEqual([
        { status: 201, body: { n: 1 } },
        { status: 201, body: { n: 1 } },
      ]);
      expect(state.done).toBe(1);
      const other = { ...request(), body: { n: 2 } };
      await expect(writes().outsideTransaction(other, key, write)).rejects.toMatchObject({
        code: 'HTTP.IDEMPOTENCY_KEY_REUSED',
      });
    });

    it('runs again after a failure, and after its process was lost [N-33-507]', async () => {
      const { state, write } = counted();
      const key = randomUUID();
      const failed = writes().outsideTransaction(request(), key, () =>
        Promise.reject(new Error('no answer')),
      );
      await expect(failed).rejects.toThrow('no answer');
      expect(await writes().outsideTransaction(request(), key, write)).toEqual({
        status: 201,
        body: { n: 1 },
      });
      const lost = randomUUID();
      const claimed = holdAfter(api.app.get(IdempotencyKeysRepository), 'claim');
      void writes().outsideTransaction(request(), lost, () => new Promise(() => undefined));
      await claimed.reached;
      claimed.release();
      const held = holdAfter(api.app.get(IdempotencyKeysRepository), 'find');
      const copy = writes().outsideTransaction(request(), lost, write);
      await held.reached;
      api.clock.advance(3 * 60_000);
      held.release();
      expect(await copy).toEqual({ status: 201, body: { n: 2 } });
      expect(state.done).toBe(2);
    });
  });

  it('stores nothing readable, and is deleted with the account and with time [N-33-504]', async () => {
    const key = randomUUID();
    const { user, token } = await api.signedIn(1);
    const address = {
      ...{ label: 'Casa secreta', address: 'Calle 1', city_code: '50001', state_code: '50' },
      isDefault: true,
    };
    await send(['POST', '/account/addresses'], address, key, token);
    const rows = () => api.uow.manager.findBy(IdempotencyKeyEntity, { userId: user.id });
    const [row] = await rows();
    expect(row?.status).toBe(200);
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${key}|secreta`, 'i'));
    const room = api.app.get(IdempotencyKeysRoom);
    expect(await rows()).toHaveLength(1);
    api.clock.advance(2 * DAY_MS + 1);
    expect(await room.removeOld()).toBeGreaterThan(0);
    expect(await rows()).toEqual([]);
  });
});
