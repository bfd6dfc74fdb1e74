import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { SignedIn } from '@lacteos/contracts/schemas';
import { Secret, TOTP } from 'otpauth';
import { AuditEntry } from '#platform/audit/index.js';
import { type Answer, DIALECTS, startApi, TEST_PASSWORD, type TestApi } from '#test/index.js';
import { AttemptLimiter } from '../accounts/attempt-limiter.js';
import { BackupCode, TotpSecret } from '../index.js';
import type { BackupCodesDto, TotpSetupDto } from './two-factor.dto.js';

const COOKIE = 'lacteos_refresh';
const PERIOD = 30_000;
const PROOF = { password: TEST_PASSWORD };

describe.each(DIALECTS)('the second step of an administrator on $name', (dialect) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(dialect);
  });
  afterAll(async () => api.stop());

  const login = (email: string, change: Record<string, unknown> = {}): Promise<Answer<SignedIn>> =>
    api.call('POST', '/auth/login', { body: { email, password: TEST_PASSWORD, ...change } });
  const codeOf = (secret: string): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.clock.now().getTime() });
  const setUp = async (id_role: 3 | 4 = 3) => {
    const user = await api.addUser({ id_role });
    const token = await api.tokenOf(user);
    const begun = await api.call<TotpSetupDto>('POST', '/auth/totp', { token, body: PROOF });
    const { secret, qr } = begun.data;
    const body = { code: codeOf(secret) };
    const confirmed = await api.call<BackupCodesDto>('PUT', '/auth/totp', { token, body });
    api.clock.advance(PERIOD);
    return { user, token, secret, qr, begun, confirmed, codes: confirmed.data.codes };
  };
  const signIn = (email: string, code?: string) => login(email, code === undefined ? {} : { code });

  it('asks for a code only after the right password, and accepts each code once [N-16-137]', async () => {
    const { user, secret } = await setUp();
    expect((await login(user.email, { password: 'Otra2026!' })).failure.code).toBe(
      'AUTH.INVALID_CREDENTIALS',
    );
    const asked = await signIn(user.email);
    expect([asked.status, asked.failure.code]).toEqual([401, 'AUTH.TOTP_REQUIRED']);
    expect(asked.cookies.find(({ name }) => name === COOKIE)).toBeUndefined();
    const code = codeOf(secret);
    const answers = await Promise.all([signIn(user.email, code), signIn(user.email, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await signIn(user.email, code)).failure.code).toBe('AUTH.TOTP_INVALID');
    api.clock.advance(PERIOD);
    expect((await signIn(user.email, codeOf(secret))).status).toBe(200);
    api.clock.advance(5 * PERIOD);
    const old = codeOf(secret);
    api.clock.advance(5 * PERIOD);
    expect((await signIn(user.email, old)).failure.code).toBe('AUTH.TOTP_INVALID');
  });

  it.each(['𐀀𐀀𐀀', '１２３４５６', '      ', '12345a', '1'.repeat(20)])(
    'does not accept %j as a code [N-16-206]',
    async (code) => {
      const { user, token } = await setUp();
      const answers = [
        await signIn(user.email, code),
        await api.call('PUT', '/auth/totp', { token, body: { code } }),
      ];
      for (const { status } of answers) expect([400, 401, 409]).toContain(status);
      const other = await api.signedIn(4);
      await api.call('POST', '/auth/totp', { token: other.token, body: PROOF });
      const set = await api.call('PUT', '/auth/totp', { token: other.token, body: { code } });
      expect(set.status).toBe(400);
    },
  );

  it('issues ten single-use backup codes, stored as hashes beside a sealed secret [N-16-137]', async () => {
    const { user, token, secret, qr, codes } = await setUp();
    expect(qr).toMatch(/^data:image\/png;base64,/);
    expect(new Set(codes).size).toBe(10);
    const [first = '', second = ''] = codes;
    expect((await signIn(user.email, first.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await signIn(user.email, first)).failure.code).toBe('AUTH.TOTP_INVALID');
    const state = await api.call('GET', '/auth/totp', { token });
    expect(state.data).toEqual({ isActive: true, backupCodes: 9 });
    const stored = JSON.stringify([
      await api.uow.manager.findBy(TotpSecret, { user_id: user.id }),
      await api.uow.manager.findBy(BackupCode, { user_id: user.id }),
    ]);
    for (const text of [secret, second, second.replace('-', '')]) expect(stored).not.toContain(text);
    const again = await api.call('POST', '/auth/totp', { token, body: PROOF });
    expect([again.status, again.failure.code]).toEqual([409, 'AUTH.TOTP_ACTIVE']);
  });

  it('is inactive until a code confirms it, and unavailable to customers', async () => {
    const user = await api.addUser({ id_role: 3 });
    const token = await api.tokenOf(user);
    await api.call('POST', '/auth/totp', { token, body: PROOF });
    const wrong = await api.call('PUT', '/auth/totp', { token, body: { code: '000000' } });
    expect([wrong.status, wrong.failure.code]).toEqual([400, 'AUTH.TOTP_INVALID']);
    expect((await signIn(user.email)).status).toBe(200);
    const customer = await api.signedIn(1);
    expect((await api.call('POST', '/auth/totp', { token: customer.token, body: PROOF })).status).toBe(403);
    expect((await signIn(customer.user.email, '123456')).status).toBe(200);
  });

  it('is disabled with password and code together only [N-16-138]', async () => {
    const { user, token, secret, codes } = await setUp();
    const disable = (password: string, code: string) =>
      api.call('POST', '/auth/totp/disable', { token, body: { password, code } });
    expect((await disable('Otra2026!', codeOf(secret))).failure.code).toBe('AUTH.TOTP_INVALID');
    expect((await disable(TEST_PASSWORD, '000000')).failure.code).toBe('AUTH.TOTP_INVALID');
    expect((await disable(TEST_PASSWORD, codes[0] ?? '')).status).toBe(200);
    expect((await signIn(user.email)).status).toBe(200);
  });

  it("needs the owner's password to set up, and notifies the mailbox and other sessions [N-34-203]", async () => {
    const user = await api.addUser({ id_role: 3 });
    const [token, other] = [await api.tokenOf(user), await api.tokenOf(user)];
    for (const body of [undefined, {}, { password: '' }, { password: 'Otra2026!' }]) {
      const { status, failure } = await api.call('POST', '/auth/totp', { token, body });
      expect([status, failure.code]).toEqual([400, expect.stringMatching(/^(VALIDATION|AUTH.PASSWORD)/)]);
    }
    const set = await api.call('PUT', '/auth/totp', { token, body: { code: '123456' } });
    expect(set.failure.code).toBe('AUTH.TOTP_INVALID');
    const begun = await api.call<TotpSetupDto>('POST', '/auth/totp', { token, body: PROOF });
    const { secret } = begun.data;
    await api.call('PUT', '/auth/totp', { token, body: { code: codeOf(secret) } });
    expect((await api.call('GET', '/auth/me', { token: other })).status).toBe(401);
    await api.work();
    api.clock.advance(PERIOD);
    const body = { ...PROOF, code: codeOf(secret) };
    expect((await api.call('POST', '/auth/totp/disable', { token, body })).status).toBe(200);
    await api.work();
    expect(api.mails.filter(({ to }) => to === user.email)).toMatchObject([
      { subject: 'Verificación en dos pasos activada' },
      { subject: 'Verificación en dos pasos desactivada' },
    ]);
  });

  it('is reset only by another super administrator, with audit entry and mail [N-16-138]', async () => {
    const { user, token } = await setUp(4);
    const reset = async (own: string) =>
      (await api.call('DELETE', `/admin/users/${user.id}/totp`, { token: own })).failure.code;
    const [admin, superAdmin] = [await api.signedIn(3), await api.signedIn(4)];
    expect(await reset(admin.token)).toBe('USERS.ONLY_SUPERADMIN');
    expect(await reset(token)).toBe('USERS.NOT_YOURSELF');
    expect(await reset(superAdmin.token)).toBeUndefined();
    expect(await reset(superAdmin.token)).toBe('USERS.NO_TOTP');
    expect((await api.call('GET', '/auth/me', { token })).status).toBe(401);
    expect((await signIn(user.email)).status).toBe(200);
    await api.work();
    const told = api.mails.filter(({ to, subject }) => to === user.email && /^Cambios/.test(subject));
    expect(told).toMatchObject([{ text: expect.stringContaining('la verificación en dos pasos') }]);
    const trail = { subjectId: String(user.id), action: 'users.totp-reset' };
    expect(await api.uow.manager.findOneBy(AuditEntry, trail)).toMatchObject({
      actorId: superAdmin.user.id,
    });
  });

  it('limits codes like passwords, also after the right password [N-16-137]', async () => {
    const { user } = await setUp();
    const limiter = api.app.get(AttemptLimiter);
    const count = jest.spyOn(limiter, 'count');
    const forgive = jest.spyOn(limiter, 'forgive');
    await signIn(user.email, '000000');
    await signIn(user.email);
    expect(count.mock.calls.map(([{ kind }]) => kind)).toEqual(['login', 'totp', 'login']);
    expect(forgive.mock.calls.map(([{ kind }]) => kind)).toEqual(['login', 'login']);
    count.mockRestore();
    forgive.mockRestore();
  });
});
