import type { AfterSale } from '@lacteos/contracts/schemas';
import sharp from 'sharp';

import { DIALECTS, holdAfter } from '#test/index.js';
import { RoadWorld } from '#test/road/road-world.js';
import { OrdersPersonalData } from '#orders/after-sale/personal-data/orders-personal-data.js';
import { OrderProgressEntity } from '#orders/order/detail/order-progress.entity.js';
import { OrderEventEntity } from '#orders/order/timeline/order-event.entity.js';
import { OrderRepository } from '#orders/order/row/order.repository.js';
import { DeliveryPhotoEntity } from './delivery-photo.entity.js';

const HOUR_MS = 3_600_000;

describe.each(DIALECTS)("a driver's page on $name", (dialect) => {
  let world: RoadWorld;
  beforeAll(async () => {
    world = await RoadWorld.start(dialect);
  });
  afterAll(() => world.api.stop());

  const stepsOf = async (orderId: number) =>
    (await world.api.uow.manager.find(OrderEventEntity, { where: { orderId }, order: { id: 'ASC' } })).map(
      ({ name }) => name,
    );

  it('shows only the stops of its route, without any price [N-40-270]', async () => {
    const [one, two, other] = [await world.packed(), await world.packed(), await world.packed()];
    const { token, id } = await world.onTheRoad([two, one]);
    const answer = await world.driven(token);
    expect(answer.data).toMatchObject({ routeId: id, driverName: 'Luis', hasLeft: true });
    expect(answer.data.stops.map(({ orderId, position }) => [orderId, position])).toEqual([
      [two, 1],
      [one, 2],
    ]);
    expect(answer.data.stops[0]).toMatchObject({
      ...{ name: 'Ana Peña', city: 'Villavicencio, Meta', isCold: true, state: 'onTheWay', provedAt: null },
      lines: [{ id_product: world.product.id, name: 'Kumis natural · Botella 1000 g', quantity: 2 }],
    });
    expect(answer.text).not.toMatch(/price|total|document/i);
    const foreign = await world.prove(token, other);
    expect([foreign.status, foreign.failure.code]).toEqual([404, 'DELIVERY.STOP_NOT_FOUND']);
  });

  it.each(['', 'x', 'A'.repeat(32), 'á'.repeat(32)])(
    'opens with nothing else than its link: %p [N-40-271]',
    async (token) => {
      const answer = await world.api.call('GET', '/delivery/driver/route', {
        headers: { 'x-route-token': encodeURIComponent(token) },
      });
      expect([answer.status, answer.failure.code]).toEqual([404, 'DELIVERY.LINK_OVER']);
    },
  );

  it('proves a delivery with name, time, temperature and picture, which its buyer sees [N-40-272]', async () => {
    const id = await world.packed();
    const { token } = await world.onTheRoad([id]);
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#f60' } })
      .withExif({ IFD0: { Artist: 'secret place' } })
      .jpeg()
      .toBuffer();
    const { data: picture } = await world.photo(token, id, bytes);
    const at = world.api.clock.now().toISOString();
    await world.advance(HOUR_MS);
    const proof = { at, receivedBy: ' Portería ', celsius: 4.5, photo: picture.photo };
    const answer = await world.prove(token, id, proof);
    expect([answer.status, answer.data.state, answer.data.provedAt]).toEqual([200, 'delivered', at]);
    const { progress, receivedAt, deliveredAt } = await world.seen(id);
    expect(progress).toMatchObject({
      ...{ state: 'delivered', label: 'Entregado', receivedAt: at, receivedBy: 'Portería', celsius: 4.5 },
    });
    expect([receivedAt, deliveredAt]).toEqual([at, at]);
    const opened = await fetch(`${world.api.origin}${progress?.photo}`);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(Buffer.from(await opened.arrayBuffer()).includes('secret place')).toBe(false);
    const name = progress?.photo?.split('?')[0];
    expect((await fetch(`${world.api.origin}${name}?key=wrong`)).status).toBeGreaterThanOrEqual(400);
    expect(await stepsOf(id)).toEqual(
      expect.arrayContaining(['OrderPacked', 'OrderDispatched', 'OrderReceived']),
    );
    expect(await world.mailsOf(id)).toEqual(expect.arrayContaining([`Entregamos su pedido ${id}`]));
  });

  it('proves each stop once, whether the phone repeats its key, forgets it or sends both [N-40-273]', async () => {
    const [one, two] = [await world.packed(), await world.packed()];
    const { token } = await world.onTheRoad([one, two]);
    const first = await world.prove(token, one, { receivedBy: 'Ana' }, 'proof-1');
    const again = await world.prove(token, one, { receivedBy: 'Ana', at: first.data.provedAt }, 'proof-1');
    expect([first.status, again.status, again.data]).toEqual([200, 200, first.data]);
    const forgotten = await world.prove(token, one, { receivedBy: 'Ana' }, 'proof-other');
    expect([forgotten.status, forgotten.failure.code]).toEqual([409, 'DELIVERY.ALREADY_PROVED']);
    expect(forgotten.failure.errors).toEqual({ state: 'delivered' });
    const both = holdAfter(world.api.app.get(OrderRepository), 'find', 1);
    const sent = [world.prove(token, two, {}, 'proof-2'), world.prove(token, two, {}, 'proof-3')];
    await both.reached;
    both.release();
    expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await stepsOf(two)).filter((name) => name === 'OrderReceived')).toHaveLength(1);
    const mails = (await world.mailsOf(two)).filter((subject) => subject.startsWith('Entregamos'));
    expect(mails).toHaveLength(1);
  });

  it('says why a stop was not delivered, and delivers it later or leaves it to another route [N-40-274]', async () => {
    const [later, moved] = [await world.packed(), await world.packed()];
    const { token } = await world.onTheRoad([later, moved]);
    const blank = await world.prove(token, later, { outcome: 'notDelivered' });
    expect(blank.failure.errors).toHaveProperty('reason');
    const failed = { outcome: 'notDelivered', reason: 'No había nadie' };
    for (const id of [later, moved]) {
      expect((await world.prove(token, id, failed)).data.state).toBe('notDelivered');
      expect(await world.mailsOf(id)).toEqual(
        expect.arrayContaining([`No pudimos entregar su pedido ${id}`]),
      );
    }
    expect((await world.seen(later)).progress).toMatchObject({
      state: 'notDelivered',
      reason: 'No había nadie',
    });
    expect((await world.prove(token, later)).data.state).toBe('delivered');
    const { zones } = await world.plan();
    expect(zones.find(({ group }) => group === 'noDay')?.stops[0]?.orderId).toBe(moved);
    const next = await world.onTheRoad([moved]);
    expect((await world.seen(moved)).progress).toMatchObject({ state: 'onTheWay', reason: null });
    const stale = await world.prove(token, moved);
    expect([stale.status, stale.failure.code]).toEqual([409, 'DELIVERY.STOP_MOVED']);
    expect((await world.prove(next.token, moved)).data.state).toBe('delivered');
    expect(await stepsOf(moved)).toEqual(expect.arrayContaining(['OrderNotReceived', 'OrderSentAgain']));
  });

  it('sends what happened without network up to 48 hours after its link, and no later [N-40-275]', async () => {
    const [inTime, tooLate, afterwards] = [await world.packed(), await world.packed(), await world.packed()];
    const { token } = await world.onTheRoad([inTime, tooLate, afterwards]);
    const at = world.api.clock.now().toISOString();
    await world.advance(3 * 24 * HOUR_MS - 12 * HOUR_MS);
    expect((await world.driven(token)).failure.code).toBe('DELIVERY.LINK_OVER');
    expect((await world.prove(token, inTime, { at })).data.provedAt).toBe(at);
    const since = world.api.clock.now().toISOString();
    expect((await world.prove(token, afterwards, { at: since })).failure.code).toBe(
      'DELIVERY.PROOF_TOO_LATE',
    );
    expect((await world.prove(token, afterwards, { at: 'ayer' })).failure.errors).toHaveProperty('at');
    await world.advance(24 * HOUR_MS);
    expect((await world.prove(token, tooLate, { at })).failure.code).toBe('DELIVERY.LINK_OVER');
  });

  it('proves nothing before its route leaves, and moves a wrong clock into it [N-40-275]', async () => {
    const id = await world.packed();
    const { data: route } = await world.route([id]);
    const token = await world.link(route.id);
    expect((await world.prove(token, id)).failure.code).toBe('DELIVERY.ROUTE_NOT_LEFT');
    await world.leave(route.id);
    const { data } = await world.prove(token, id, { at: '2020-01-01T00:00:00.000Z' });
    expect(data.provedAt).toBe(world.api.clock.now().toISOString());
  });

  it('turns goods refused at the door into a return that staff receive [N-40-276]', async () => {
    const id = await world.packed([[world.product, 3]]);
    const { token } = await world.onTheRoad([id]);
    const refused = (quantity: number) => ({ refused: [{ id_product: world.product.id, quantity }] });
    expect((await world.prove(token, id, refused(4))).failure.code).toBe('DELIVERY.TOO_MANY_REFUSED');
    expect((await world.seen(id)).progress?.state).toBe('onTheWay');
    const failed = await world.prove(token, id, {
      ...refused(1),
      outcome: 'notDelivered',
      reason: 'No quiso',
    });
    expect(failed.failure.errors).toHaveProperty('refused');
    expect((await world.prove(token, id, { ...refused(1), reason: 'Llegó abierto' })).status).toBe(200);
    await world.api.work();
    const { data } = await world.call<AfterSale>('GET', `/order/${id}/after-sale`);
    expect(data.returns).toMatchObject([
      {
        ...{ state: 'approved', reason: 'No se recibió en la puerta', isByStaff: true, amount: 11_900 },
        note: 'No se recibió en la puerta (Luis). Llegó abierto',
      },
    ]);
    const path = `/admin/returns/${data.returns[0]?.id}`;
    const fates = [{ productId: world.product.id, fate: 'saleable' }];
    expect((await world.call('PUT', path, { step: 'receive', fates })).status).toBe(200);
    const { data: after } = await world.call<AfterSale>('GET', `/order/${id}/after-sale`);
    expect(after.refunds).toMatchObject([{ amount: 11_900 }]);
  });

  it('keeps no picture of another stop and none for ever [N-40-277]', async () => {
    const [one, two] = [await world.packed(), await world.packed()];
    const { token } = await world.onTheRoad([one, two]);
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#06f' } })
      .png()
      .toBuffer();
    const { data } = await world.photo(token, one, bytes);
    expect((await world.prove(token, two, { photo: data.photo })).failure.errors).toHaveProperty('photo');
    expect((await world.prove(token, two, { photo: 'otra' })).failure.errors).toHaveProperty('photo');
    expect((await world.photo('x'.repeat(32), one, bytes)).status).toBe(404);
    const text = new TextEncoder().encode('no es una foto');
    expect((await world.photo(token, one, text)).status).toBe(400);
    expect(await world.api.uow.manager.countBy(DeliveryPhotoEntity, { orderId: one })).toBe(1);
  });

  it('forgets who received an order, and the picture, with the account that is erased [N-40-279]', async () => {
    const id = await world.packed();
    const { token } = await world.onTheRoad([id]);
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0f6' } })
      .png()
      .toBuffer();
    const { data } = await world.photo(token, id, bytes);
    await world.prove(token, id, { receivedBy: 'Ana Peña', photo: data.photo });
    const { user } = world.buyer;
    const person = {
      ...{ id: user.id, email: user.email, idType: '13', document: user.n_document, phone: user.phone },
      ...{ names: ['Ana Peña'], ownsEmail: true },
    };
    const { uow, app } = world.api;
    await uow.run(() => app.get(OrdersPersonalData).erase(person));
    expect(await uow.manager.findOneByOrFail(OrderProgressEntity, { orderId: id })).toMatchObject({
      ...{ state: 'delivered', receivedBy: null, photo: null },
    });
    expect(await uow.manager.countBy(DeliveryPhotoEntity, { orderId: id })).toBe(0);
  });

  it.each([
    [{ celsius: 90 }, 'celsius'],
    [{ outcome: 'perdido' }, 'outcome'],
    [{ receivedBy: 'x'.repeat(101) }, 'receivedBy'],
    [{ refused: [{ id_product: 1, quantity: 0 }] }, 'refused.0.quantity'],
  ])('refuses %j with a text at its field', async (proof, field) => {
    const id = await world.packed();
    const { token } = await world.onTheRoad([id]);
    const { status, failure } = await world.prove(token, id, proof);
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([400, [field]]);
  });
});
