import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { DIALECTS, startApi, TEST_PASSWORD, type TestApi } from '#test/index.js';
import { EmailVerification } from './email-verification.service.js';
import { User } from '../accounts/user.entity.js';

const DAY = 86_400_000;

describe.each(DIALECTS)('the verification of an address on $name', (dialect) => {
  let api: TestApi;
  let user: User;
  let token: string;
  beforeAll(async () => {
    api = await startApi(dialect, { UNVERIFIED_MAILS_PER_DAY: '3' });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    ({ user, token } = await api.signedIn(1));
  });

  const linksTo = (email: string): string[] =>
    api.mails
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => /\/verificar-correo#(\S+)/.exec(text)?.[1] ?? []);
  /** The token of a new link. */
  const ask = async (): Promise<string> => {
    await api.call('POST', '/auth/verification', { token });
    await api.work();
    return linksTo(user.email).at(-1) ?? '';
  };
  const verify = (text: string) =>
    api.call<{ wasVerified: boolean }>('PUT', '/auth/verification', { body: { token: text } });
  const isVerified = async (): Promise<boolean> => {
    const fresh = await api.uow.manager.findOneByOrFail(User, { id: user.id });
    const state = await api.call<{ isVerified: boolean }>('GET', '/auth/verification', {
      token: await api.tokenOf(fresh),
    });
    return state.data.isVerified;
  };

  it('is done by a mailed link that contains nothing the person typed', async () => {
    const email = `nueva-${dialect.name.toLowerCase()}@lacteos.test`;
    await api.call('POST', '/auth/signup', {
      body: {
        person_type: 'Person',
        first_name: 'Gane dinero',
        last_name: 'Ya',
        n_document: '52999000',
        idType: '13',
        email,
        password: 'Mango$Tigre42',
        phone: '3101234567',
        city_code: '50001',
        state_code: '50',
        termsAccepted: true,
      },
    });
    await api.work();
    const [mail] = api.mails.filter(({ to }) => to === email);
    expect(mail?.text).not.toContain('Gane');
    expect((await verify(linksTo(email)[0] ?? '')).data).toEqual({ wasVerified: false });
  });

  it('distinguishes a second visit from the first, and needs no session [N-16-161]', async () => {
    const link = await ask();
    expect(await isVerified()).toBe(false);
    expect((await verify(link)).data).toEqual({ wasVerified: false });
    expect(await isVerified()).toBe(true);
    expect((await verify(link)).data).toEqual({ wasVerified: true });
    const sent = api.mails.length;
    await api.call('POST', '/auth/verification', { token });
    await api.work();
    expect(api.mails).toHaveLength(sent);
  });

  it('is refused after seven days, and for a link of another account [N-16-161]', async () => {
    const link = await ask();
    const [, expires, signature] = link.split('.');
    const other = await api.addUser();
    for (const wrong of [
      '',
      'x',
      `${other.id}.${expires}.${signature}`,
      `${user.id}.9999999999999.${signature}`,
    ]) {
      const { status, failure } = await verify(wrong);
      expect([status, failure.code]).toEqual([
        400,
        wrong ? 'AUTH.VERIFICATION_INVALID' : 'VALIDATION.FAILED',
      ]);
    }
    api.clock.advance(7 * DAY);
    expect((await verify(link)).failure.code).toBe('AUTH.VERIFICATION_EXPIRED');
    expect(await isVerified()).toBe(false);
  });

  it('ends when the account gets another address', async () => {
    const link = await ask();
    await verify(link);
    const email = `otra-${user.id}@lacteos.test`;
    await api.uow.manager.update(User, { id: user.id }, { email, email_key: email });
    expect(await isVerified()).toBe(false);
    expect((await verify(link)).failure.code).toBe('AUTH.VERIFICATION_INVALID');
  });

  it('is also done by a mailed recovery code', async () => {
    await api.call('POST', '/auth/reset/code', { body: { email: user.email } });
    await api.work();
    const mail = api.mails.filter(({ to, text }) => to === user.email && /\b\d{6}\b/.test(text)).at(-1);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    const reset = { email: user.email, code, newPassword: 'Mango$Tigre42' };
    expect((await api.call('PUT', '/auth/reset', { body: reset })).status).toBe(200);
    expect(await isVerified()).toBe(true);
  });

  it("charges claims to no account's mail budget, and counts plus addresses as one mailbox [N-34-224]", async () => {
    const { app } = api;
    const verification = app.get(EmailVerification);
    const sent: string[] = [];
    const send = (to: string, cause: 'account' | 'claim') =>
      verification.withinBudget(to, async () => void sent.push(`${cause} ${to}`), cause);
    const [name, domain] = user.email.split('@');
    for (let n = 0; n < 5; n += 1) await send(user.email, 'claim');
    expect(sent).toHaveLength(3);
    for (let n = 0; n < 5; n += 1) await send(`${name}+${n}@${domain}`, 'account');
    expect(sent).toHaveLength(6);
  });

  it('ensures notice of a new address, however many mails went to plus addresses [N-34-451]', async () => {
    await verify(await ask());
    const [name, domain] = user.email.split('@');
    const verification = api.app.get(EmailVerification);
    for (let n = 0; n < 4; n += 1) await verification.withinBudget(`${name}+${n}@${domain}`, async () => {});
    const email = `ladron-${user.id}@otra.test`;
    await api.call('POST', '/account/email', { token, body: { email, password: TEST_PASSWORD } });
    await api.work();
    const code = /\b\d{6}\b/.exec(api.mails.findLast(({ to }) => to === email)?.text ?? '')?.[0];
    expect((await api.call('PUT', '/account/email', { token, body: { code } })).status).toBe(200);
    await api.work();
    expect(api.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Su cuenta tiene otro correo' });
  });

  it("is required before a mail about staff changes contains the person's name [N-34-452]", async () => {
    const owner = await api.signedIn(4);
    const change = async (id_role: number): Promise<string | undefined> => {
      await api.call('PUT', '/admin/user', { token: owner.token, body: { id: user.id, id_role } });
      await api.work();
      return api.mails.findLast(({ to, subject }) => to === user.email && subject === 'Cambios en su cuenta')
        ?.text;
    };
    expect(await change(2)).not.toContain('Ana');
    await api.app.get(EmailVerification).markVerified(user);
    expect(await change(1)).toContain('Hola Ana:');
  });

  it('sends at most three mails a day [N-16-162, N-16-267]', async () => {
    for (let n = 0; n < 3; n += 1) await ask();
    const { status, failure } = await api.call('POST', '/auth/verification', { token });
    expect([status, failure.code]).toEqual([429, 'AUTH.VERIFICATION_MAILS_SPENT']);
    await api.work();
    expect(linksTo(user.email)).toHaveLength(3);
  });
});
