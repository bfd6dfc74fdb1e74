import { KEYS, WompiFixture } from '#test/wompi-shop.js';
import { integrityOf } from '../protocol/keys.js';

const CARD = {
  number: '4242424242424242',
  cvc: '123',
  exp_month: '06',
  exp_year: '39',
  card_holder: 'Pedro Pérez',
};

describe('the Wompi stand-in without its widget', () => {
  let wompi: WompiFixture;
  let references = 0;
  beforeEach(async () => {
    wompi = new WompiFixture();
    await wompi.start();
  });
  afterEach(async () => wompi.stop());

  const asPublic = async (method: string, url: string, payload?: object) =>
    wompi.call(method, url, payload, KEYS.publicKey);
  const accepted = async (): Promise<Record<string, string>> => {
    const { data } = (await wompi.call('GET', `/merchants/${KEYS.publicKey}`, undefined, null)).json();
    return {
      acceptance_token: data.presigned_acceptance.acceptance_token,
      accept_personal_auth: data.presigned_personal_data_auth.acceptance_token,
    };
  };
  const payment = (change: object = {}): Record<string, unknown> => {
    references += 1;
    const signed = { reference: `API-${references}`, amountInCents: 4785000, currency: 'COP' };
    return {
      amount_in_cents: signed.amountInCents,
      currency: signed.currency,
      reference: signed.reference,
      customer_email: 'pedro@example.com',
      signature: integrityOf({ ...signed, expirationTime: null }, KEYS.integritySecret),
      ...change,
    };
  };
  const cardToken = async (change: object = {}) => asPublic('POST', '/tokens/cards', { ...CARD, ...change });
  const byCard = async () => {
    const { data } = (await cardToken()).json();
    return { type: 'CARD', token: data.id, installments: 1 };
  };
  const finalStatus = async (created: { json: () => { data: { id: string } } }) => {
    await wompi.shop.until(wompi.shop.received.length + 1);
    return (await wompi.call('GET', `/transactions/${created.json().data.id}`)).json().data.status;
  };
  const PSE = {
    type: 'PSE',
    user_type: 0,
    user_legal_id_type: 'CC',
    user_legal_id: '1099888777',
    financial_institution_code: '2',
    payment_description: 'Pedido 1',
  };

  it('answers the merchant with acceptance tokens that are valid once [N-19-104]', async () => {
    const headers = { 'x-merchant-public-key': KEYS.publicKey };
    const { data } = (await wompi.inject({ url: '/v1/merchants/info', headers })).json();
    expect(data).toMatchObject({ id: 11004, active: true, public_key: KEYS.publicKey });
    const payload = payment({ ...(await accepted()), payment_method: await byCard() });
    expect((await asPublic('POST', '/transactions', payload)).statusCode).toBe(201);
    const again = await asPublic('POST', '/transactions', { ...payload, reference: 'API-another' });
    expect(again.json().error.messages).toEqual({
      acceptance_token: ['El token de aceptación ya fue usado'],
    });
  });

  it('charges the token of a card [N-19-103]', async () => {
    const token = (await cardToken()).json();
    expect(token).toMatchObject({ status: 'CREATED', data: { brand: 'VISA', last_four: '4242' } });
    const method = { type: 'CARD', token: token.data.id, installments: 1 };
    const payload = payment({ ...(await accepted()), payment_method: method });
    const created = await asPublic('POST', '/transactions', payload);
    expect(created.json().data).toMatchObject({ status: 'PENDING', merchant: { id: 11004 } });
    expect(await finalStatus(created)).toBe('APPROVED');
  });

  it('charges a Nequi phone and a bank of PSE [N-19-103]', async () => {
    const banks = (await asPublic('GET', '/pse/financial_institutions')).json().data;
    expect(banks.map((bank: Record<string, string>) => bank['financial_institution_code'])).toEqual([
      '1',
      '2',
      '3',
    ]);
    const nequi = { type: 'NEQUI', phone_number: '3991111111' };
    const first = payment({ ...(await accepted()), payment_method: nequi });
    expect(await finalStatus(await asPublic('POST', '/transactions', first))).toBe('APPROVED');
    const second = await asPublic(
      'POST',
      '/transactions',
      payment({ ...(await accepted()), payment_method: PSE }),
    );
    expect(second.json().data.payment_method.extra).toHaveProperty('async_payment_url');
    expect(await finalStatus(second)).toBe('DECLINED');
  });

  it('charges a payment source with the private key only, until it is voided [N-19-103]', async () => {
    const { data: token } = (await cardToken()).json();
    const body = {
      type: 'CARD',
      token: token.id,
      customer_email: 'pedro@example.com',
      ...(await accepted()),
    };
    const { data: source } = (await wompi.call('POST', '/payment_sources', body)).json();
    expect(source).toMatchObject({ type: 'CARD', status: 'AVAILABLE', public_data: { type: 'CARD' } });
    const charge = () => payment({ payment_source_id: source.id, payment_method: { installments: 2 } });
    expect((await asPublic('POST', '/transactions', charge())).statusCode).toBe(403);
    expect(await finalStatus(await wompi.call('POST', '/transactions', charge()))).toBe('APPROVED');
    expect((await wompi.call('PUT', `/payment_sources/${source.id}/void`)).json().data.status).toBe('VOIDED');
    expect((await wompi.call('POST', '/transactions', charge())).statusCode).toBe(422);
    expect((await wompi.call('GET', `/payment_sources/${source.id}`)).json().data.status).toBe('VOIDED');
  });

  it('stores a Nequi account once its owner has accepted [N-19-104]', async () => {
    const { data: token } = (await asPublic('POST', '/tokens/nequi', { phone_number: '3991111111' })).json();
    expect(token.status).toBe('PENDING');
    expect((await asPublic('GET', `/tokens/nequi/${token.id}`)).json().data.status).toBe('APPROVED');
    const { data: declined } = (
      await asPublic('POST', '/tokens/nequi', { phone_number: '3992222222' })
    ).json();
    const sourceOf = async (id: string) =>
      wompi.call('POST', '/payment_sources', {
        type: 'NEQUI',
        token: id,
        customer_email: 'pedro@example.com',
        ...(await accepted()),
      });
    expect((await sourceOf(token.id)).json().data.public_data.phone_number).toBe('3991111111');
    expect((await sourceOf(declined.id)).statusCode).toBe(422);
  });

  it('accepts payments by a link, and only one when it is for single use [N-19-104]', async () => {
    const fields = { name: 'Queso', description: 'Un queso', single_use: true, collect_shipping: false };
    const wanted = { ...fields, amount_in_cents: 1200000, currency: 'COP' };
    const { data: link } = (await wompi.call('POST', '/payment_links', wanted)).json();
    expect((await wompi.call('GET', `/payment_links/${link.id}`, undefined, null)).json().data).toEqual(link);
    const { headers } = await fetch(`${wompi.origin}/l/${link.id}`, { redirect: 'manual' });
    const query = new URL(headers.get('location') ?? '', wompi.origin).searchParams;
    const paid = await wompi.pay(Object.fromEntries(query));
    expect([paid.status, paid.body.data.payment_link_id]).toEqual([201, link.id]);
    await wompi.shop.until(1);
    expect((await fetch(`${wompi.origin}/l/${link.id}`)).status).toBe(422);
    const opened = await wompi.call('PATCH', `/payment_links/${link.id}`, { active: true });
    expect(opened.json().data.active).toBe(true);
  });

  it.each([
    ['a card with a wrong number', async () => cardToken({ number: '4242424242424241' }), 'number'],
    ['an expired card', async () => cardToken({ exp_year: '20' }), 'exp_year'],
    ['a link without a name', async () => wompi.call('POST', '/payment_links', {}), 'name'],
    [
      'an invalid phone',
      async () => asPublic('POST', '/tokens/nequi', { phone_number: '1' }),
      'phone_number',
    ],
  ])('refuses %s [N-19-104]', async (_name, act, field) => {
    const answer = await act();
    expect([answer.statusCode, Object.keys(answer.json().error.messages)]).toEqual([422, [field]]);
  });

  it.each([
    [
      'a number in place of a token',
      { payment_method: { type: 'CARD', input: '4242424242424242' } },
      'payment_method',
    ],
    ['no description for PSE', { payment_method: { ...PSE, payment_description: '' } }, 'payment_method'],
    ['no e-mail', { customer_email: undefined }, 'customer_email'],
    ['no signature', { signature: undefined }, 'signature'],
  ])('refuses a payment with %s [N-19-103]', async (_name, change, field) => {
    const payload = payment({ ...(await accepted()), payment_method: await byCard(), ...change });
    const answer = await asPublic('POST', '/transactions', payload);
    expect([answer.statusCode, Object.keys(answer.json().error.messages)]).toEqual([422, [field]]);
  });

  it('requires the token about personal data when configured so [N-19-103]', async () => {
    await wompi.switchTo({ personalAuth: 'required' });
    const { acceptance_token } = await accepted();
    const payload = payment({ acceptance_token, payment_method: await byCard() });
    const answer = await asPublic('POST', '/transactions', payload);
    expect(answer.json().error.messages).toEqual({ accept_personal_auth: ['No está presente'] });
  });

  it('filters its list of payments', async () => {
    const payload = payment({ ...(await accepted()), payment_method: await byCard() });
    await finalStatus(await asPublic('POST', '/transactions', payload));
    const count = async (query: string) =>
      (await wompi.call('GET', `/transactions?${query}`)).json().meta.total_results;
    expect(await count('payment_method_type=CARD&customer_email=pedro@example.com&status=APPROVED')).toBe(1);
    expect(await count('payment_method_type=NEQUI')).toBe(0);
    expect((await wompi.call('GET', '/transactions?page_size=201')).statusCode).toBe(422);
  });
});
