import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEXTS } from '@lacteos/contracts/validation';
import { type Answer, DIALECTS, startApi, TEST_PASSWORD, type TestApi } from '#test/index.js';
import { OutboxMessage } from '#platform/outbox/index.js';

const NEW_PASSWORD = 'Nueva2026$';
const MINUTE = 60_000;

describe.each(DIALECTS)('password recovery on $name', (dialect) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi(dialect);
  });
  afterAll(async () => api.stop());

  const request = (email: string): Promise<Answer<unknown>> =>
    api.call('POST', '/auth/reset/code', { body: { email } });
  const reset = (
    email: string,
    code: string,
    change: Record<string, unknown> = {},
  ): Promise<Answer<unknown>> =>
    api.call('PUT', '/auth/reset', { body: { email, code, newPassword: NEW_PASSWORD, ...change } });
  const login = (email: string, password: string) =>
    api.call('POST', '/auth/login', { body: { email, password } });

  const codeIn = (email: string): string => {
    // Other mails to the address may arrive after the one with the code.
    const codes = api.mails.filter(({ to }) => to === email).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
    return codes.filter((code) => code !== undefined).at(-1) ?? 'none';
  };
  /** Requests a code and reads it from the mail. */
  const mailedCode = async (email: string): Promise<string> => {
    await request(email);
    await api.work();
    return codeIn(email);
  };
  const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('mails a six-digit code that sets the new password [S-196, D-003, D-005]', async () => {
    const { email } = await api.addUser();
    const code = await mailedCode(email);
    expect(code).toMatch(/^\d{6}$/);
    const answer = await reset(email, code, { confirmPassword: NEW_PASSWORD });
    expect([answer.status, answer.failure.success]).toEqual([200, true]);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
    expect((await login(email, TEST_PASSWORD)).status).toBe(401);
  });

  it('hides the code from the subject line, and mails a notice of the new password [N-34-205]', async () => {
    const { email } = await api.addUser();
    const code = await mailedCode(email);
    const [mail] = api.mails.filter(({ to }) => to === email);
    expect(mail?.subject).toBe('Su código de recuperación de Lácteos del Llano');
    expect(mail?.text).toContain(code);
    expect((await reset(email, code)).status).toBe(200);
    await api.work();
    expect(api.mails.filter(({ to }) => to === email).at(-1)?.subject).toBe('Su contraseña cambió');
  });

  it('accepts the field password instead of newPassword', async () => {
    const { email } = await api.addUser();
    const code = await mailedCode(email);
    expect((await reset(email, code, { newPassword: undefined, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('validates the new password in either field [N-16-085]', async () => {
    const { email } = await api.addUser();
    const code = await mailedCode(email);
    for (const newPassword of ['debil', ['Nueva2026$'], null])
      expect((await reset(email, code, { newPassword, password: 'x' })).status).toBe(400);
    expect((await reset(email, code, { password: 'x' })).status).toBe(200);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('answers unknown accounts like known ones, and mails them nothing [D-006]', async () => {
    const { email } = await api.addUser();
    await api.work();
    const known = await request(email);
    const sent = api.mails.length;
    const unknown = await request('nadie@lacteos.test');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    await api.work();
    expect(api.mails.slice(sent).every(({ to }) => to === email)).toBe(true);
  });

  it('never stores the code in the outbox', async () => {
    const { email } = await api.addUser();
    const code = await mailedCode(email);
    const messages = await api.uow.manager.find(OutboxMessage);
    expect(messages.some(({ payload }) => payload.includes(code))).toBe(false);
  });

  it('ends every session of the account [D-094]', async () => {
    const user = await api.addUser();
    const signedIn = await api.call<{ token: string }>('POST', '/auth/login', {
      body: { email: user.email, password: TEST_PASSWORD },
    });
    const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
    await reset(user.email, await mailedCode(user.email));
    expect((await api.call('GET', '/auth/me', { token: signedIn.data.token })).status).toBe(401);
    expect((await api.call('POST', '/auth/refresh', { cookies })).status).toBe(401);
  });

  it('accepts a code only once', async () => {
    const { email } = await api.addUser();
    const code = await mailedCode(email);
    const answers = await Promise.all([reset(email, code), reset(email, code), reset(email, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await reset(email, code)).failure.code).toBe('AUTH.RECOVERY_FAILED');
  });

  it('voids a code after five wrong tries [D-004]', async () => {
    const { email } = await api.addUser();
    const code = await mailedCode(email);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await reset(email, wrongFor(code))).failure.code).toBe('AUTH.RECOVERY_FAILED');
    }
    expect((await reset(email, code)).failure.code).toBe('AUTH.RECOVERY_FAILED');
  });

  it('does not void a code by attempts or requests from another browser or address [N-34-221]', async () => {
    const { email } = await api.addUser();
    const asked = await request(email);
    const jar = Object.fromEntries(asked.cookies.map(({ name, value }) => [name, value]));
    await api.work();
    const code = codeIn(email);
    const at = (address: string) => ({ 'x-forwarded-for': address });
    for (const headers of [{}, at('10.9.1.1'), at('10.9.2.1'), at('10.9.3.1')])
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const body = { email, code: wrongFor(code), newPassword: NEW_PASSWORD };
        expect((await api.call('PUT', '/auth/reset', { body, headers })).status).toBe(400);
      }
    await api.call('POST', '/auth/reset/code', { body: { email }, headers: at('10.9.1.1') });
    await api.work();
    const body = { email, code, newPassword: NEW_PASSWORD };
    const foreign = await api.call('PUT', '/auth/reset', { body, headers: at('10.9.4.1') });
    expect(foreign.failure.code).toBe('AUTH.RECOVERY_FAILED');
    expect((await api.call('PUT', '/auth/reset', { body, cookies: jar })).status).toBe(200);
  });

  it('lengthens the code when many are requested for an account [N-34-221]', async () => {
    const { email } = await api.addUser();
    const own = () => api.mails.filter(({ to }) => to === email);
    for (let asked = 0; asked < 12; asked += 1) {
      await request(email);
      await api.work();
    }
    expect(own()).toHaveLength(6);
    const long = /\b\d{12}\b/.exec(own().at(-1)?.text ?? '')?.[0] ?? 'none';
    api.clock.advance(50 * MINUTE);
    for (const code of ['000000000000', '999999999999']) expect((await reset(email, code)).status).toBe(400);
    const body = { email, code: long, newPassword: NEW_PASSWORD };
    const headers = { 'x-forwarded-for': '10.9.7.1' };
    expect((await api.call('PUT', '/auth/reset', { body, headers })).status).toBe(200);
    await api.call('POST', '/auth/reset/code', { body: { email } });
    await api.work();
    expect(codeIn(email)).toMatch(/^\d{6}$/);
  });

  it('voids a code after 15 minutes and an older code by a newer one of the same browser [D-004]', async () => {
    const { email } = await api.addUser();
    const late = await mailedCode(email);
    api.clock.advance(15 * MINUTE);
    expect((await reset(email, late)).status).toBe(400);
    const older = await mailedCode(email);
    const cookies = Object.fromEntries(
      (await request(email)).cookies.map(({ name, value }) => [name, value]),
    );
    await api.work();
    const replaced = codeIn(email);
    await api.call('POST', '/auth/reset/code', { body: { email }, cookies });
    await api.work();
    const newer = codeIn(email);
    if (replaced !== newer) expect((await reset(email, replaced)).status).toBe(400);
    expect(older).toMatch(/^\d{6}$/);
    expect((await reset(email, newer)).status).toBe(200);
  });

  it('refuses the code of another account', async () => {
    const [mine, other] = [await api.addUser(), await api.addUser()];
    const code = await mailedCode(mine.email);
    const otherCode = await mailedCode(other.email);
    if (code !== otherCode) expect((await reset(other.email, code)).status).toBe(400);
    expect((await login(other.email, TEST_PASSWORD)).status).toBe(200);
  });

  it('refuses a code for an unknown account like a wrong code', async () => {
    const { status, failure } = await reset('nadie@lacteos.test', '123456');
    expect([status, failure.code]).toEqual([400, 'AUTH.RECOVERY_FAILED']);
  });

  it.each([
    [{ newPassword: 'debil' }, 'newPassword', TEXTS.passwordWeak],
    [{ newPassword: undefined }, 'newPassword', TEXTS.newPasswordRequired],
    [{ confirmPassword: 'Distinta2026!' }, 'confirmPassword', TEXTS.passwordsDiffer],
    [{ code: '12345' }, 'code', TEXTS.recoveryCodeInvalid],
    [{ email: 'ana' }, 'email', TEXTS.emailInvalid],
  ])(
    'refuses %p with the text of the specification [S-164, S-165, S-166, D-003]',
    async (change, field, text) => {
      const { status, failure } = await reset('ana@lacteos.test', '123456', change);
      expect(status).toBe(400);
      expect(failure.errors).toEqual({ [field]: text });
    },
  );
});
