import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DIALECTS, startApi, TEST_PASSWORD, type TestApi } from '#test/index.js';
import { SecurityEvents } from './index.js';

const sqlite = DIALECTS.filter(({ name }) => name === 'SQLite');
const HASH = /^[\da-f]{16}$/;

describe.each(sqlite)('security events', (dialect) => {
  let api: TestApi;
  let lines: Record<string, unknown>[];
  beforeAll(async () => {
    api = await startApi(dialect, { THROTTLE_PER_ACCOUNT: '2' });
  });
  beforeEach(() => {
    lines = [];
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => {
      if (typeof line === 'object' && line !== null && 'event' in line) lines.push({ ...line });
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(async () => api.stop());

  const signIn = (email: string, password: string, address = '203.0.113.77') =>
    api.call('POST', '/auth/login', { body: { email, password }, headers: { 'x-forwarded-for': address } });

  it('record failed sign-ins, the refusals after them and the successful one [N-16-190]', async () => {
    const user = await api.addUser();
    const answers = [
      await signIn(user.email, 'Equivocada2026!'),
      await signIn('nadie@lacteos.test', 'Equivocada2026!'),
      await signIn(user.email, 'Equivocada2026!'),
      await signIn(user.email, 'Equivocada2026!'),
      await signIn(user.email, TEST_PASSWORD, '198.51.100.9'),
    ];
    expect(lines).toMatchObject([
      { event: 'sign_in.failed', actorId: null, subjectId: user.id, network: '203.0.113.0/24' },
      { event: 'sign_in.failed', actorId: null },
      { event: 'sign_in.failed', subjectId: user.id },
      { event: 'attempts.refused', code: 'AUTH.TOO_MANY_ATTEMPTS', status: 429 },
      { event: 'sign_in.succeeded', actorId: user.id, network: '198.51.100.0/24' },
    ]);
    expect(lines[1]).not.toHaveProperty('subjectId');
    expect(lines.map(({ reqId }) => reqId)).toEqual(
      answers.map(({ headers }) => headers.get('x-request-id')),
    );
    for (const { address } of lines) expect(address).toMatch(HASH);
    expect(lines[0]?.['account']).toMatch(HASH);
    expect(lines[0]?.['account']).toBe(lines[2]?.['account']);
    expect(lines[0]?.['account']).not.toBe(lines[1]?.['account']);
    expect(new Set(lines.map(({ address }) => address)).size).toBe(2);
    expect(JSON.stringify(lines)).not.toMatch(/lacteos\.test|203\.0\.113\.77|198\.51\.100\.9|Equivocada/);
  });

  it("record denials and changes by administrators, with the route's pattern [N-16-190]", async () => {
    const [buyer, admin] = [await api.signedIn(1), await api.signedIn(3)];
    await api.call('GET', '/siigo/customers/1020304050');
    await api.call('GET', '/admin/users?search=ana@lacteos.test', { token: buyer.token });
    await api.call('GET', '/admin/users?search=ana', { token: admin.token });
    await api.call('DELETE', '/admin/users/987654/sessions/abc', { token: admin.token });
    expect(lines).toMatchObject([
      { event: 'access.denied', actorId: null, code: 'AUTH.REQUIRED', status: 401 },
      { event: 'access.denied', actorId: buyer.user.id, code: 'AUTH.FORBIDDEN', status: 403 },
      {
        event: 'staff.action',
        actorId: admin.user.id,
        route: 'DELETE /api/admin/users/:id/sessions/:session',
      },
    ]);
    expect(lines[0]?.['route']).toBe('GET /api/siigo/customers/:identification');
    expect(JSON.stringify(lines)).not.toMatch(/1020304050|ana@|987654/);
  });

  it('record password changes by code or by administrators, and no refused ones [N-16-268]', async () => {
    const [user, admin] = [await api.addUser(), await api.signedIn(3)];
    await api.call('POST', '/auth/reset/code', { body: { email: user.email } });
    await api.work();
    const mail = api.mails.filter(({ to, text }) => to === user.email && /\b\d{6}\b/.test(text)).at(-1);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    const reset = { email: user.email, code, newPassword: 'Mango$Tigre42' };
    await api.call('PUT', '/auth/reset', { body: reset });
    await api.call('PUT', '/auth/reset', { body: reset });
    const change = (password: string) =>
      api.call('PUT', '/admin/user', { token: admin.token, body: { id: user.id, password } });
    await change('Password2026!');
    await change('Tigre$Mango42');
    expect(lines.filter(({ event }) => event === 'password.changed')).toMatchObject([
      { actorId: null, subjectId: user.id, reason: 'recovery' },
      { actorId: admin.user.id, subjectId: user.id, reason: 'staff' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Mango|lacteos\.test/);
  });

  it('are also recorded outside of requests', () => {
    api.app.get(SecurityEvents).record('session.ended', { actorId: 7, reason: 'expired' });
    expect(lines).toEqual([{ event: 'session.ended', actorId: 7, reason: 'expired' }]);
  });
});
