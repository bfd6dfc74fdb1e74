import { Secret, TOTP } from 'otpauth';

import { EmailVerification } from '../../src/users/index.js';
import { TEST_PASSWORD } from '../test-api.js';
import { ACCOUNT_ADDRESS } from './write-bodies.js';
import type { Caller, RepeatsWorld, WriteRows } from './repeats-world.js';

const NEW_PASSWORD = 'Nueva2026$';
const CODE = /\b\d{6}\b/;

const mailedCode = async ({ api }: RepeatsWorld, to: string): Promise<string> => {
  await api.work();
  return CODE.exec(api.mails.filter((mail) => mail.to === to).at(-1)?.text ?? '')?.[0] ?? 'none';
};

const addressOf = async (world: RepeatsWorld): Promise<Caller & { id: number }> => {
  const buyer = await world.buyer();
  const path = '/account/addresses';
  const [address] = await world.call<{ id: number }[]>('POST', path, buyer.token, ACCOUNT_ADDRESS);
  return { ...buyer, id: address?.id ?? 0 };
};

/** Opens another session of the account. */
const signIn = ({ api }: RepeatsWorld, { email }: Caller['user']) =>
  api.call<{ token: string }>('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } });

const cookiesOf = async (world: RepeatsWorld): Promise<Record<string, string>> => {
  const { cookies } = await signIn(world, (await world.buyer()).user);
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
};

const codeOf = ({ api }: RepeatsWorld, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.clock.now().getTime() });

/** An administrator with a second step and an unused code. */
const adminWithTwoFactor = async (world: RepeatsWorld) => {
  const admin = await world.admin();
  const { secret } = await world.call<{ secret: string }>('POST', '/auth/totp', admin.token, {
    password: TEST_PASSWORD,
  });
  await world.call('PUT', '/auth/totp', admin.token, { code: codeOf(world, secret) });
  world.api.clock.advance(60_000);
  return { ...admin, code: codeOf(world, secret) };
};

const preparedListEntry = async (
  world: RepeatsWorld,
  kind: 'favourites' | 'restock-notices',
  exists: boolean,
) => {
  const [{ token }, { id }] = [await world.buyer(), await world.shop.addProduct({ stock: 0 })];
  const path = `/account/${kind}/${id}`;
  if (exists) await world.call('PUT', path, token);
  return { path, token };
};

