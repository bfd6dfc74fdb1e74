import type { ClosedDay, DeliveryPromise, DeliveryZone } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { META } from '#test/delivery/zones.js';

const META_PLACES = [{ cityCode: '50', neighbourhood: '', isExcluded: false }];

describe.each(DIALECTS)('zones of delivery on $name', (dialect) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await startApi(dialect);
    token = (await api.signedIn(3)).token;
  });
  afterAll(() => api.stop());

  const create = (zone: object) => api.call<DeliveryZone>('POST', '/delivery/zones', { token, body: zone });
  const update = ({ id, ...body }: DeliveryZone) =>
    api.call<DeliveryZone>('PUT', `/delivery/zones/${id}`, { token, body });

  it('are added, changed by the version that the form saw, and listed [N-40-100]', async () => {
    const zone = { ...META, name: 'Meta', places: META_PLACES };
    const created = await create(zone);
    expect([created.status, created.data]).toEqual([201, { ...zone, id: created.data.id, version: 1 }]);
    const changed = await update({ ...created.data, cutOff: '15:00' });
    expect(changed.data).toEqual({ ...created.data, cutOff: '15:00', version: 2 });
    const late = await update({ ...created.data, cutOff: '16:00' });
    expect([late.status, late.failure.code]).toEqual([409, 'EDIT.CONFLICT']);
    const { data } = await api.call<DeliveryZone[]>('GET', '/delivery/zones', { token });
    expect(data.find(({ id }) => id === created.data.id)).toEqual(changed.data);
    expect((await update({ ...created.data, id: 999_999 })).failure.code).toBe('DELIVERY.ZONE_NOT_FOUND');
  });

  it('share no name and no place [N-40-101]', async () => {
    const cubarral = { cityCode: '50223', neighbourhood: '' };
    await create({ ...META, name: 'Cubarral', places: [cubarral] });
    const again = await create({
      ...META,
      name: 'Cubarral',
      places: [{ ...cubarral, neighbourhood: 'Centro' }],
    });
    expect(again.failure.code).toBe('DELIVERY.ZONE_NAME_TAKEN');
    const taken = await create({ ...META, name: 'Otra', places: [cubarral] });
    expect([taken.status, taken.failure.code]).toEqual([409, 'DELIVERY.PLACE_TAKEN']);
    expect(taken.failure.message).toBe('Ese lugar ya está en la zona Cubarral.');
  });

  it.each([
    ['weekdays', { weekdays: [] }],
    ['weekdays', { weekdays: [1, 1] }],
    ['weekdays', { weekdays: [8] }],
    ['cutOff', { cutOff: '24:00' }],
    ['leadDays', { leadDays: -1 }],
    ['price', { price: -1 }],
    ['places', { places: [] }],
    ['places', { places: [{ cityCode: '99999', neighbourhood: '' }] }],
    [
      'places',
      {
        places: [
          { cityCode: '50', neighbourhood: 'Centro' },
          { cityCode: '50', neighbourhood: 'CENTRO' },
        ],
      },
    ],
    ['places.0.cityCode', { places: [{ cityCode: 'Meta', neighbourhood: '' }] }],
  ])('refuse a wrong field with its name: %s [N-40-102]', async (field, change) => {
    const { status, failure } = await create({ ...META, name: 'Mala', places: META_PLACES, ...change });
    expect([status, failure.code]).toEqual([400, 'VALIDATION.FAILED']);
    expect(Object.keys(failure.errors ?? {})).toEqual([field]);
  });

  it('have days that staff close with a reason and open again [N-40-103]', async () => {
    const { data: zone } = await create({
      ...META,
      name: 'Restrepo',
      places: [{ cityCode: '50606', neighbourhood: '' }],
    });
    const close = (body: object) => api.call<ClosedDay>('POST', '/delivery/closed-days', { token, body });
    const own = { day: '2026-11-24', zoneId: zone.id, reason: 'Vía cerrada' };
    const closed = await close(own);
    expect([closed.status, closed.data]).toEqual([201, { ...own, id: closed.data.id }]);
    expect((await close(own)).failure.code).toBe('DELIVERY.ALREADY_CLOSED');
    expect((await close({ ...own, zoneId: 999_999 })).failure.code).toBe('DELIVERY.ZONE_NOT_FOUND');
    const promised = () => api.call<DeliveryPromise>('GET', '/delivery/promise?city_code=50606');
    const dayOf = async () => (await promised()).data.days.find(({ day }) => day === own.day);
    expect(await dayOf()).toMatchObject({ isOpen: false, closedBecause: 'closed', reason: 'Vía cerrada' });
    const open = () => api.call('DELETE', `/delivery/closed-days/${closed.data.id}`, { token });
    expect((await open()).status).toBe(200);
    expect((await open()).failure.code).toBe('DELIVERY.CLOSED_DAY_NOT_FOUND');
    expect(await dayOf()).toMatchObject({ isOpen: true, closedBecause: null });
  });
});
