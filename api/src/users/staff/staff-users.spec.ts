import type { RoleId } from '@lacteos/contracts/reference/roles';

import { DIALECTS, startApi, TEST_PASSWORD, type Answer, type TestApi } from '#test/index.js';
import { AuditEntry } from '#platform/audit/index.js';
import { createAdmin } from '../../commands/create-admin-command.js';
import { AdministratorCreation, type User } from '../index.js';
import type { OpenSessionDto } from '../sessions/open-session.dto.js';
import type { AdminUserDto } from './staff-users.dto.js';

const NEW_PASSWORD = 'OtraClave2026!';

describe.each(DIALECTS)('accounts in the back office on $name', (dialect) => {
  let api: TestApi;
  let admin: { user: User; token: string };
  let superAdmin: { user: User; token: string };
  beforeAll(async () => {
    api = await startApi(dialect);
    admin = await api.signedIn(3);
    superAdmin = await api.signedIn(4);
  });
  afterAll(() => api.stop());

  const list = (query = '') =>
    api.call<AdminUserDto[]>('GET', `/admin/users${query}`, { token: admin.token });
  const edit = (change: object, token = admin.token): Promise<Answer<AdminUserDto>> =>
    api.call<AdminUserDto>('PUT', '/admin/user', { token, body: change });
  const found = async (search: string) =>
    (await list(`?search=${encodeURIComponent(search)}`)).data.map(({ email }) => email);
  const signIn = (email: string, password = TEST_PASSWORD) =>
    api.call<{ token: string }>('POST', '/auth/login', {
      body: { email, password },
      headers: { 'user-agent': 'Firefox en el mostrador' },
    });

  it('are listed with every field, never with a password or its hash [B-128, B-185]', async () => {
    const { data, text, failure } = await list('?sort=-id&page=1&pageSize=1');
    expect(data).toEqual([
      {
        id: superAdmin.user.id,
        n_document: superAdmin.user.n_document,
        person_type: 'Person',
        first_name: 'Ana',
        last_name: 'Peña',
        nameCompany: null,
        email: superAdmin.user.email,
        phone: '3101234567',
        city_code: '50001',
        state_code: '50',
        active: true,
        id_role: 4,
        version: 1,
        createdAt: expect.any(String),
      },
    ]);
    expect(text).not.toMatch(/password|hash|argon2/i);
    expect((failure as unknown as { meta: object }).meta).toEqual({ total: 2, page: 1, pageSize: 1 });
  });

  it('are found by part of the e-mail or document, and by role and state [B-024]', async () => {
    const user = await api.addUser({ email: 'Lucia.Rojas@lacteos.test', n_document: '79555123' });
    expect(await found('lucia.ROJAS')).toEqual([user.email]);
    expect(await found('555')).toEqual([user.email]);
    expect(await found('%')).toEqual([]);
    expect(await found('nadie')).toEqual([]);
    const { data } = await list('?id_role=4&active=true');
    expect(data.map(({ id }) => id)).toEqual([superAdmin.user.id]);
    expect((await list('?active=false')).data).toEqual([]);
    expect((await list('?sort=password_hash')).status).toBe(400);
  });

  it('change phone, city, e-mail, state and role; fields that are not sent stay [B-163, B-190]', async () => {
    const user = await api.addUser();
    const answer = await edit({
      id: user.id,
      phone: '3209998877',
      city_code: '05001',
      state_code: '05',
      id_role: 2,
    });
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      phone: '3209998877',
      city_code: '05001',
      id_role: 2,
      active: true,
      version: 2,
    });
    const off = await edit({ id: user.id, active: false, email: 'Nueva@lacteos.test' });
    expect(off.data).toMatchObject({ active: false, email: 'nueva@lacteos.test', phone: '3209998877' });
    expect((await signIn('nueva@lacteos.test')).status).toBe(401);
  });

  it('can be given any of the four roles by role 4 [B-184]', async () => {
    const user = await api.addUser();
    for (const role of [2, 3, 4, 1] as const satisfies readonly RoleId[]) {
      expect((await edit({ id: user.id, id_role: role }, superAdmin.token)).data.id_role).toBe(role);
    }
  });

  it('keep their password when none is sent, and accept a strong one only', async () => {
    const user = await api.addUser();
    for (const password of ['', null, undefined]) {
      expect((await edit({ id: user.id, password })).status).toBe(200);
      expect((await signIn(user.email)).status).toBe(200);
    }
    const weak = await edit({ id: user.id, password: 'corta' });
    expect([weak.status, weak.failure.errors]).toEqual([
      400,
      { password: expect.stringContaining('8 caracteres') },
    ]);
    expect((await edit({ id: user.id, password: NEW_PASSWORD })).status).toBe(200);
    expect((await signIn(user.email)).status).toBe(401);
    expect((await signIn(user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it.each([
    ['a new password', { password: NEW_PASSWORD }, 'la contraseña'],
    ['a changed role', { id_role: 2 }, 'los permisos'],
    ['a deactivation', { active: false }, 'la cuenta quedó inactiva'],
    ['a new e-mail', { email: 'Otro.Correo@lacteos.test' }, 'el correo electrónico'],
  ])('lose every session at once with %s [N-16-133]', async (_, change, told) => {
    const user = await api.addUser();
    const session = await signIn(user.email);
    const cookies = Object.fromEntries(session.cookies.map(({ name, value }) => [name, value]));
    await edit({ id: user.id, ...change });
    expect((await api.call('GET', '/auth/me', { token: session.data.token })).status).toBe(401);
    expect((await api.call('POST', '/auth/refresh', { cookies })).status).toBe(401);
    await api.work();
    const mails = api.mails.filter(({ to }) => to === user.email);
    expect(mails).toMatchObject([{ subject: 'Cambios en su cuenta', text: expect.stringContaining(told) }]);
    expect(mails[0]?.text).not.toContain('Otro.Correo');
  });

  it('keep their sessions and get no mail when none of those fields changes', async () => {
    const user = await api.addUser();
    const { data } = await signIn(user.email);
    await edit({
      id: user.id,
      phone: '3000000001',
      email: user.email.toUpperCase(),
      id_role: 1,
      active: true,
    });
    await api.work();
    expect((await api.call('GET', '/auth/me', { token: data.token })).status).toBe(200);
    expect(api.mails.filter(({ to }) => to.toLowerCase() === user.email)).toEqual([]);
  });

  it("reject changes beyond the editor's privileges [D-088]", async () => {
    const refused = async (change: object, code: string, token = admin.token) => {
      const answer = await edit(change, token);
      expect([answer.status, answer.failure.code]).toEqual([403, code]);
    };
    const user = await api.addUser();
    await refused({ id: user.id, id_role: 4 }, 'USERS.ONLY_SUPERADMIN');
    await refused({ id: superAdmin.user.id, phone: '3000000000' }, 'USERS.ONLY_SUPERADMIN');
    await refused({ id: admin.user.id, id_role: 4 }, 'USERS.ONLY_SUPERADMIN');
    await refused({ id: admin.user.id, id_role: 1 }, 'USERS.NOT_YOURSELF');
    await refused({ id: admin.user.id, active: false }, 'USERS.NOT_YOURSELF');
    await refused({ id: superAdmin.user.id, id_role: 3 }, 'USERS.NOT_YOURSELF', superAdmin.token);
    const roles = (await list()).data.map(({ id, id_role }) => [id, id_role]);
    expect(roles).toEqual(
      expect.arrayContaining([
        [user.id, 1],
        [admin.user.id, 3],
        [superAdmin.user.id, 4],
      ]),
    );
  });

  it('do not let administrators change their own e-mail or password', async () => {
    const own = await api.signedIn(4);
    for (const change of [{ email: 'robada@lacteos.test' }, { password: NEW_PASSWORD }]) {
      const { status, failure } = await edit({ id: own.user.id, ...change }, own.token);
      expect([status, failure.code]).toEqual([403, 'USERS.OWN_PROFILE']);
    }
    expect((await edit({ id: own.user.id, phone: '3209998877' }, own.token)).status).toBe(200);
  });

  it('reject unknown fields, a taken e-mail, and a city of another department', async () => {
    const user = await api.addUser();
    const mass = await edit({ id: user.id, session_version: 9, password_hash: 'x' });
    expect([mass.status, mass.failure.code]).toEqual([400, 'VALIDATION.FAILED']);
    const taken = await edit({ id: user.id, email: admin.user.email.toUpperCase() });
    expect([taken.status, taken.failure.code]).toEqual([409, 'AUTH.ALREADY_REGISTERED']);
    const city = await edit({ id: user.id, city_code: '11001' });
    expect([city.status, city.failure.errors]).toEqual([400, { city_code: expect.any(String) }]);
    expect((await edit({ id: 999_999 })).failure.code).toBe('USERS.NOT_FOUND');
  });

  it('answer the second of two editors with the current account', async () => {
    const user = await api.addUser();
    const both = await Promise.all([
      edit({ id: user.id, version: 1, phone: '3111111111' }),
      edit({ id: user.id, version: 1, phone: '3222222222' }, superAdmin.token),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = both.find(({ status }) => status === 200);
    const loser = both.find(({ status }) => status === 409);
    expect(loser?.failure.code).toBe('EDIT.CONFLICT');
    expect(loser?.failure.errors).toMatchObject({ current: { phone: winner?.data.phone, version: 2 } });
  });

  it('audit each change without any secret', async () => {
    const user = await api.addUser();
    await edit({ id: user.id, phone: '3333333333', password: NEW_PASSWORD });
    const entry = await api.uow.manager.findOneByOrFail(AuditEntry, {
      subject: 'user',
      subjectId: String(user.id),
    });
    expect(entry).toMatchObject({
      actorId: admin.user.id,
      action: 'users.updated',
      before: { phone: '3101234567', password_hash: '(oculto)' },
      after: { phone: '3333333333', password_hash: '(oculto)' },
    });
    expect(JSON.stringify(entry)).not.toMatch(/argon2|OtraClave/);
  });

  it('list their open sessions, and lose a closed one at once', async () => {
    const user = await api.addUser();
    const kept = await signIn(user.email);
    const closed = await signIn(user.email);
    const path = `/admin/users/${user.id}/sessions`;
    const open = await api.call<OpenSessionDto[]>('GET', path, { token: admin.token });
    expect(open.data).toHaveLength(2);
    expect(open.data[0]).toMatchObject({ device: 'Firefox en el mostrador', isPersistent: false });
    expect(open.text).not.toMatch(/token|hash/);
    const [latest] = open.data;
    expect((await api.call('DELETE', `${path}/${latest?.id}`, { token: admin.token })).status).toBe(200);

    const cookiesOf = (session: Answer<unknown>) =>
      Object.fromEntries(session.cookies.map(({ name, value }) => [name, value]));
    expect((await api.call('GET', '/auth/me', { token: closed.data.token })).status).toBe(401);
    expect((await api.call('POST', '/auth/refresh', { cookies: cookiesOf(closed) })).status).toBe(401);
    const renewed = await api.call<{ token: string }>('POST', '/auth/refresh', { cookies: cookiesOf(kept) });
    expect((await api.call('GET', '/auth/me', { token: renewed.data.token })).status).toBe(200);
    const again = await api.call('DELETE', `${path}/${latest?.id}`, { token: admin.token });
    expect([again.status, again.failure.code]).toEqual([404, 'USERS.SESSION_NOT_FOUND']);
  });

  it("do not let role 3 change a SuperAdmin's sessions", async () => {
    const path = `/admin/users/${superAdmin.user.id}/sessions`;
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await api.call(method, method === 'GET' ? path : `${path}/any`, { token: admin.token });
      expect([answer.status, answer.failure.code]).toEqual([403, 'USERS.ONLY_SUPERADMIN']);
    }
  });

  describe('a super administrator made by the command', () => {
    const OPTIONS = {
      '--email': 'Jefe@lacteos.test',
      '--document': '52000111',
      '--first-name': 'Julia',
      '--last-name': 'Rojas',
      '--phone': '3105556677',
      '--city': '50001',
    };
    const command = async (changes: object = {}, password = NEW_PASSWORD) => {
      const lines: string[] = [];
      const code = await createAdmin(Object.entries({ ...OPTIONS, ...changes }).flat(), {
        creation: api.app.get(AdministratorCreation),
        readPassword: async () => password,
        print: (line) => lines.push(line),
      });
      return [code, lines.join('\n')] as const;
    };

    it('signs in with role 4, and the audit trail names the account without its password [N-21-010]', async () => {
      expect((await command())[0]).toBe(0);
      expect((await signIn(OPTIONS['--email'], NEW_PASSWORD)).status).toBe(200);
      const [user] = (await list('?search=52000111')).data;
      expect(user).toMatchObject({ id_role: 4, first_name: 'Julia', state_code: '50' });
      const entry = await api.uow.manager.findOneByOrFail(AuditEntry, {
        subject: 'user',
        subjectId: String(user?.id),
      });
      expect(entry).toMatchObject({ actorId: null, action: 'users.created', before: null });
      expect(entry.after).toMatchObject({
        email: 'jefe@lacteos.test',
        id_role: 4,
        password_hash: '(oculto)',
      });
    });

    it("is refused for an existing account's e-mail in any case [N-21-010]", async () => {
      const taken = await api.addUser({ email: 'Ocupada@lacteos.test' });
      expect(await command({ '--email': 'OCUPADA@lacteos.test', '--document': '52000112' })).toEqual([
        1,
        expect.stringContaining('exists already'),
      ]);
      expect((await list('?search=ocupada')).data.map(({ id, id_role }) => [id, id_role])).toEqual([
        [taken.id, 1],
      ]);
    });

    it.each([
      [{ '--phone': '12' }, '--phone: '],
      [{ '--city': '99999' }, '--city: '],
      [{ '--email': 'jefe' }, '--email: '],
    ])('is refused for an invalid field, which is named: %o', async (change, named) => {
      expect(await command({ '--document': '52000113', ...change })).toEqual([
        1,
        expect.stringContaining(named),
      ]);
    });

    it('is refused for a weak password, and for one on the command line [N-21-010]', async () => {
      expect(await command({ '--document': '52000114' }, 'short')).toEqual([
        1,
        expect.stringContaining('password: '),
      ]);
      expect((await command({ '--password': NEW_PASSWORD }))[0]).toBe(2);
    });
  });
});