/** Writes of people about their own account. */
export const ACCOUNT_WRITES: WriteRows = {
  'POST /api/account/addresses': {
    prepare: async (world) => {
      const { token } = await world.buyer();
      return { path: '/account/addresses', token, body: ACCOUNT_ADDRESS };
    },
  },
  'PUT /api/account/addresses/{id}': {
    prepare: async (world) => {
      const { id, token } = await addressOf(world);
      return { path: `/account/addresses/${id}`, token, body: { ...ACCOUNT_ADDRESS, label: 'Finca' } };
    },
  },
  'DELETE /api/account/addresses/{id}': {
    prepare: async (world) => {
      const { id, token } = await addressOf(world);
      return { path: `/account/addresses/${id}`, token };
    },
  },
  'POST /api/account/consents': {
    prepare: async (world) => {
      const body = { purpose: 'marketing', isGiven: true, policyVersion: 1, channel: 'profile' };
      return { path: '/account/consents', token: (await world.buyer()).token, body };
    },
  },
  'POST /api/account/data': {
    prepare: async (world) => ({
      path: '/account/data',
      token: (await world.buyer()).token,
      body: { password: TEST_PASSWORD },
    }),
    repeated: 200,
  },
  'POST /api/account/email': {
    prepare: async (world) => {
      const body = { email: `otro${world.next()}@lacteos.test`, password: TEST_PASSWORD };
      return { path: '/account/email', token: (await world.buyer()).token, body };
    },
  },
  'PUT /api/account/email': {
    prepare: async (world) => {
      const [{ token }, email] = [await world.buyer(), `nuevo${world.next()}@lacteos.test`];
      await world.call('POST', '/account/email', token, { email, password: TEST_PASSWORD });
      return { path: '/account/email', token, body: { code: await mailedCode(world, email) } };
    },
  },
  'POST /api/account/erasure': {
    prepare: async (world) => ({
      path: '/account/erasure',
      token: (await world.buyer()).token,
      body: { password: TEST_PASSWORD, word: 'ELIMINAR' },
    }),
    repeated: 401,
  },
  'PUT /api/account/favourites/{id}': { prepare: (world) => preparedListEntry(world, 'favourites', false) },
  'DELETE /api/account/favourites/{id}': { prepare: (world) => preparedListEntry(world, 'favourites', true) },
  'PUT /api/account/restock-notices/{id}': {
    prepare: (world) => preparedListEntry(world, 'restock-notices', false),
  },
  'DELETE /api/account/restock-notices/{id}': {
    prepare: (world) => preparedListEntry(world, 'restock-notices', true),
  },
  'PUT /api/account/profile': {
    prepare: async (world) => {
      const { token } = await world.buyer();
      const profile = await world.call<Record<string, unknown>>('GET', '/account/profile', token);
      const { person_type: _kind, nameCompany: _name, commercialName: _trade, ...person } = profile;
      const { isDocumentFixed: _fixed, email: _email, ...form } = person;
      return { path: '/account/profile', token, body: { ...form, phone: '3119876543' } };
    },
  },
  'POST /api/auth/login': {
    prepare: async (world) => {
      const { email } = (await world.buyer()).user;
      return { path: '/auth/login', body: { email, password: TEST_PASSWORD } };
    },
    repeated: 200,
    leavesMore: true,
  },
  'POST /api/auth/logout': {
    prepare: async (world) => ({ path: '/auth/logout', cookies: await cookiesOf(world) }),
    repeated: 200,
  },
  'POST /api/auth/refresh': {
    prepare: async (world) => ({ path: '/auth/refresh', cookies: await cookiesOf(world) }),
    repeated: 200,
  },
  'PUT /api/auth/password': {
    prepare: async (world) => ({
      path: '/auth/password',
      token: (await world.buyer()).token,
      body: { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD },
    }),
  },
  'POST /api/auth/reset/code': {
    prepare: async (world) => ({
      path: '/auth/reset/code',
      body: { email: (await world.buyer()).user.email },
    }),
  },
  'PUT /api/auth/reset': {
    prepare: async (world) => {
      const { email } = (await world.buyer()).user;
      await world.api.call('POST', '/auth/reset/code', { body: { email } });
      const code = await mailedCode(world, email);
      return { path: '/auth/reset', body: { email, code, newPassword: NEW_PASSWORD } };
    },
  },
  'DELETE /api/auth/sessions': {
    prepare: async (world) => {
      const { user, token } = await world.buyer();
      await signIn(world, user);
      return { path: '/auth/sessions', token };
    },
  },
  'DELETE /api/auth/sessions/{session}': {
    prepare: async (world) => {
      const { user, token } = await world.buyer();
      await signIn(world, user);
      const sessions = await world.call<{ id: string; isCurrent: boolean }[]>('GET', '/auth/sessions', token);
      return { path: `/auth/sessions/${sessions.find(({ isCurrent }) => !isCurrent)?.id}`, token };
    },
  },
  'POST /api/auth/signup': {
    prepare: async (world) => {
      const count = world.next();
      const body = {
        ...{ person_type: 'Person', first_name: 'María', last_name: 'Ñáñez', idType: '13' },
        ...{ n_document: String(53_000_000 + count), email: `registro${count}@lacteos.test` },
        ...{ password: 'Mango$Tigre42', phone: '3101234567', city_code: '50001', state_code: '50' },
        termsAccepted: true,
      };
      return { path: '/auth/signup', body };
    },
  },
  'POST /api/auth/totp': {
    prepare: async (world) => ({
      path: '/auth/totp',
      token: await world.token(),
      body: { password: TEST_PASSWORD },
    }),
    repeated: 201,
    leavesMore: true,
  },
  'PUT /api/auth/totp': {
    prepare: async (world) => {
      const { token } = await world.admin();
      const body = { password: TEST_PASSWORD };
      const { secret } = await world.call<{ secret: string }>('POST', '/auth/totp', token, body);
      return { path: '/auth/totp', token, body: { code: codeOf(world, secret) } };
    },
    repeated: 400,
  },
  'POST /api/auth/totp/disable': {
    prepare: async (world) => {
      const { token, code } = await adminWithTwoFactor(world);
      return { path: '/auth/totp/disable', token, body: { code, password: TEST_PASSWORD } };
    },
  },
  'POST /api/auth/verification': {
    prepare: async (world) => ({ path: '/auth/verification', token: (await world.buyer()).token }),
  },
  'PUT /api/auth/verification': {
    prepare: async (world) => {
      const link = await world.api.app.get(EmailVerification).linkFor((await world.buyer()).user);
      return { path: '/auth/verification', body: { token: link.slice(link.indexOf('#') + 1) } };
    },
  },
  'PUT /api/admin/user': {
    prepare: async (world) => {
      const { id, version } = (await world.buyer()).user;
      return { path: '/admin/user', token: await world.token(), body: { id, phone: '3119876543', version } };
    },
  },
  'DELETE /api/admin/users/{id}/sessions/{session}': {
    prepare: async (world) => {
      const [{ user }, token] = [await world.buyer(), await world.token()];
      await signIn(world, user);
      const path = `/admin/users/${user.id}/sessions`;
      const [session] = await world.call<{ id: string }[]>('GET', path, token);
      return { path: `${path}/${session?.id}`, token };
    },
  },
  'DELETE /api/admin/users/{id}/totp': {
    prepare: async (world) => {
      const { user } = await adminWithTwoFactor(world);
      return { path: `/admin/users/${user.id}/totp`, token: await world.token() };
    },
  },
};
