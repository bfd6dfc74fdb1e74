import { APPROVES, DECLINES, KEYS, WompiFixture } from '#test/wompi-shop.js';

const NEQUI = { type: 'NEQUI', input: '3991111111' };
const PSE = { type: 'PSE', input: '1' };
const PAID = 4785000;

describe('the Wompi stand-in', () => {
  let wompi: WompiFixture;
  beforeEach(async () => {
    wompi = new WompiFixture();
    await wompi.start();
  });
  afterEach(async () => wompi.stop());

  const paid = async (method: unknown = APPROVES): Promise<string> => {
    const { body } = await wompi.pay(wompi.attributes(), method);
    await wompi.shop.until(wompi.shop.received.length + 1);
    return body.data.id as string;
  };
  const voided = async (id: string, payload?: object) =>
    wompi.call('POST', `/transactions/${id}/void`, payload);
  const refund = async (id: string, amount: number, more: object = {}) =>
    wompi.call('POST', '/refunds', { transaction_id: id, amount_in_cents: amount, ...more });
  const movements = async () => (await wompi.inject({ url: '/stand-in' })).json().movements as object[];
  const strike = async (payload: object) =>
    wompi.inject({ method: 'POST', url: '/stand-in/faults', payload });

  it('voids an approved card payment of the day once and sends its event [N-19-100]', async () => {
    const id = await paid();
    const answer = await voided(id);
    expect([answer.statusCode, answer.json().data]).toMatchObject([
      201,
      { status: 'APPROVED', transaction: { id, status: 'VOIDED' } },
    ]);
    await wompi.shop.until(2);
    expect(wompi.shop.received[1]?.event.data.transaction.status).toBe('VOIDED');
    expect((await voided(id)).statusCode).toBe(422);
    expect((await refund(id, 100)).statusCode).toBe(422);
    expect(await movements()).toHaveLength(1);
  });

  it('accepts a void with a JSON header and no body, and can answer without a body [N-19-100]', async () => {
    await wompi.switchTo({ voidAnswer: 'empty' });
    const id = await paid();
    const headers = { authorization: `Bearer ${KEYS.privateKey}`, 'content-type': 'application/json' };
    const answer = await wompi.inject({ method: 'POST', url: `/v1/transactions/${id}/void`, headers });
    expect([answer.statusCode, answer.body]).toEqual([201, '']);
  });

  it.each([
    ['a declined payment', async () => voided(await paid(DECLINES))],
    ['a payment by Nequi', async () => voided(await paid(NEQUI))],
    ['a part of a payment', async () => voided(await paid(), { amount_in_cents: PAID - 100 })],
    [
      'a refunded payment',
      async () => {
        const id = await paid();
        await refund(id, 100);
        return voided(id);
      },
    ],
    [
      'a payment of the day before',
      async () => {
        const id = await paid();
        await wompi.inject({ method: 'POST', url: `/stand-in/transactions/${id}/settle` });
        return voided(id);
      },
    ],
  ])('refuses to void %s [N-19-100]', async (_name, act) => {
    const { statusCode, body } = await act();
    expect([statusCode, body]).toEqual([422, expect.stringMatching(/no se puede anular|monto total/)]);
  });

  it('refunds parts of a card payment up to its amount and lists them in the payment [N-19-101]', async () => {
    const id = await paid();
    const first = (await refund(id, 4_000_000, { reference: 'DEV-1', reason: 'Devolución' })).json().data;
    expect(first).toMatchObject({ status: 'APPROVED', reference: 'DEV-1', reason: 'Devolución' });
    expect((await refund(id, 785_001)).json().error.messages).toHaveProperty('amount_in_cents');
    expect((await refund(id, 785_000, { reference: 'DEV-1' })).statusCode).toBe(201);
    for (const name of [first.id, first.v2_refund_id])
      expect((await wompi.call('GET', `/refunds/${name}`)).json().data).toEqual(first);
    const { refunds, status } = (await wompi.call('GET', `/transactions/${id}`)).json().data;
    expect([status, refunds]).toEqual([
      'APPROVED',
      [4_000_000, 785_000].map((amount) => ({
        amount_in_cents: amount,
        transaction_id: id,
        status: 'APPROVED',
        created_at: expect.any(String),
      })),
    ]);
  });

  it('offers no list of refunds and requires the private key [N-19-101]', async () => {
    const id = await paid();
    for (const url of [`/refunds?transaction_id=${id}`, `/transactions/${id}/refunds`])
      expect((await wompi.call('GET', url)).statusCode).toBe(404);
    const payload = { transaction_id: id, amount_in_cents: PAID };
    const statuses = [null, KEYS.publicKey].map(
      async (key) => (await wompi.call('POST', '/refunds', payload, key)).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([401, 403]);
  });

  it('refunds Nequi payments only as a whole and PSE payments never [N-19-101]', async () => {
    const nequi = await paid(NEQUI);
    expect((await refund(nequi, 100)).statusCode).toBe(422);
    expect((await refund(nequi, PAID)).statusCode).toBe(201);
    expect((await refund(await paid(PSE), PAID)).statusCode).toBe(422);
  });

  it.each([
    ['declined', 'DECLINED', 'Tiempo límite sin encontrar fondos excedido'],
    ['error', 'ERROR', 'Error en la comunicación con el autorizador'],
    ['cancelled', 'CANCELLED', ''],
  ])('ends a refund as %s without moving money [N-19-101]', async (test_scenario, status, text) => {
    const id = await paid();
    const { data } = (await refund(id, PAID, { test_scenario })).json();
    expect(data).toMatchObject({ status, status_message: text, v2_refund_id: null });
    expect((await refund(id, PAID)).json().data.status).toBe('APPROVED');
    expect(await movements()).toHaveLength(1);
  });

  it('keeps refunds pending and refuses repeated references when configured so [N-19-101]', async () => {
    await wompi.switchTo({ refundOutcome: 'PENDING', refundReferences: 'unique' });
    const id = await paid();
    const { data } = (await refund(id, 100, { reference: 'DEV-1' })).json();
    expect(data.status).toBe('PENDING');
    expect((await refund(id, 100, { reference: 'DEV-1' })).json().error.messages).toHaveProperty('reference');
    const url = `/stand-in/refunds/${data.id}/finish`;
    await wompi.inject({ method: 'POST', url, payload: { status: 'APPROVED' } });
    expect((await wompi.call('GET', `/refunds/${data.id}`)).json().data.status).toBe('APPROVED');
  });

  it.each([
    ['more than five references', { reference_6: 'x' }],
    ['an amount with a fraction', { amount_in_cents: 10.5 }],
    ['no transaction', { transaction_id: undefined }],
  ])('refuses a refund with %s', async (_name, change) => {
    const answer = await refund(await paid(), PAID, change);
    expect([answer.statusCode, answer.json().error.type]).toEqual([422, 'INPUT_VALIDATION_ERROR']);
  });

  it.each([
    ['server-error', 500, 0],
    ['unavailable', 503, 0],
    ['refused', 422, 0],
    ['cut-before', null, 0],
    ['server-error-after', 500, 1],
    ['cut-after', null, 1],
    ['slow', 201, 1],
  ])('makes one refund fail with %s [N-19-102]', async (kind, status, moved) => {
    const id = await paid();
    await strike({ kind, method: 'POST', path: '/refunds$', delayMs: 1 });
    const answer = await refund(id, PAID).then(
      ({ statusCode }) => statusCode,
      () => null,
    );
    expect([answer, (await movements()).length]).toEqual([status, moved]);
    expect((await refund(id, PAID)).statusCode).toBe(moved ? 422 : 201);
  });
});
