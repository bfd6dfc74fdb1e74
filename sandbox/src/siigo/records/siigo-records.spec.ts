import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { siigoServer } from '../siigo-server.js';

type Json = Record<string, unknown>;
interface Reply {
  status: number;
  body: Json & { Errors?: { Code: string; Message: string; Params: string[] }[]; results?: Json[] };
}

const folder = mkdtempSync(join(tmpdir(), 'siigo-'));
const stateFile = join(folder, 'state', 'siigo.jsonl');
let server: FastifyInstance;
let address: string;
let token = '';

const call = async (method: string, path: string, body?: unknown): Promise<Reply> => {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      'partner-id': 'LacteosPruebas',
      authorization: token,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Reply['body'] };
};
const start = async (options: object = {}): Promise<void> => {
  server = siigoServer({ username: 'shop@demo.test', accessKey: 'key', stateFile, ...options });
  address = await server.listen({ port: 0, host: '127.0.0.1' });
  const signIn = await call('POST', '/auth', { username: 'shop@demo.test', access_key: 'key' });
  token = String(signIn.body['access_token']);
};
const codes = ({ body }: Reply): unknown[] =>
  (body.Errors ?? []).map(({ Code, Params }) => [Code, Params[0]]);

const CUSTOMER = {
  person_type: 'Company',
  id_type: '31',
  identification: '860025900',
  name: ['Alimentos de Prueba S.A.'],
  address: { address: 'Calle 1', city: { country_code: 'CO', state_code: '05', city_code: '05001' } },
  contacts: [{ first_name: 'Ana', email: 'ana@correo.test', phone: { indicative: '57', number: '300' } }],
};
const PRODUCT = { code: 'QUE-1', name: 'Queso', account_group: 1255 };

beforeAll(() => start());
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the SIIGO stand-in and its customers', () => {
  it('gives a customer defaults, names for codes and a check digit', async () => {
    const { status, body } = await call('POST', '/v1/customers', CUSTOMER);
    expect([status, body]).toMatchObject([
      201,
      {
        type: 'Customer',
        id_type: { code: '31', name: 'NIT' },
        check_digit: '2',
        branch_office: 0,
        active: true,
        fiscal_responsibilities: [{ code: 'R-99-PN', name: 'No aplica - Otros' }],
        address: { city: { country_name: 'Colombia', state_name: 'Antioquia', city_name: 'Medellín' } },
        metadata: { last_updated: null },
      },
    ]);
  });

  it('refuses a second customer of the same identification and branch', async () => {
    expect(codes(await call('POST', '/v1/customers', CUSTOMER))).toEqual([
      ['already_exists', 'identification'],
    ]);
    expect((await call('POST', '/v1/customers', { ...CUSTOMER, branch_office: 1 })).status).toBe(201);
    const { body } = await call('GET', '/v1/customers?identification=860025900&branch_office=1');
    expect(body).toMatchObject({ pagination: { total_results: 1 } });
  });

  it('replaces the whole customer at PUT and deletes none', async () => {
    const found = (await call('GET', '/v1/customers?identification=860025900')).body.results?.[0] ?? {};
    const path = `/v1/customers/${String(found['id'])}`;
    const { status, body } = await call('PUT', path, { ...CUSTOMER, comments: 'nuevo' });
    expect([status, body['comments'], (body['metadata'] as Json)['last_updated']]).toEqual([
      200,
      'nuevo',
      expect.any(String),
    ]);
    expect(codes(await call('DELETE', path))).toEqual([['disabled_functionality', undefined]]);
    expect((await call('GET', '/v1/customers/none')).status).toBe(404);
  });

  it.each<[string, Json, [string, string][]]>([
    ['letters in a NIT', { identification: '86A' }, [['invalid_identification', 'identification']]],
    ['two names of a company', { name: ['A', 'B'] }, [['invalid_array', 'name']]],
    ['an unknown type of document', { id_type: '99' }, [['parameters_exclusive', 'id_type']]],
    [
      'a city of another department',
      { address: { address: 'x', city: { country_code: 'Co', state_code: '11', city_code: '05001' } } },
      [['invalid_reference', 'address.city.city_code']],
    ],
    [
      'a plus sign in a phone',
      { phones: [{ indicative: '+57', number: '300' }] },
      [['invalid_value', 'phones[0].indicative']],
    ],
    [
      'a broken e-mail',
      { contacts: [{ first_name: 'A', email: 'x' }] },
      [['invalid_email', 'contacts[0].email']],
    ],
    [
      'an unknown seller',
      { related_users: { seller_id: 5 } },
      [['invalid_reference', 'related_users.seller_id']],
    ],
    [
      'several problems at once',
      { person_type: undefined, address: {} },
      [
        ['parameter_required', 'person_type'],
        ['parameter_required', 'address.address'],
        ['invalid_array', 'name'],
        ['parameter_required', 'address.city.country_code'],
        ['parameter_required', 'address.city.state_code'],
        ['parameter_required', 'address.city.city_code'],
      ],
    ],
  ])('refuses a customer with %s', async (_name, change, expected) => {
    const reply = await call('POST', '/v1/customers', {
      ...CUSTOMER,
      identification: '900999888',
      ...change,
    });
    expect([reply.status, codes(reply)]).toEqual([400, expected]);
  });
});

