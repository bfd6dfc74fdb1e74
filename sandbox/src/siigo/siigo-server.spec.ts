import type { FastifyInstance } from 'fastify';
import { siigoServer } from './siigo-server.js';
import { TOKEN_SECONDS } from './protocol/tokens.js';

const ACCOUNT = { username: 'shop@demo.test', accessKey: 'key' };
const PARTNER = { 'partner-id': 'LacteosDelLlano' };

let clock = Date.parse('2026-11-21T12:00:00Z');
let server: FastifyInstance;
let address: string;

const call = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${address}${path}`, init);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const signIn = (body: object) =>
  call('/auth', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const goodToken = async () =>
  String((await signIn({ username: 'shop@demo.test', access_key: 'key' })).body['access_token']);
const read = async (path: string) =>
  call(path, { headers: { ...PARTNER, authorization: `Bearer ${await goodToken()}` } });

beforeAll(async () => {
  server = siigoServer({ ...ACCOUNT, now: () => clock });
  address = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

describe('the SIIGO stand-in at sign-in', () => {
  it('issues a token that is valid for a day', async () => {
    const { status, body } = await signIn({ username: 'shop@demo.test', access_key: 'key' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ expires_in: 86_400, token_type: 'Bearer', scope: 'SiigoAPI' });
  });

  it('refuses a wrong key in the documented envelope', async () => {
    const { status, body } = await signIn({ username: 'shop@demo.test', access_key: 'other' });
    expect(status).toBe(401);
    expect(body).toMatchObject({ Status: 401, Errors: [{ Code: 'unauthorized', Params: [] }] });
  });

  it('accepts the bare token and the Bearer form', async () => {
    const token = await goodToken();
    for (const authorization of [token, `Bearer ${token}`]) {
      expect((await call('/v1/taxes', { headers: { ...PARTNER, authorization } })).status).toBe(200);
    }
  });

  it('refuses a missing, an unknown and an expired token', async () => {
    const token = await goodToken();
    expect((await call('/v1/taxes', { headers: PARTNER })).status).toBe(401);
    expect((await call('/v1/taxes', { headers: { ...PARTNER, authorization: 'Bearer x' } })).status).toBe(
      401,
    );
    clock += TOKEN_SECONDS * 1000;
    expect((await call('/v1/taxes', { headers: { ...PARTNER, authorization: token } })).status).toBe(401);
  });

  it('asks for Partner-Id before the token', async () => {
    expect(await call('/v1/taxes')).toMatchObject({
      status: 400,
      body: {
        Errors: [
          { Code: 'header_required', Message: 'The header Partner-Id is required', Params: ['Partner-Id'] },
        ],
      },
    });
    expect(await call('/v1/taxes', { headers: { 'partner-id': 'two words' } })).toMatchObject({
      body: {
        Errors: [{ Code: 'invalid_partner_id', Message: 'The header Partner-Id has an invalid value' }],
      },
    });
  });

  it('answers malformed JSON and unknown paths in the documented envelope', async () => {
    const malformed = await call('/auth', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(malformed).toMatchObject({ status: 400, body: { Status: 400 } });
    expect(await call('/v2/nothing')).toMatchObject({
      status: 404,
      body: { Errors: [{ Code: 'not_found' }] },
    });
  });
});

describe('the SIIGO stand-in and its catalogues', () => {
  it('lists the invoice types, among them the electronic one that the shop uses', async () => {
    const { body } = await read('/v1/document-types?type=FV');
    expect(body).toMatchObject([
      { id: 28_216, type: 'FV', electronic_type: 'ElectronicInvoice', active: true },
      { type: 'FV', electronic_type: 'NoElectronic' },
      { type: 'FV', cost_center_mandatory: true, discount_type: 'Value' },
      { type: 'FV', active: false },
    ]);
  });

  it('lists credit-note types separately', async () => {
    expect((await read('/v1/document-types?type=NC')).body).toMatchObject([
      { electronic_type: 'ElectronicCreditNote' },
    ]);
  });

  it('requires a document type and accepts only the published ones', async () => {
    expect(await read('/v1/document-types')).toMatchObject({
      status: 400,
      body: {
        Errors: [
          { Code: 'parameter_required', Message: 'The field type is required', Params: [], Detail: null },
        ],
      },
    });
    expect(await read('/v1/document-types?type=XX')).toMatchObject({
      body: { Errors: [{ Code: 'parameters_exclusive', Message: 'Invalid value for parameter: type' }] },
    });
  });

  it('lists payment types per document and answers 404 for RP [N-33-210]', async () => {
    expect((await read('/v1/payment-types?document_type=FV')).body).toContainEqual(
      expect.objectContaining({ name: 'Crédito', due_date: true }),
    );
    const { body: notes } = await read('/v1/payment-types?document_type=NC');
    expect(notes).toContainEqual({
      id: 5736,
      name: 'Efectivo',
      type: 'Cartera',
      active: true,
      due_date: false,
    });
    expect(notes).not.toContainEqual(expect.objectContaining({ id: 5636 }));
    expect((await read('/v1/payment-types?document_type=RP')).status).toBe(404);
  });

  it('lists users in pages of at least ten', async () => {
    const { body } = await read('/v1/users?page_size=1');
    expect(body).toMatchObject({
      pagination: { page: 1, page_size: 10, total_results: 3 },
      results: [{ id: 629 }, { id: 630 }, { id: 631 }],
    });
    expect((await read('/v1/users?page=2')).body).toMatchObject({ results: [] });
  });

  it.each(['taxes', 'cost-centers', 'account-groups'])('lists %s as a flat array', async (name) => {
    const { body } = await read(`/v1/${name}`);
    expect(Array.isArray(body)).toBe(true);
    expect(body).toContainEqual(expect.objectContaining({ active: true }));
  });
});
