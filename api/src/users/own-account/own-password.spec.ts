import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Failure, SignedIn } from '@lacteos/contracts/schemas';
import { SecurityEvents } from '#platform/security-events/index.js';
import { type Answer, DIALECTS, startApi, TEST_PASSWORD, type TestApi } from '#test/index.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { EmailVerification } from '../verification/email-verification.service.js';

const NEW = 'Mango$Tigre42';
const TRIES = 3;

describe.each(DIALECTS)("an account's own password on $name", (dialect) => {
  let api: TestApi;
  beforeAll(async () => {
    const limits = { THROTTLE_PER_ACCOUNT: String(TRIES), UNVERIFIED_MAILS_PER_DAY: '1' };
    api = await startApi(dialect, limits);
  });
  afterAll(async () => api.stop());

  const change = (token: string, currentPassword: string, newPassword: string) =>
    api.call('PUT', '/auth/password', { token, body: { currentPassword, newPassword } });
  const login = (email: string, password: string): Promise<Answer<SignedIn>> =>
    api.call('POST', '/auth/login', { body: { email, password } });
  const statusOfMe = async (token: string): Promise<number> =>
    (await api.call('GET', '/auth/me', { token })).status;
  const mailsTo = async (email: string): Promise<string[]> => {
    await api.work();
    return api.mails.filter(({ to }) => to === email).map(({ subject, text }) => `${subject}\n${text}`);
  };

  it('is changed with the present one, ends other sessions only, and is announced by mail [N-16-201]', async () => {
    const record = jest.spyOn(api.app.get(SecurityEvents), 'record');
    const user = await api.addUser();
    await api.app.get(EmailVerification).markVerified(user);
    const [here, elsewhere] = [await api.tokenOf(user), await api.tokenOf(user)];
    expect((await change(here, TEST_PASSWORD, NEW)).status).toBe(200);
    expect([await statusOfMe(here), await statusOfMe(elsewhere)]).toEqual([200, 401]);
    expect((await login(user.email, TEST_PASSWORD)).status).toBe(401);
    expect((await login(user.email, NEW)).status).toBe(200);
    const [mail, ...others] = await mailsTo(user.email);
    expect(mail).toMatch(/^Su contraseña cambió\nHola Ana:\n/);
    expect(others).toEqual([]);
    expect(record).toHaveBeenCalledWith('password.changed', { subjectId: user.id, reason: 'own' });
  });

  it.each<[string, string, string, number, string, string]>([
    ['a wrong present password', 'Otra2026!', NEW, 400, 'AUTH.PASSWORD_WRONG', 'currentPassword'],
    ['no present password', '', NEW, 400, 'VALIDATION.FAILED', 'currentPassword'],
    ['the same password', TEST_PASSWORD, TEST_PASSWORD, 400, 'AUTH.PASSWORD_SAME', 'newPassword'],
    ['a password against the pattern', TEST_PASSWORD, 'corta1', 400, 'VALIDATION.FAILED', 'newPassword'],
    ['a guessable password', TEST_PASSWORD, 'Password1!', 400, 'AUTH.PASSWORD_GUESSABLE', 'newPassword'],
    [
      'a password made of the own name',
      TEST_PASSWORD,
      'Ana$Pena1',
      400,
      'AUTH.PASSWORD_GUESSABLE',
      'newPassword',
    ],
  ])(
    'is not changed by %s, and the field shows the reason [N-16-201]',
    async (_, current, next, status, code, field) => {
      const user = await api.addUser();
      const token = await api.tokenOf(user);
      const answer = await change(token, current, next);
      expect([answer.status, answer.failure.code]).toEqual([status, code]);
      expect(Object.keys((answer.failure as Failure & { errors: object }).errors)).toEqual([field]);
      expect((await login(user.email, TEST_PASSWORD)).status).toBe(200);
      expect(await mailsTo(user.email)).toEqual([]);
    },
  );

  it('may be guessed a few times per account, while the owner can still sign in [N-16-202]', async () => {
    const user = await api.addUser();
    const token = await api.tokenOf(user);
    for (let time = 0; time < TRIES; time += 1)
      expect((await change(token, `Otra${time}2026!`, NEW)).status).toBe(400);
    const stopped = await change(token, TEST_PASSWORD, NEW);
    expect([stopped.status, stopped.failure.code]).toEqual([429, 'AUTH.TOO_MANY_ATTEMPTS']);
    expect((await login(user.email, TEST_PASSWORD)).status).toBe(200);
    const other = await api.signedIn(1);
    expect((await change(other.token, TEST_PASSWORD, NEW)).status).toBe(200);
  });

  it('is changed once by two concurrent requests that both verified the present one [N-16-201]', async () => {
    const user = await api.addUser();
    const token = await api.tokenOf(user);
    const hasher = api.app.get(PasswordHasher);
    const hash = hasher.hash.bind(hasher);
    // Both have verified before either writes.
    let waiting: (() => void)[] = [];
    const spy = jest.spyOn(hasher, 'hash').mockImplementation(async (password) => {
      await new Promise<void>((go) => {
        waiting.push(go);
        if (waiting.length === 2) waiting = waiting.filter((next) => void next());
      });
      return hash(password);
    });
    const answers = await Promise.all([
      change(token, TEST_PASSWORD, NEW),
      change(token, TEST_PASSWORD, `${NEW}x`),
    ]);
    spy.mockRestore();
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = answers[0].status === 200 ? NEW : `${NEW}x`;
    expect((await login(user.email, winner)).status).toBe(200);
  });

  it("triggers few notices to an unverified address, without the account's name [N-16-202]", async () => {
    const user = await api.addUser();
    const token = await api.tokenOf(user);
    await change(token, TEST_PASSWORD, NEW);
    await change(token, NEW, `${NEW}x`);
    const mails = await mailsTo(user.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/\nHola:\n/);
  });
});
