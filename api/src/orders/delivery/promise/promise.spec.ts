import type { DeliveryPromise } from '@lacteos/contracts/schemas';

import { addZone, META } from '#test/delivery/zones.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';

const FRIDAY_CUT_OFF = new Date('2026-11-27T19:00:00.000Z');

describe.each(DIALECTS)('the promise of a delivery on $name', (dialect) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(dialect);
  });
  afterAll(() => api.stop());

  const promise = async (query: string) =>
    (await api.call<DeliveryPromise>('GET', `/delivery/promise?${query}`)).data;

  it('is nothing without an active zone [N-40-123]', async () => {
    await addZone(api, { name: 'Apagada', isActive: false, places: ['05'] });
    expect(await promise('city_code=50001')).toEqual({
      ...{ isConfigured: false, cityCode: '50001', zone: null, price: null, freeFrom: null, minimum: null },
      ...{ days: [], next: null, nearestStores: [], now: api.clock.now().toISOString() },
    });
  });

  it('is Saturday one second before the cut-off and Monday at it, with price and reasons [N-40-124]', async () => {
    const zone = await addZone(api, { name: 'Meta', places: ['50'] });
    api.clock.set(new Date(FRIDAY_CUT_OFF.getTime() - 1_000));
    const before = await promise('city_code=50001&total=79999.99');
    expect(before).toMatchObject({
      isConfigured: true,
      zone: { id: zone.id, name: 'Meta', isByCourier: false, isCold: true },
      ...{ price: META.price, freeFrom: META.freeFrom, minimum: META.minimum },
      next: { day: '2026-11-28', isOpen: true, orderBefore: FRIDAY_CUT_OFF.toISOString() },
    });
    expect(before.days).toHaveLength(14);
    expect(before.days.slice(0, 3)).toMatchObject([
      { day: '2026-11-27', isOpen: false, closedBecause: 'cut-off' },
      { day: '2026-11-28', isOpen: true },
      { day: '2026-11-29', isOpen: false, closedBecause: 'weekday', orderBefore: null },
    ]);
    api.clock.set(FRIDAY_CUT_OFF);
    expect((await promise('city_code=50001')).next?.day).toBe('2026-11-30');
    expect((await promise('city_code=50001&total=80000')).price).toBe(0);
  });

  it('is the latest day by courier, and the nearest stores where nothing is delivered [N-40-125]', async () => {
    const shop = new ShopBuilder(api);
    await shop.addStore('Lejos');
    api.clock.set(FRIDAY_CUT_OFF);
    const courier = { isByCourier: true, leadDays: 4, cutOff: '15:00', capacity: null };
    await addZone(api, { ...courier, name: 'Resto', places: ['*', '-91'] });
    expect(await promise('city_code=05001')).toMatchObject({
      zone: { isByCourier: true },
      days: [],
      next: { day: '2026-12-02', orderBefore: '2026-11-27T20:00:00.000Z' },
    });
    const leticia = await promise('city_code=91001');
    expect(leticia).toMatchObject({ isConfigured: true, zone: null, next: null });
    expect(leticia.nearestStores.length).toBeGreaterThan(0);
    expect(leticia.nearestStores.length).toBeLessThanOrEqual(3);
  });

  it('is revalidated before each use and answers 304 until the cut-off [N-40-505]', async () => {
    await addZone(api, { name: 'Bogotá', places: ['11001'] });
    const read = (headers: Record<string, string> = {}) =>
      api.call<DeliveryPromise>('GET', '/delivery/promise?city_code=11001', { headers });
    api.clock.set(new Date(FRIDAY_CUT_OFF.getTime() - 120_000));
    const first = await read();
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const etag = first.headers.get('etag') ?? '';
    api.clock.set(new Date(FRIDAY_CUT_OFF.getTime() - 1_000));
    const again = await read({ 'if-none-match': etag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    api.clock.set(FRIDAY_CUT_OFF);
    const after = await read({ 'if-none-match': etag });
    expect([after.status, after.data.next?.day]).toEqual([200, '2026-11-30']);
  });

  it('is another one on the next day although the promised day stays [N-40-505]', async () => {
    const courier = { isByCourier: true, weekdays: [1], capacity: null };
    await addZone(api, { ...courier, name: 'Cali', places: ['76001'] });
    const read = (headers: Record<string, string> = {}) =>
      api.call<DeliveryPromise>('GET', '/delivery/promise?city_code=76001', { headers });
    api.clock.set(FRIDAY_CUT_OFF);
    const friday = await read();
    api.clock.set(new Date('2026-11-28T12:00:00.000Z'));
    const saturday = await read({ 'if-none-match': friday.headers.get('etag') ?? '' });
    expect([saturday.status, saturday.data.next]).toEqual([200, friday.data.next]);
  });

  it.each(['', 'city_code=Meta', 'city_code=50001&total=-1', 'city_code=50001&total=x'])(
    'refuses %j [N-40-126]',
    async (query) => {
      const { status, failure } = await api.call('GET', `/delivery/promise?${query}`);
      expect([status, failure.code]).toEqual([400, 'VALIDATION.FAILED']);
    },
  );
});
