import type { AfterSale, Return, StaffRefund, WompiWidget } from '@lacteos/contracts/schemas';

import { DIALECTS, holdAfter, startApi, type TestApi } from '#test/index.js';
import { MoneyStub } from '#test/refunds/money-stub.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { WompiBuilder } from '#test/wompi-stub.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import { OrderAccess } from '../../order/row/order-access.js';

type Caller = Awaited<ReturnType<TestApi['signedIn']>>;
const ENV = { SIIGO_URL: 'http://127.0.0.1:9', CANCEL_BY_BUYER: 'request' };
const START_MS = 60_000;

describe.each(DIALECTS)('cancellations that staff approve on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let stub: MoneyStub;
  let wompi: WompiBuilder;
  let yogurt: TestProduct;
  let admin: Caller;
  let other: Caller;
  let buyer: Caller;
  beforeAll(async () => {
    stub = await MoneyStub.start();
    api = await startApi(dialect, { ...ENV, ...stub.env, REFUND_APPROVAL: 'administrator' });
    shop = new ShopBuilder(api);
    wompi = new WompiBuilder(api, shop, stub);
    yogurt = await shop.addProduct({ stock: 1_000 });
    [admin, other, buyer] = [await api.signedIn(3), await api.signedIn(3), await api.signedIn(1)];
  }, START_MS);
  afterAll(async () => {
    await api.stop();
    await stub.stop();
  });

  const paid = async (method: object = {}): Promise<number> => {
    const { id } = await shop.placedBy(buyer, [[yogurt, 1]]);
    const data = shop.aPayment((await order(id)).totalPrice / 100, method);
    await api.call('PUT', '/order/paymentResult', { token: admin.token, body: { id, data } });
    return id;
  };
  const order = (id: number) => api.uow.manager.findOneByOrFail(OrderEntity, { id });
  const cancel = (id: number, { token }: Caller = buyer) =>
    api.call<AfterSale>('POST', `/order/${id}/cancellation`, { token, body: { reason: 'Me equivoqué' } });
  const seen = async (id: number, { token }: Caller = buyer) =>
    (await api.call<AfterSale>('GET', `/order/${id}/after-sale`, { token })).data;
  const dispatch = (id: number) =>
    api.call('PUT', '/order/delivery', { token: admin.token, body: { id, data: shop.aDispatch() } });
  const decide = (id: number | undefined, body: object) =>
    api.call<Return>('PUT', `/admin/returns/${id}`, { token: admin.token, body });
  const release = (id: number | undefined, { token }: Caller) =>
    api.call<StaffRefund>('PUT', `/admin/refunds/${id}`, { token, body: { action: 'release' } });
  const list = async <Row>(path: string) =>
    (await api.call<Row[]>('GET', `/admin/${path}`, { token: admin.token })).data;

  it('record a request once and let the buyer ask again after a refusal [N-20-223]', async () => {
    const id = await paid();
    expect(await seen(id)).toMatchObject({ canCancel: true, cancelsAtOnce: false });
    const answers = await Promise.all([cancel(id), cancel(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const asked = await seen(id);
    expect(asked).toMatchObject({ canCancel: false, refunds: [], returns: [{ label: 'Solicitada' }] });
    expect(await order(id)).toMatchObject({ active: true, isPaid: true });
    const returnId = asked.returns[0]?.id;
    expect((await decide(returnId, { step: 'refuse' })).failure.errors).toHaveProperty('answer');
    await decide(returnId, { step: 'refuse', answer: 'El camión ya está en camino.' });
    expect(await seen(id)).toMatchObject({
      canCancel: true,
      returns: [{ answer: 'El camión ya está en camino.' }],
    });
    await cancel(id);
    expect((await seen(id)).returns.map(({ state }) => state)).toEqual(['refused', 'requested']);
    await api.work();
    expect(api.mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        `Recibimos su solicitud de cancelar el pedido ${id}`,
        `Sobre su solicitud de cancelar el pedido ${id}`,
      ]),
    );
  });

  it('hold the refund of an approved request until another person releases it [N-20-224]', async () => {
    const id = await paid({ paymentMethod: 'Crédito', expiryDate: '2027-01-31T05:00:00.000Z' });
    await cancel(id);
    await decide((await seen(id)).returns[0]?.id, { step: 'approve' });
    const [held] = await list<StaffRefund>(`refunds?search=${id}`);
    expect(held).toMatchObject({ state: 'held', label: 'Por autorizar', way: 'debt', isBegunByMe: true });
    expect((await seen(id)).returns).toMatchObject([{ state: 'received' }]);
    expect((await release(held?.id, buyer)).status).toBe(403);
    expect((await release(held?.id, admin)).failure.code).toBe('REFUNDS.SAME_PERSON');
    const answers = await Promise.all([release(held?.id, other), release(held?.id, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await api.work();
    expect(await seen(id)).toMatchObject({
      returns: [{ state: 'refunded' }],
      refunds: [{ label: 'Descontado de su crédito' }],
    });
    expect(await order(id)).toMatchObject({ active: false });
  });

  it('send a held card refund to Wompi only after its release [N-20-224]', async () => {
    const { id } = await wompi.order(buyer, yogurt);
    const transaction = await wompi.transaction(id);
    await wompi.send(transaction);
    await cancel(id);
    await decide((await seen(id)).returns[0]?.id, { step: 'approve' });
    await api.work();
    expect(stub.movementsOf(transaction.id)).toBe(0);
    await release((await seen(id)).refunds[0]?.id, other);
    await api.work();
    expect(stub.movementsOf(transaction.id)).toBe(1);
    expect((await seen(id)).refunds).toMatchObject([{ way: 'void', state: 'done' }]);
  });

  it('close an open request when staff cancel the order [N-20-223]', async () => {
    const id = await paid();
    await cancel(id);
    expect((await cancel(id, admin)).data).toMatchObject({
      returns: [{ state: 'received' }],
      refunds: [{ state: 'held' }],
    });
    expect(await list<Return>(`returns?open=true&search=${id}`)).toEqual([]);
  });

  it('block the dispatch while a cancellation request is open [N-20-331]', async () => {
    const id = await paid();
    await cancel(id);
    const refused = await dispatch(id);
    expect([refused.status, refused.failure.code]).toEqual([409, 'ORDERS.CANCELLATION_ASKED']);
    expect(await order(id)).toMatchObject({ isDelivered: false });
    const returnId = (await seen(id)).returns[0]?.id;
    expect((await decide(returnId, { step: 'refuse', answer: 'Ya salió.' })).status).toBe(200);
    expect((await dispatch(id)).status).toBe(200);
    const late = await cancel(id);
    expect([late.status, late.failure.code]).toEqual([409, 'ORDERS.ALREADY_DISPATCHED']);
  });

  it('lose to a dispatch that commits first [N-20-331]', async () => {
    const id = await paid();
    const held = holdAfter(api.app.get(OrderAccess), 'get');
    const asking = cancel(id);
    await held.reached;
    expect((await dispatch(id)).status).toBe(200);
    held.release();
    expect((await asking).failure.code).toBe('ORDERS.ALREADY_DISPATCHED');
    expect((await seen(id)).returns).toEqual([]);
  });

  it('list returns and refunds filtered by state, kind, way and order, sorted and paged [N-20-225]', async () => {
    const ids = async (path: string) => (await list<{ id: number }>(path)).map(({ id }) => id);
    const all = await ids('returns?sort=createdAt');
    expect(all.length).toBeGreaterThan(4);
    expect(await ids('returns?sort=-createdAt')).toEqual([...all].reverse());
    expect(await ids('returns?sort=createdAt&page=2&pageSize=2')).toEqual(all.slice(2, 4));
    expect(await ids('returns?kind=goods')).toEqual([]);
    const open = await list<Return>('returns?open=true&kind=cancellation');
    expect(open.map(({ state }) => state)).toEqual(['requested']);
    expect(await ids('returns?open=true&state=refused')).toEqual([]);
    expect(await ids('returns?search=nadie')).toEqual([]);
    const held = await list<StaffRefund>('refunds?open=true&state=held&sort=-updatedAt');
    expect(held.map(({ way }) => way)).toEqual(['cash']);
    expect(await ids('refunds?way=debt')).toHaveLength(1);
    const strange = await api.call('GET', '/admin/refunds?sort=amount', { token: admin.token });
    expect(strange.status).toBe(400);
  });

  it('hold a refund again that another payment makes due, until another person releases it [N-40-581]', async () => {
    const { id } = await wompi.order(buyer, yogurt, 3);
    const first = await wompi.transaction(id);
    await wompi.send(first);
    const body = { missing: [{ id_product: yogurt.id, quantity: 1 }], reason: 'Se dañó' };
    await api.call('POST', `/order/${id}/pack`, { token: admin.token, body });
    const [before] = (await seen(id)).refunds;
    first.status = 'VOIDED';
    await wompi.announce(first);
    await api.work();
    expect((await seen(id)).refunds).toMatchObject([{ state: 'covered' }]);
    const asked = { alert: 'voided', reason: 'El banco lo devolvió' };
    await api.call('POST', `/admin/orders/${id}/alert/payment`, { token: admin.token, body: asked });
    const { data } = await api.call<WompiWidget>('GET', `/order/${id}/wompi`, { token: buyer.token });
    const again = await wompi.transaction(id, { reference: data.reference });
    await wompi.send(again);
    await api.work();
    const [held] = (await seen(id)).refunds;
    expect(held).toMatchObject({ id: before?.id, state: 'held', label: 'Por autorizar', way: 'refund' });
    expect(stub.movementsOf(again.id)).toBe(0);
    expect((await release(held?.id, admin)).failure.code).toBe('REFUNDS.SAME_PERSON');
    expect((await release(held?.id, other)).status).toBe(200);
    await api.work();
    expect((await seen(id)).refunds).toMatchObject([{ state: 'done' }]);
    expect(stub.movementsOf(again.id)).toBe(1);
  });
});

it('refund release is limited to superadministrators when REFUND_APPROVAL is superadmin [N-20-224]', async () => {
  const [dialect] = DIALECTS;
  if (!dialect) throw new Error('there is no database');
  const api = await startApi(dialect, {
    ...ENV,
    CANCEL_BY_BUYER: 'automatic',
    REFUND_APPROVAL: 'superadmin',
  });
  try {
    const shop = new ShopBuilder(api);
    const [admin, superAdmin, buyer] = [await api.signedIn(3), await api.signedIn(4), await api.signedIn(1)];
    const { id } = await shop.placedBy(buyer, [[await shop.addProduct({ stock: 9 }), 1]]);
    const { totalPrice } = await api.uow.manager.findOneByOrFail(OrderEntity, { id });
    const data = shop.aPayment(totalPrice / 100);
    await api.call('PUT', '/order/paymentResult', { token: admin.token, body: { id, data } });
    const cancelled = await api.call<AfterSale>('POST', `/order/${id}/cancellation`, {
      token: buyer.token,
      body: { reason: 'Me equivoqué' },
    });
    const release = ({ token }: Caller) =>
      api.call<StaffRefund>('PUT', `/admin/refunds/${cancelled.data.refunds[0]?.id}`, {
        token,
        body: { action: 'release' },
      });
    expect((await release(admin)).status).toBe(403);
    expect((await release(superAdmin)).data.state).toBe('cash');
  } finally {
    await api.stop();
  }
});
