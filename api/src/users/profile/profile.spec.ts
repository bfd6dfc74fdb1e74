import { DIALECTS, TEST_PASSWORD, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';
import type { SavedAddressDto } from '../addresses/saved-addresses.dto.js';
import type { ProfileDto } from './profile.dto.js';

type Caller = Awaited<ReturnType<TestApi['signedIn']>>;

describe.each(DIALECTS)('the own profile on $name', (dialect) => {
  let api: TestApi;
  let person: Caller;
  beforeAll(async () => {
    api = await startApi(dialect);
  });
  beforeEach(async () => {
    person = await api.signedIn(1);
  });
  afterAll(() => api.stop());

  const read = async () =>
    (await api.call<ProfileDto>('GET', '/account/profile', { token: person.token })).data;
  const change = async (fields: object) => {
    const { first_name, last_name, idType, n_document, phone, city_code, state_code, version } = await read();
    const form = { first_name, last_name, idType, n_document, phone, city_code, state_code, version };
    return api.call<ProfileDto>('PUT', '/account/profile', {
      token: person.token,
      body: { ...form, ...fields },
    });
  };

  it('is corrected by its owner, with conflict detection and an audit entry [N-20-305]', async () => {
    const { status, data } = await change({
      first_name: 'Rosa',
      phone: '3201112233',
      n_document: '555444333',
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      first_name: 'Rosa',
      phone: '3201112233',
      n_document: '555444333',
      version: 2,
    });
    const late = await change({ version: 1 });
    expect([late.status, late.failure.code]).toEqual([409, 'EDIT.CONFLICT']);
    const wrong = await change({ city_code: '11001', state_code: '50' });
    expect(wrong.failure.errors).toHaveProperty('city_code');
    const owner = await api.signedIn(4);
    const trail = await api.call('GET', `/admin/audit?subject=user&subjectId=${person.user.id}`, {
      token: owner.token,
    });
    expect(trail.text).toContain('users.corrected-own');
  });

  it('locks the document once an order uses it, and refuses that of another account [N-20-305]', async () => {
    const other = await api.signedIn(1);
    expect((await change({ n_document: other.user.n_document })).status).toBe(409);
    const shop = new ShopBuilder(api);
    await shop.placedBy(person, [[await shop.addProduct(), 1]]);
    expect((await read()).isDocumentFixed).toBe(true);
    const { status, failure } = await change({ n_document: '777888999' });
    expect([status, failure.code]).toEqual([409, 'PROFILE.DOCUMENT_FIXED']);
    expect((await change({ phone: '3201112244' })).status).toBe(200);
  });

  const askEmail = (email: string, password = TEST_PASSWORD) =>
    api.call('POST', '/account/email', { token: person.token, body: { email, password } });
  const enter = (code: string) =>
    api.call<ProfileDto>('PUT', '/account/email', { token: person.token, body: { code } });

  it('changes its e-mail by a code to the new mailbox, with notice to the old one [N-20-306, N-33-702]', async () => {
    expect((await askEmail('nuevo@profile.test', 'Otra$Clave99')).failure.code).toBe('AUTH.PASSWORD_WRONG');
    const elsewhere = await api.tokenOf(person.user);
    const email = `nuevo${person.user.id}@profile.test`;
    await askEmail(email);
    await api.work();
    // Mails of earlier tests may still be pending.
    const mail = api.mails.findLast(({ to }) => to === email);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.subject).not.toContain(code);
    expect((await enter(code === '000000' ? '000001' : '000000')).failure).toMatchObject({
      code: 'PROFILE.CODE_INVALID',
      errors: { code: 'El código no es válido o ya venció. Pida uno nuevo.' },
    });
    expect((await read()).email).toBe(person.user.email);
    expect((await enter(code)).data.email).toBe(email);
    await api.work();
    expect(api.mails.at(-1)).toMatchObject({ to: person.user.email, subject: 'Su cuenta tiene otro correo' });
    expect((await api.call('GET', '/auth/me', { token: elsewhere })).status).toBe(401);
    const login = { email, password: TEST_PASSWORD };
    expect((await api.call('POST', '/auth/login', { body: login })).status).toBe(200);
    expect((await enter(code)).failure.code).toBe('PROFILE.CODE_INVALID');
  });

  it('does not reveal whether an e-mail has an account [N-20-306]', async () => {
    const other = await api.signedIn(1);
    const mails = api.mails.length;
    expect((await askEmail(other.user.email)).status).toBe(200);
    await api.work();
    expect(api.mails).toHaveLength(mails);
  });

  it('holds up to ten addresses, one of them the default [N-20-307]', async () => {
    const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      api.call<SavedAddressDto[]>(method, `/account/addresses${path}`, { token: person.token, body });
    const form = (label: string, isDefault = false) => ({
      ...{ label, address: `Calle ${label}`, city_code: '50001', state_code: '50', isDefault },
    });
    const usual = (rows: SavedAddressDto[]) => rows.map(({ label, isDefault }) => [label, isDefault]);
    await call('POST', '', form('Casa'));
    const { data: two } = await call('POST', '', form('Finca', true));
    expect(usual(two)).toEqual([
      ['Finca', true],
      ['Casa', false],
    ]);
    expect((await call('POST', '', form('Finca', true))).data).toHaveLength(2);
    const [finca] = two;
    expect(usual((await call('PUT', `/${finca?.id}`, form('Hacienda'))).data)[0]).toEqual(['Hacienda', true]);
    expect(usual((await call('DELETE', `/${finca?.id}`)).data)).toEqual([['Casa', true]]);
    for (let n = 0; n < 9; n += 1) await call('POST', '', form(`Otra ${n}`));
    expect((await call('POST', '', form('Una más'))).failure.code).toBe('PROFILE.TOO_MANY_ADDRESSES');
    const stranger = await api.signedIn(1);
    const foreign = await api.call('PUT', `/account/addresses/${finca?.id}`, {
      token: stranger.token,
      body: form('Robada'),
    });
    expect(foreign.status).toBe(404);
  });
});
