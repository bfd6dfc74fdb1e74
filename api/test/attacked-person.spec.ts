import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { DIALECTS, startApi, TEST_PASSWORD, type TestApi } from './index.js';

/** Production limits, which specs widen otherwise. */
const LIMITS = { THROTTLE_PER_ACCOUNT: '10', THROTTLE_PER_ADDRESS: '100', UNVERIFIED_MAILS_PER_DAY: '10' };
const STRANGERS = Array.from({ length: 10 }, (_, n) => `10.9.${n}.1`);
const OWN = '10.200.0.1';
const NEW_PASSWORD = 'Mango$Tigre42';

describe.each(DIALECTS)('a person attacked from ten addresses on $name', (dialect) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(dialect, LIMITS);
  });
  afterAll(() => api.stop());

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const askCode = (email: string, address: string) =>
    api.call('POST', '/auth/reset/code', { body: { email }, headers: from(address) });
  const reset = (email: string, code: string, address: string, cookies: Record<string, string> = {}) => {
    const body = { email, code, newPassword: NEW_PASSWORD };
    return api.call('PUT', '/auth/reset', { body, headers: from(address), cookies });
  };
  const signIn = (email: string, password: string, address: string) =>
    api.call('POST', '/auth/login', { body: { email, password }, headers: from(address) });
  const follow = (number: string, document: string, address: string) =>
    api.call('POST', '/claims/lookup', { body: { number, document }, headers: from(address) });
  const mailsTo = (email: string) => api.mails.filter(({ to }) => to === email);
  /** The newest code: mails arrive in any order, and a long code follows a day's short ones. */
  const lastCode = (email: string): string => {
    const codes = mailsTo(email).map(({ text }) => /\b(\d{12}|\d{6})\b/.exec(text)?.[0] ?? '');
    return codes.find(({ length }) => length === 12) ?? codes.findLast((code) => code !== '') ?? 'none';
  };
  /** Differs from every open code. */
  const wrongCode = (email: string): string => {
    const open = mailsTo(email).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
    return ['000000', '111111', '222222', '333333', '444444', '555555', '666666'].find(
      (code) => !open.includes(code),
    ) as string;
  };
  const claimOf = async (email: string, document: string): Promise<string> => {
    const body = {
      ...{ kind: 'complaint', name: 'Ana Peña', idType: '13', document, email, phone: '3101234567' },
      text: 'El queso llegó abierto y lo devolví.',
    };
    const headers = { 'idempotency-key': randomUUID(), ...from(OWN) };
    const answer = await api.call<{ number: string }>('POST', '/claims', { body, headers });
    expect(answer.status).toBe(201);
    return answer.data.number;
  };
  /** Attacks as often as the limits allow each address. */
  const attack = async (email: string, number: string): Promise<void> => {
    for (const stranger of STRANGERS) {
      for (let time = 0; time < 12; time += 1) {
        await askCode(email, stranger);
        await signIn(email, 'Equivocada2026!', stranger);
        await follow(number, `900${time}${STRANGERS.indexOf(stranger)}`, stranger);
      }
      await api.work();
      for (let time = 0; time < 12; time += 1) await reset(email, wrongCode(email), stranger);
    }
  };

  it('recovers her account with an earlier code, signs in and follows her claim [N-34-222]', async () => {
    const { email, n_document } = await api.addUser();
    const number = await claimOf(email, n_document);
    const asked = await askCode(email, OWN);
    const cookies = Object.fromEntries(asked.cookies.map(({ name, value }) => [name, value]));
    await api.work();
    const code = lastCode(email);
    await attack(email, number);
    expect((await reset(email, code, OWN, cookies)).status).toBe(200);
    expect((await signIn(email, NEW_PASSWORD, OWN)).status).toBe(200);
    expect((await follow(number, n_document, OWN)).status).toBe(200);
  });

  it('recovers her account with a code requested during the attack [N-34-222]', async () => {
    const { email, n_document } = await api.addUser();
    const number = await claimOf(email, n_document);
    await attack(email, number);
    expect((await signIn(email, TEST_PASSWORD, OWN)).status).toBe(200);
    expect((await follow(number, n_document, OWN)).status).toBe(200);
    expect((await askCode(email, OWN)).status).toBe(200);
    await api.work();
    expect((await reset(email, lastCode(email), OWN)).status).toBe(200);
    expect((await signIn(email, NEW_PASSWORD, '10.200.0.2')).status).toBe(200);
  });

  it('gets few mails, although nobody verified the mailbox [N-34-224]', async () => {
    const { email, n_document } = await api.addUser({
      email: `nadie-${dialect.name.toLowerCase()}@lacteos.test`,
    });
    const number = await claimOf(email, n_document);
    await attack(email, number);
    // One mail about the claim, five short codes and a long one.
    expect(mailsTo(email)).toHaveLength(7);
  });

  it('is protected from guesses at her claim, per address and with fewer tries under attack [N-34-223]', async () => {
    const number = await claimOf('ana@lacteos.test', '52123456');
    const tries: number[] = [];
    for (const stranger of STRANGERS) {
      let judged = 0;
      while ((await follow(number, `8${judged}`, stranger)).status === 404) judged += 1;
      tries.push(judged);
    }
    expect(tries).toEqual([5, 5, 5, 5, 5, 5, 2, 2, 2, 2]);
  });
});
