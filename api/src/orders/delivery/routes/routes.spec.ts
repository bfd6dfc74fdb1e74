import { dayAfter } from '@lacteos/contracts/time/colombian-day';

import { DIALECTS, holdAfter } from '#test/index.js';
import { RoadWorld } from '#test/road/road-world.js';
import { DeliveryStopEntity } from './delivery-route.entity.js';
import { RoutesRepository } from './routes.repository.js';

describe.each(DIALECTS)('routes of a day on $name', (dialect) => {
  let world: RoadWorld;
  beforeAll(async () => {
    world = await RoadWorld.start(dialect, { PUBLIC_URL: 'https://tienda.test' });
  });
  afterAll(() => world.api.stop());

  it('plan the day by zone with its load, late orders and those without a day [N-40-260]', async () => {
    const zoneId = await world.zone({ name: 'Meta', capacity: 60 });
    const courier = await world.zone({ name: 'Transportadora', isByCourier: true, capacity: null });
    const [booked, unpaid, late, withoutDay, sent] = [
      await world.paid([[world.product, 3]]),
      await world.placed(),
      await world.paid(),
      await world.paid(),
      await world.paid(),
    ];
    await world.book(booked, { zoneId });
    await world.book(unpaid, { zoneId });
    await world.book(late, { zoneId, day: dayAfter(world.today, -1) });
    await world.book(sent, { zoneId: courier, day: dayAfter(world.today, 4) });
    const { day, zones, pickList } = await world.plan();
    expect(day).toBe(world.today);
    expect(zones.map(({ group, name, capacity }) => ({ group, name, capacity }))).toEqual([
      { group: 'zone', name: 'Meta', capacity: 60 },
      { group: 'zone', name: 'Transportadora', capacity: null },
      { group: 'late', name: 'Atrasados', capacity: null },
      { group: 'noDay', name: 'Sin día', capacity: null },
    ]);
    expect(zones.map(({ stops }) => stops.map(({ orderId }) => orderId))).toEqual([
      [booked, unpaid],
      [sent],
      [late],
      [withoutDay],
    ]);
    expect(zones[0]?.stops[0]).toMatchObject({
      ...{ name: 'Ana Peña', cityCode: '50001', units: 3, state: 'preparing', isPaid: true, isCold: true },
      ...{ promisedDay: world.today, routeId: null, position: null, version: 0 },
    });
    expect(pickList).toEqual([
      {
        ...{ productId: world.product.id, name: 'Kumis natural', presentation: 'Botella 1000 g' },
        ...{ units: 3, isCold: true },
      },
    ]);
    await world.pack(booked);
    expect((await world.plan()).pickList).toEqual([]);
  });

  it('hold the stops in the order by hand and change with the version that the page saw [N-40-261]', async () => {
    const [one, two, three] = [await world.paid(), await world.paid(), await world.packed()];
    const made = await world.route([two, one]);
    expect([made.status, made.data.hasLeft, made.data.linkEndsAt]).toEqual([201, false, null]);
    const path = `/delivery/routes/${made.data.id}`;
    const stopsOf = (stops: { orderId: number; position: number | null }[]) =>
      stops.map(({ orderId, position }) => [orderId, position]);
    expect(stopsOf(made.data.stops)).toEqual([
      [two, 1],
      [one, 2],
    ]);
    const change = { driverName: 'Marta', orderIds: [one, three, two], version: made.data.version };
    const changed = await world.call<typeof made.data>('PUT', path, change);
    expect([changed.data.driverName, stopsOf(changed.data.stops)]).toEqual([
      'Marta',
      [
        [one, 1],
        [three, 2],
        [two, 3],
      ],
    ]);
    const stale = await world.call('PUT', path, change);
    expect([stale.status, stale.failure.code]).toEqual([409, 'DELIVERY.ROUTE_CHANGED']);
    const { routes } = await world.plan();
    expect(routes.find(({ id }) => id === made.data.id)?.stops).toHaveLength(3);
    expect((await world.call('DELETE', path)).status).toBe(200);
    expect((await world.call('DELETE', path)).failure.code).toBe('DELIVERY.ROUTE_NOT_FOUND');
    expect((await world.route([one, two, three])).status).toBe(201);
  });

  it('refuse orders that cannot be brought, twice the same one, and days that are over [N-40-261]', async () => {
    const [id, pickup, cancelled] = [await world.paid(), await world.paid(), await world.placed()];
    await world.book(pickup, { kind: 'pickup', day: null });
    await world.call('DELETE', `/order/delete?id=${cancelled}`);
    expect((await world.route([pickup])).failure.code).toBe('DELIVERY.NOT_ROUTABLE');
    expect((await world.route([cancelled])).failure.code).toBe('DELIVERY.NOT_ROUTABLE');
    expect((await world.route([999_999])).failure.code).toBe('DELIVERY.NOT_ROUTABLE');
    expect((await world.route([id, id])).failure.errors).toHaveProperty('orderIds');
    expect((await world.route([])).failure.errors).toHaveProperty('orderIds');
    const many = Array.from({ length: 61 }, (_, n) => n + 1);
    expect((await world.route(many)).failure.errors).toHaveProperty('orderIds');
    const day = dayAfter(world.today, -1);
    expect((await world.route([id], { day })).failure.errors).toHaveProperty('day');
    expect((await world.route([id], { driverName: '' })).failure.errors).toHaveProperty('driverName');
  });

  it('have an order once, although two routes take it at the same time [N-40-262]', async () => {
    const id = await world.packed();
    const both = holdAfter(
      world.api.app.get(RoutesRepository),
      'findOpenStops',
      dialect.name === 'SQLite' ? 1 : 2,
    );
    const made = [world.route([id]), world.route([id])];
    await both.reached;
    both.release();
    const answers = await Promise.all(made);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.failure.code).toBe('DELIVERY.IN_OTHER_ROUTE');
    expect(await world.api.uow.manager.countBy(DeliveryStopEntity, { orderId: id })).toBe(1);
  });

  it('dispatch packed and paid orders when they leave, and name those that stay [N-40-263]', async () => {
    const [packed, unpacked, unpaid] = [await world.packed(), await world.paid(), await world.placed()];
    await world.pack(unpaid);
    const { data: route } = await world.route([packed, unpacked, unpaid]);
    const { status, data } = await world.leave(route.id);
    expect([status, data.route.hasLeft]).toEqual([200, true]);
    expect(data.leftBehind.map(({ orderId, code }) => [orderId, code])).toEqual([
      [unpacked, 'DELIVERY.NOT_PACKED'],
      [unpaid, 'ORDERS.NOT_PAID'],
    ]);
    expect(data.route.stops.map(({ orderId, state }) => [orderId, state])).toEqual([[packed, 'onTheWay']]);
    expect(await world.order(packed)).toMatchObject({
      isDelivered: true,
      delivery: {
        transport: 'Ruta propia',
        numberGuide: `R-${route.id}`,
        shippingAddressCity: 'Villavicencio',
      },
    });
    expect(await world.order(unpacked)).toMatchObject({ isDelivered: false });
    expect((await world.route([unpacked])).status).toBe(201);
    const none = await world.route([unpaid]);
    const refused = await world.leave(none.data.id);
    expect([refused.status, refused.failure.code]).toEqual([409, 'DELIVERY.NOTHING_LEAVES']);
    const change = { driverName: 'Otro', orderIds: [packed], version: data.route.version };
    expect((await world.call('PUT', `/delivery/routes/${route.id}`, change)).failure.code).toBe(
      'DELIVERY.ROUTE_LEFT',
    );
    expect((await world.call('DELETE', `/delivery/routes/${route.id}`)).failure.code).toBe(
      'DELIVERY.ROUTE_LEFT',
    );
  });

  it('leave once, although two people send them at the same time [N-40-264]', async () => {
    const ids = [await world.packed(), await world.packed()];
    const { data: route } = await world.route(ids);
    const answers = await Promise.all([world.leave(route.id), world.leave(route.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.failure.code).toBe('DELIVERY.ROUTE_LEFT');
    for (const id of ids)
      expect(await world.mailsOf(id)).toEqual(expect.arrayContaining([`Despachamos su pedido ${id}`]));
    const dispatches = world.api.mails.filter(({ subject }) => subject === `Despachamos su pedido ${ids[0]}`);
    expect(dispatches).toHaveLength(1);
  });

  it('leave an order behind whose buyer cancels at the same time, or send it [N-40-264]', async () => {
    const [stays, other] = [await world.packed(), await world.packed()];
    const { data: route } = await world.route([stays, other]);
    const [left, cancelled] = await Promise.all([
      world.leave(route.id),
      world.call('POST', `/order/${stays}/cancellation`, { reason: 'Me equivoqué' }, world.buyer.token),
    ]);
    const { isDelivered, active } = await world.order(stays);
    expect(left.status).toBe(200);
    expect([isDelivered, active]).toEqual(cancelled.status < 300 ? [false, false] : [true, true]);
    expect(left.data.leftBehind.map(({ orderId }) => orderId)).toEqual(isDelivered ? [] : [stays]);
  });

  it('have a link of 192 random bits that ends with the day, and a new one ends the earlier [N-40-265]', async () => {
    const { data: route } = await world.route([await world.packed()]);
    const first = await world.link(route.id);
    const { data } = await world.call<{ url: string; endsAt: string }>(
      'POST',
      `/delivery/routes/${route.id}/link`,
    );
    expect(data.url).toMatch(/^https:\/\/tienda\.test\/ruta#[\w-]{32}$/);
    expect(data.endsAt).toBe(`${dayAfter(world.today)}T10:59:59.999Z`);
    expect((await world.driven(first)).failure.code).toBe('DELIVERY.LINK_OVER');
    const token = data.url.split('#')[1] ?? '';
    expect((await world.driven(token)).status).toBe(200);
    expect((await world.plan()).routes.find(({ id }) => id === route.id)?.linkEndsAt).toBe(data.endsAt);
  });
});
