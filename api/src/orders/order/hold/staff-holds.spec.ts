import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { toPesos } from '@lacteos/contracts/money/money';
import type { Order, PageMeta } from '@lacteos/contracts/schemas';
import { SelectQueryBuilder } from 'typeorm';

import { AuditEntry } from '#platform/audit/index.js';
import { DIALECTS, holdAfter, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import type { User } from '#users/index.js';
import type { StaffOrderRowDto } from '../../reports/list/staff-order-row.js';
import { OrderAccess } from '../row/order-access.js';
import { OrderHoldEntity } from './order-hold.entity.js';
import { OrderEntity } from '../row/order.entity.js';
import { OrderRepository } from '../row/order.repository.js';
import type { OrderStepDto } from '../timeline/order-timeline.dto.js';
import type { OrderHoldDto } from './order-hold.dto.js';

const HOUR = 3_600_000;
const REASON = 'Llamó: paga el viernes';

describe.each(DIALECTS)('unpaid orders on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let admin: User;
  let buyer: { user: User };
  let keys = 0;
  beforeAll(async () => {
    api = await startApi(dialect, { MAX_OPEN_ORDERS: '3', MAX_SHARE_OF_STOCK: '50' });
    shop = new ShopBuilder(api);
    admin = (await api.signedIn(3)).user;
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    buyer = await api.signedIn(1);
  });

  /** A fresh token, because the clock moves by days. */
  const tokenOf = (user: User) => api.tokenOf(user);
  const order = async (product: TestProduct, quantity: number, who: { user: User } = buyer) =>
    shop.place<Order>(
      await tokenOf(who.user),
      shop.anOrder(who.user, [[product, quantity]]),
      `hold-${(keys += 1)}`,
    );
  const hold = async (method: 'GET' | 'PUT' | 'DELETE', id: number, body?: object) =>
    api.call<OrderHoldDto>(method, `/admin/orders/${id}/hold`, {
      token: await tokenOf(admin),
      ...(method === 'GET' ? {} : { body: { reason: REASON, ...body } }),
    });
  const stepsOf = async (id: number) => {
    const token = await tokenOf(admin);
    const answer = await api.call<OrderStepDto[]>('GET', `/admin/orders/${id}/timeline`, { token });
    return answer.data;
  };
  /** Query plan of the last requested list. */
  const planOf = async (reads: { mock: { contexts: unknown[] } }): Promise<string> => {
    const read = reads.mock.contexts[0] as SelectQueryBuilder<OrderEntity>;
    const [sql, values] = read.getQueryAndParameters();
    const explain = dialect.name === 'SQLite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
    return JSON.stringify(await api.uow.manager.query(`${explain} ${sql}`, values as unknown[]));
  };
  const later = async (hours: number): Promise<void> => {
    api.clock.advance(hours * HOUR);
    await api.work();
  };
  const mailsTo = (text: string): number => api.mails.filter(({ subject }) => subject.includes(text)).length;

  it('release their units after 72 hours and mail the buyer [N-16-081]', async () => {
    const product = await shop.addProduct({ stock: 10 });
    const { data } = await order(product, 4);
    const end = Date.parse(data.createdAt) + 72 * HOUR;
    expect((await hold('GET', data.id)).data).toEqual({
      orderId: data.id,
      endsAt: new Date(end).toISOString(),
      releasedAt: null,
    });
    await later(71);
    expect(await shop.levelOf(0, product.id)).toBe(6);
    await later(1.1);
    expect(await shop.levelOf(0, product.id)).toBe(10);
    await api.work();
    expect(mailsTo(`Venció la reserva de su pedido ${data.id}`)).toBe(1);
    expect((await hold('GET', data.id)).data.releasedAt).not.toBeNull();
    expect(await shop.ledgerDifferences()).toEqual([]);
  });

  it('do not expire when staff sold them', async () => {
    const product = await shop.addProduct({ stock: 10 });
    const cashier = await shop.cashier();
    await shop.stock(cashier.storeId, product.id, 10);
    const { data } = await order(product, 4, cashier);
    expect((await hold('GET', data.id)).data.endsAt).toBeNull();
    await later(100);
    expect(await shop.levelOf(cashier.storeId, product.id)).toBe(6);
  });

  it('can have their hold extended or released by staff [N-16-082]', async () => {
    const product = await shop.addProduct({ stock: 10 });
    const { data } = await order(product, 4);
    const until = new Date(Date.parse(data.createdAt) + 100 * HOUR).toISOString();
    expect((await hold('PUT', data.id, { until })).data.endsAt).toBe(until);
    await later(73);
    expect(await shop.levelOf(0, product.id)).toBe(6);
    await later(28);
    expect(await shop.levelOf(0, product.id)).toBe(10);
    const second = await order(product, 2);
    expect((await hold('DELETE', second.data.id)).data.releasedAt).not.toBeNull();
    expect(await shop.levelOf(0, product.id)).toBe(10);
    const late = await hold('PUT', second.data.id, { until });
    expect([late.status, late.failure.code]).toEqual([409, 'ORDERS.HOLD_OVER']);
    expect((await stepsOf(data.id)).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['HoldProlonged', 'OrderExpired']),
    );
  });

  it('record a repeated extension or release once, with its reason [N-16-261]', async () => {
    const { data } = await order(await shop.addProduct({ stock: 10 }), 4);
    const until = new Date(Date.parse(data.createdAt) + 100 * HOUR).toISOString();
    for (const reason of ['', 'no', 'x'.repeat(201)])
      expect((await hold('PUT', data.id, { until, reason })).failure.errors).toHaveProperty('reason');
    const answers = [await hold('PUT', data.id, { until }), await hold('PUT', data.id, { until })];
    expect(answers.map(({ data: { endsAt } }) => endsAt)).toEqual([until, until]);
    const released = [await hold('DELETE', data.id), await hold('DELETE', data.id)];
    expect(released.map(({ status }) => status)).toEqual([200, 200]);
    expect(released[1]?.data.releasedAt).toBe(released[0]?.data.releasedAt);
    const steps = (await stepsOf(data.id)).filter(({ name }) => /Hold|Expired/.test(name));
    expect(steps.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^Hasta el \d{4}-\d\d-\d\d\. Llamó: paga el viernes$/),
      `Se liberó la reserva a mano. ${REASON}`,
    ]);
    const trail = await api.uow.manager.findBy(AuditEntry, { subject: 'order', subjectId: String(data.id) });
    expect(trail).toMatchObject([
      { action: 'orders.hold-prolonged', actorId: admin.id, after: { holdEndsAt: until, reason: REASON } },
      { action: 'orders.hold-released', actorId: admin.id, after: { reason: REASON } },
    ]);
  });

  it('reject a hold change after they were paid or cancelled [N-16-262]', async () => {
    const product = await shop.addProduct({ stock: 10 });
    const [paid, cancelled] = [(await order(product, 1)).data.id, (await order(product, 1)).data.id];
    await api.uow.manager.update(OrderEntity, { id: paid }, { isPaid: true, paidAt: api.clock.now() });
    await api.uow.manager.update(OrderEntity, { id: cancelled }, { active: false });
    const until = new Date(api.clock.now().getTime() + HOUR).toISOString();
    for (const method of ['PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { until } : {};
      const refusals = [await hold(method, paid, body), await hold(method, cancelled, body)];
      expect(refusals.map(({ status, failure }) => [status, failure.code])).toEqual([
        [409, 'ORDERS.ALREADY_PAID'],
        [409, 'ORDERS.CANCELLED'],
      ]);
    }
    expect(await shop.levelOf(0, product.id)).toBe(8);
  });

  describe('paid while staff change their hold', () => {
    const PLACED = ['OrderPlaced', 'OrderPaid'];
    const pay = async (id: number, proof: Parameters<typeof shop.aPayment>[1] = {}) => {
      const { totalPrice } = await api.uow.manager.findOneByOrFail(OrderEntity, { id });
      const body = { id, data: shop.aPayment(toPesos(totalPrice), proof) };
      return api.call('PUT', '/order/paymentResult', { token: await tokenOf(admin), body });
    };
    const change = (method: 'PUT' | 'DELETE', id: number) =>
      hold(
        method,
        id,
        method === 'PUT' ? { until: new Date(api.clock.now().getTime() + HOUR).toISOString() } : {},
      );
    const isWaitingAt = <T extends object>(target: new (...args: never[]) => T, method: keyof T & string) =>
      holdAfter(api.app.get(target), method);
    /** An order of four out of ten units. */
    const placed = async () => {
      const product = await shop.addProduct({ stock: 10 });
      return { product, id: (await order(product, 4)).data.id };
    };
    const expectPaid = async (id: number, product: TestProduct, steps: readonly string[]) => {
      const row = await api.uow.manager.findOneByOrFail(OrderEntity, { id });
      expect(row).toMatchObject({ isPaid: true, stockReleasedAt: null, paidWithoutStock: false });
      expect(await shop.levelOf(0, product.id)).toBe(6);
      expect(await shop.ledgerDifferences()).toEqual([]);
      expect((await stepsOf(id)).map(({ name }) => name)).toEqual(steps);
    };

    it.each(['PUT', 'DELETE'] as const)(
      'stay paid when a %s read them as unpaid before the payment [N-16-204]',
      async (method) => {
        const { product, id } = await placed();
        const changing = isWaitingAt(OrderAccess, 'get');
        const changed = change(method, id);
        await changing.reached;
        expect((await pay(id)).status).toBe(200);
        changing.release();
        const { status, failure } = await changed;
        expect([status, failure.code]).toEqual([409, 'ORDERS.ALREADY_PAID']);
        await expectPaid(id, product, PLACED);
      },
    );

    it.each(['PUT', 'DELETE'] as const)(
      'stay paid when a %s waits for the commit of the payment [N-16-204]',
      async (method) => {
        const { product, id } = await placed();
        const paying = isWaitingAt(OrderRepository, 'markHeldPaid');
        // A cash payment is sent together with its commit, so that no step in between can be held.
        const paid = pay(id, { paymentMethod: 'Nequi', transactionNumber: 'M-1' });
        await paying.reached;
        const changed = change(method, id);
        paying.release();
        expect((await paid).status).toBe(200);
        expect((await changed).failure.code).toBe('ORDERS.ALREADY_PAID');
        await expectPaid(id, product, PLACED);
      },
    );

    it.each([
      ['PUT', ['OrderPlaced', 'HoldProlonged', 'OrderPaid']],
      ['DELETE', ['OrderPlaced', 'OrderExpired', 'OrderPaid', 'StockTakenAgain']],
    ] as const)(
      'keep their units when a %s commits between read and write of the payment [N-16-204]',
      async (method, steps) => {
        const { product, id } = await placed();
        const paying = isWaitingAt(OrderAccess, 'get');
        const paid = pay(id);
        await paying.reached;
        const changing = isWaitingAt(OrderRepository, 'lock');
        const changed = change(method, id);
        await changing.reached;
        paying.release();
        changing.release();
        expect([(await changed).status, (await paid).status]).toEqual([200, 200]);
        await expectPaid(id, product, steps);
      },
    );

    it('are marked as paid without stock when their released units were sold meanwhile [N-16-204, N-19-075]', async () => {
      const { product, id } = await placed();
      const paying = isWaitingAt(OrderAccess, 'get');
      const paid = pay(id);
      await paying.reached;
      expect((await change('DELETE', id)).status).toBe(200);
      const other = await api.signedIn(1);
      expect((await order(product, 8, other)).status).toBe(201);
      paying.release();
      expect((await paid).status).toBe(200);
      const row = await api.uow.manager.findOneByOrFail(OrderEntity, { id });
      expect(row).toMatchObject({ isPaid: true, paidWithoutStock: true });
      expect(await shop.levelOf(0, product.id)).toBe(2);
      expect(await shop.ledgerDifferences()).toEqual([]);
      const staff = async (path: string, body?: object) =>
        api.call<Order>('POST', `/admin/orders/${id}/${path}`, {
          token: await tokenOf(admin),
          ...(body ? { body } : {}),
        });
      expect((await staff('stock')).failure.code).toBe('ORDERS.PAID_WITHOUT_STOCK');
      await shop.stock(0, product.id, 20);
      expect((await staff('stock')).data.paidWithoutStock).toBe(false);
      expect((await staff('stock')).status).toBe(200);
      await api.uow.manager.update(OrderEntity, { id }, { paymentAlert: 'voided' });
      const reason = 'Wompi confirmó otra transacción';
      expect((await staff('alert', { alert: 'double-payment', reason })).failure.code).toBe('EDIT.CONFLICT');
      expect((await staff('alert', { alert: 'voided', reason: '' })).status).toBe(400);
      expect((await staff('alert', { alert: 'voided', reason })).data.paymentAlert).toBeNull();
      expect((await stepsOf(id)).slice(-2).map(({ name, detail }) => [name, detail])).toEqual([
        ['StockTakenAgain', null],
        ['PaymentAlertResolved', reason],
      ]);
      const audited = await api.uow.manager.findBy(AuditEntry, { subject: 'order', subjectId: String(id) });
      expect(audited.map(({ action }) => action).slice(-2)).toEqual([
        'orders.stock-taken',
        'orders.alert-resolved',
      ]);
    });
  });

  it('are listed and counted by the end of their hold, using an index [N-16-263]', async () => {
    await api.uow.manager.clear(OrderHoldEntity);
    const product = await shop.addProduct({ stock: 40 });
    const [near, far, released] = [
      (await order(product, 1)).data.id,
      (await order(product, 1)).data.id,
      (await order(product, 1)).data.id,
    ];
    await hold('DELETE', released);
    api.clock.advance(50 * HOUR);
    await hold('PUT', far, { until: new Date(api.clock.now().getTime() + 40 * HOUR).toISOString() });
    const list = async (query: string) => {
      const answer = await api.call<StaffOrderRowDto[]>('GET', `/admin/orders?${query}`, {
        token: await tokenOf(admin),
      });
      return { rows: answer.data, meta: (answer.failure as unknown as { meta: PageMeta }).meta };
    };
    const reads = jest.spyOn(SelectQueryBuilder.prototype, 'getRawMany');
    const { rows, meta } = await list('holdEndsWithinHours=24&sort=-id');
    expect(await planOf(reads)).toContain('order_holds_end');
    reads.mockRestore();
    expect([rows.map(({ id }) => id), meta.total]).toEqual([[near], 1]);
    expect(rows[0]?.hold).toEqual({ endsAt: (await hold('GET', near)).data.endsAt, releasedAt: null });
    expect((await list('holdEndsWithinHours=72&sort=id')).rows.map(({ id }) => id)).toEqual([near, far]);
    const all = (await list('sort=-id&pageSize=3')).rows;
    expect(all.map(({ hold: each }) => each?.releasedAt === null)).toEqual([false, true, true]);
  });

  it.each(['2020-01-01', '2099-01-01', 'mañana', '2026-02-30'])(
    'reject an extension until %s',
    async (until) => {
      const { data } = await order(await shop.addProduct(), 1);
      const { status, failure } = await hold('PUT', data.id, { until });
      expect([status, failure.code, Object.keys(failure.errors ?? {})]).toEqual([
        400,
        'VALIDATION.FAILED',
        ['until'],
      ]);
    },
  );

  it('are limited to three per buyer until one is released [N-16-083]', async () => {
    const product = await shop.addProduct({ stock: 40 });
    const placed = [await order(product, 1), await order(product, 1), await order(product, 1)];
    expect(placed.map(({ status }) => status)).toEqual([201, 201, 201]);
    const fourth = await order(product, 1);
    expect([fourth.status, fourth.failure.code]).toEqual([409, 'ORDERS.TOO_MANY_OPEN']);
    expect(fourth.failure.message).toBe(
      'Tiene 3 pedidos sin pagar. Pague o cancele alguno antes de hacer otro.',
    );
    await hold('DELETE', placed[0]?.data.id ?? 0);
    expect((await order(product, 1)).status).toBe(201);
  });

  it('hold at most half of a large stock, but all of a small one [N-16-084]', async () => {
    const large = await shop.addProduct({ stock: 88, name: 'Queso' });
    const all = await order(large, 88);
    expect([all.status, all.failure.code]).toEqual([409, 'ORDERS.TOO_MANY_UNITS']);
    expect(all.failure.errors).toEqual({ products: [{ id: large.id, name: 'Queso', max: 44 }] });
    expect((await order(large, 40)).status).toBe(201);
    expect((await order(large, 5)).failure.errors).toEqual({
      products: [{ id: large.id, name: 'Queso', max: 4 }],
    });
    expect((await order(large, 4)).status).toBe(201);
    expect((await order(await shop.addProduct({ stock: 50 }), 50)).status).toBe(201);
  });
});