describe('the SIIGO stand-in and its products', () => {
  it('gives a product defaults and refuses a second one of its code', async () => {
    const { status, body } = await call('POST', '/v1/products', { ...PRODUCT, taxes: [{ id: 13156 }] });
    expect([status, body]).toMatchObject([
      201,
      {
        type: 'Product',
        tax_classification: 'Taxed',
        stock_control: false,
        active: true,
        account_group: { id: 1255, name: 'Quesos' },
        taxes: [{ id: 13156, name: 'IVA 19%', type: 'IVA', percentage: 19 }],
        unit: { code: '94' },
      },
    ]);
    expect(codes(await call('POST', '/v1/products', PRODUCT))).toEqual([['already_exists', 'code']]);
    const { body: list } = await call('GET', '/v1/products?code=QUE-1');
    expect(list.results).toHaveLength(1);
  });

  it('sends excluded products without a taxes key', async () => {
    const excluded = { ...PRODUCT, code: 'EXC-1', tax_classification: 'Excluded' };
    expect((await call('POST', '/v1/products', excluded)).body).not.toHaveProperty('taxes');
  });

  it.each<[string, Json, [string, string]]>([
    ['a blank in the code', { code: 'A B' }, ['invalid_code', 'code']],
    ['a long code', { code: 'x'.repeat(31) }, ['length_max', 'code']],
    ['an unknown group', { account_group: 1 }, ['invalid_reference', 'account_group']],
    ['no group', { account_group: undefined }, ['parameter_required', 'account_group']],
    ['an unknown tax', { taxes: [{ id: 2 }] }, ['invalid_reference', 'taxes[0].id']],
    [
      'a price of zero',
      { prices: [{ currency_code: 'COP', price_list: [{ position: 1, value: 0 }] }] },
      ['invalid_amount', 'prices[0].price_list[0].value'],
    ],
  ])('refuses a product with %s', async (_name, change, expected) => {
    expect(codes(await call('POST', '/v1/products', { ...PRODUCT, code: 'NEW-1', ...change }))).toEqual([
      expected,
    ]);
  });
});

describe('the state of the SIIGO stand-in', () => {
  it('survives a restart', async () => {
    await server.close();
    await start();
    expect((await call('GET', '/v1/products?code=QUE-1')).body.results).toHaveLength(1);
    expect((await call('GET', '/v1/customers?identification=860025900')).body.results?.[0]).toMatchObject({
      comments: 'nuevo',
    });
  });

  it('adds many records to its lists on request', async () => {
    await call('POST', '/control/customers', { count: 3000 });
    const { body } = await call('GET', '/v1/customers?page=31&page_size=100');
    expect(body.results).toHaveLength(14);
    await call('POST', '/control/invoices', { count: 5000 });
    const invoices = (await call('GET', '/v1/invoices?page=50&page_size=100')).body;
    expect([invoices.results?.length, invoices['pagination']]).toMatchObject([100, { total_results: 5000 }]);
    const first = invoices.results?.at(-1);
    expect(first).toMatchObject({ name: 'FV-3-457' });
    expect((await call('GET', `/v1/invoices/${String(first?.['id'])}`)).body).toMatchObject({
      stamp: { status: 'Accepted', cufe: expect.stringMatching(/^[0-9a-f]{96}$/) },
    });
  });

  it('limits requests per minute when configured so', async () => {
    await server.close();
    await start({ requestsPerMinute: 3 });
    const statuses = [];
    for (let request = 0; request < 4; request += 1) statuses.push((await call('GET', '/v1/taxes')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
