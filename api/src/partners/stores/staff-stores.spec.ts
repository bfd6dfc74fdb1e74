import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import type { AdminPartnerDto } from './staff-stores.dto.js';

const NEW = {
  name: 'Punto Café',
  address: 'Calle 5 # 6-7',
  image: '/api/media/store-1/640.webp',
  city: 'Acacías',
  country: 'Meta',
  phone: '3104567001',
};

describe.each(DIALECTS)('partner stores in the back office on $name', (dialect) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await startApi(dialect);
    token = (await api.signedIn(4)).token;
  });
  afterAll(() => api.stop());

  const create = (change: object = {}) =>
    api.call<AdminPartnerDto>('POST', '/admin/partners', { token, body: { ...NEW, ...change } });
  const put = (body: object, path = '/admin/partner') =>
    api.call<AdminPartnerDto>('PUT', path, { token, body });
  const list = async (query = '') =>
    (await api.call<AdminPartnerDto[]>('GET', `/admin/partners${query}`, { token })).data;

  it('are created active and publicly visible [B-139, B-196]', async () => {
    const { status, data } = await create();
    expect([status, data]).toEqual([201, expect.objectContaining({ ...NEW, active: true, version: 1 })]);
    const { data: stores } = await api.call<object[]>('GET', '/store/stores');
    expect(stores).toContainEqual({ id: data.id, name: NEW.name, city: NEW.city });
  });

  it.each(Object.keys(NEW))('cannot be created without %s', async (field) => {
    for (const value of [undefined, '']) {
      const { status, failure } = await create({ [field]: value });
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([400, [field]]);
    }
  });

  it.each([{ id: 3 }, { active: false }, { version: 2 }, { phone: 'abc' }])(
    'cannot be created with %j',
    async (change) => expect((await create(change)).status).toBe(400),
  );

  it('can be updated field by field [B-182, B-192]', async () => {
    const { data } = await create();
    expect((await put({ id: data.id })).status).toBe(200);
    expect((await put({ id: data.id, name: '', phone: '1' })).data).toMatchObject({
      ...NEW,
      name: '',
      phone: '1',
    });
    expect((await put({ id: 999_999 })).failure.code).toBe('PARTNERS.NOT_FOUND');
    expect((await put({ id: data.id, createdAt: 'x' })).status).toBe(400);
  });

  it('save opening hours and location, which can be removed [N-18-251]', async () => {
    const hours = { weekdays: '08:00-12:00,14:00-18:00', saturday: '08:00-13:00', sunday: '' };
    const { data } = await create({ hours, location: '4.142,-73.62664' });
    expect(data).toMatchObject({ hours, location: '4.142,-73.62664' });
    expect((await put({ id: data.id, name: 'Otra' })).data).toMatchObject({ hours });
    const shown = async () =>
      (await api.call<{ id: number }[]>('GET', '/partner/')).data.find(({ id }) => id === data.id);
    expect(await shown()).toMatchObject({ hours, location: '4.142,-73.62664' });
    expect((await put({ id: data.id, hours: null, location: null })).data.hours).toBeNull();
    expect(await shown()).toMatchObject({ hours: null, hoursToday: null, location: null });
  });

  it.each([
    { hours: { weekdays: '18:00-08:00', saturday: '', sunday: '' } },
    { hours: { weekdays: '08:00-12:00,11:00-13:00', saturday: '', sunday: '' } },
    { hours: { weekdays: '8 a 6', saturday: '', sunday: '' } },
    { hours: { weekdays: '08:00-12:00' } },
    { location: 'Parque principal' },
    { location: '91,0' },
  ])('reject the invalid hours or location %j', async (change) => {
    const { status, failure } = await create(change);
    expect([status, Object.keys(failure.errors ?? {})[0]]).toEqual([
      400,
      expect.stringMatching(/^(hours|location)/),
    ]);
  });

  it('reject an outdated edit and return the current values', async () => {
    const { data } = await create();
    await put({ id: data.id, version: 1, address: 'Carrera 1' });
    const second = await put({ id: data.id, version: 1, address: 'Carrera 2' });
    expect([second.status, second.failure.code]).toEqual([409, 'EDIT.CONFLICT']);
    expect(second.failure.errors).toMatchObject({ current: { address: 'Carrera 1', version: 2 } });
  });

  it('are not public while they are inactive [B-194]', async () => {
    const { data } = await create({ name: 'De paso' });
    const isPublic = async () => (await api.call('GET', '/partner/')).text.includes('De paso');
    expect(await isPublic()).toBe(true);
    expect((await put({ active: false, id: data.id }, '/admin/partner/status')).data.active).toBe(false);
    expect(await isPublic()).toBe(false);
    expect(await list('?active=false')).toMatchObject([{ id: data.id }]);
  });

  it('are found regardless of accents and case, also after an update [B-189]', async () => {
    const { data } = await create({ name: 'Ñame y Maíz', city: 'Cumaral' });
    expect(await list('?search=MAIZ')).toMatchObject([{ id: data.id }]);
    await put({ id: data.id, city: 'San José' });
    expect(await list('?search=san%20jose')).toMatchObject([{ id: data.id }]);
    expect((await list('?sort=-id&page=1&pageSize=1'))[0]?.id).toBe(data.id);
  });
});
