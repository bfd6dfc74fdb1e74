import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import type { ConsentsDto } from './consents.dto.js';

const FORM = {
  person_type: 'Person',
  first_name: 'María',
  last_name: 'Güiza',
  idType: '13',
  password: 'Mango$Tigre42',
  phone: '3101234567',
  city_code: '50001',
  state_code: '50',
  termsAccepted: true,
};

describe.each(DIALECTS)('consents on $name', (dialect) => {
  let api: TestApi;
  let hash: string;
  beforeAll(async () => {
    api = await startApi(dialect);
    hash = (await api.call<{ hash: string }>('GET', '/legal/datos')).data.hash;
  });
  afterAll(() => api.stop());

  const signUp = async (n_document: string, choices: object) => {
    const email = `persona${n_document}@consents.test`;
    const body = { ...FORM, n_document, email, ...choices };
    const { status } = await api.call('POST', '/auth/signup', { body });
    const login = { email, password: FORM.password };
    const { data } = await api.call<{ token: string }>('POST', '/auth/login', { body: login });
    return { status, token: data?.token };
  };
  const read = async (token: string) =>
    (await api.call<ConsentsDto>('GET', '/account/consents', { token })).data;
  const decide = (token: string, decision: object) =>
    api.call<ConsentsDto>('POST', '/account/consents', {
      token,
      body: { policyVersion: 1, channel: 'profile', ...decision },
    });

  it('are stored at sign-up with version, hash, time and channel, per purpose [N-20-302]', async () => {
    const { token } = await signUp('71000001', { policyVersion: 1, marketing: true });
    const at = expect.any(String);
    const shown = { isGiven: true, textVersion: 1, textHash: hash, channel: 'sign-up', at };
    expect(await read(token)).toEqual({
      policyVersion: 1,
      isAnswerDue: false,
      purposes: [
        { purpose: 'contract', isGiven: true },
        { purpose: 'marketing', isGiven: true },
      ],
      history: [
        { purpose: 'marketing', ...shown },
        { purpose: 'contract', ...shown },
      ],
    });
  });

  it('refer to the text in force for a form of an earlier release, without marketing', async () => {
    const { token } = await signUp('71000002', {});
    const { purposes, history } = await read(token);
    expect(purposes.map(({ isGiven }) => isGiven)).toEqual([true, false]);
    expect(history.map(({ textVersion }) => textVersion)).toEqual([1, 1]);
    expect((await signUp('71000003', { policyVersion: 99 })).status).toBe(404);
  });

  it('are given and withdrawn in one call each; the history shows both, a double press once [N-20-303]', async () => {
    const { token } = await signUp('71000004', { policyVersion: 1 });
    await decide(token, { purpose: 'marketing', isGiven: true });
    await decide(token, { purpose: 'marketing', isGiven: true });
    const { data } = await decide(token, { purpose: 'marketing', isGiven: false });
    expect(data.purposes).toContainEqual({ purpose: 'marketing', isGiven: false });
    expect(data.history.map(({ isGiven, channel }) => [isGiven, channel])).toEqual([
      [false, 'profile'],
      [true, 'profile'],
      [false, 'sign-up'],
      [true, 'sign-up'],
    ]);
    const needed = await decide(token, { purpose: 'contract', isGiven: false });
    expect([needed.status, needed.failure.code]).toEqual([400, 'PRIVACY.CONSENT_NEEDED']);
  });

  it('are asked for again when a new version of the policy is published [N-20-304]', async () => {
    const { token } = await signUp('71000005', { policyVersion: 1 });
    const owner = await api.signedIn(4);
    const text = { title: 'Datos', body: 'Nueva política.', version: 1 };
    await api.call('PUT', '/legal/datos', { token: owner.token, body: text });
    expect(await read(token)).toMatchObject({ policyVersion: 2, isAnswerDue: true });
    const answer = { purpose: 'contract', isGiven: true, policyVersion: 2, channel: 'notice' };
    expect((await decide(token, answer)).data.isAnswerDue).toBe(false);
    const { history } = await read(token);
    expect(history[0]).toMatchObject({ purpose: 'contract', textVersion: 2, channel: 'notice' });
  });
});
