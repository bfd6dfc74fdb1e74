import type { FastifyInstance } from 'fastify';
import { lineAmounts } from './arithmetic.js';
import { cufeOf } from './cufe.js';
import { siigoServer } from './siigo-server.js';

type Json = Record<string, unknown>;
interface Reply {
  status: number;
  body: Json & { Errors?: { Code: string; Message: string; Params: string[]; Detail: string | null }[] };
}

let clock = Date.parse('2026-11-21T15:00:00Z');
let server: FastifyInstance;
let address: string;
let token: string;

const call = async (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> => {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      'partner-id': 'LacteosPruebas',
      authorization: token,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as Reply['body']) : {} };
};
const signIn = async (): Promise<void> => {
  const { body } = await call('POST', '/auth', { username: 'shop@demo.test', access_key: 'key' });
  token = String(body['access_token']);
};
const fault = (body: unknown): Promise<Reply> => call('POST', '/control/faults', body);

const PRODUCT = { code: 'LLA-1', name: 'Leche entera', account_group: 1253, taxes: [{ id: 13156 }] };
const invoice = (change: Json = {}): Json => ({
  document: { id: 28216 },
  date: '2026-11-21',
  customer: { identification: '900123456' },
  seller: 629,
  stamp: { send: true },
  mail: { send: true },
  observations: 'Pedido 12',
  items: [{ code: 'LLA-1', description: 'Leche', quantity: 2, price: 1069.77, taxes: [{ id: 13156 }] }],
  payments: [{ id: 5636, value: 2546.05 }],
  ...change,
});
const created = async (change: Json = {}): Promise<Json> => {
  const { status, body } = await call('POST', '/v1/invoices', invoice(change));
  expect([status, body.Errors]).toEqual([201, undefined]);
  return body;
};
const refusal = async (change: Json): Promise<unknown> => {
  const { status, body } = await call('POST', '/v1/invoices', invoice(change));
  const [first] = body.Errors ?? [];
  return [status, first?.Code, first?.Message, first?.Params];
};
const accepted = async (id: unknown): Promise<Json> => {
  await call('GET', `/v1/invoices/${String(id)}`);
  return (await call('GET', `/v1/invoices/${String(id)}`)).body;
};

beforeAll(async () => {
  server = siigoServer({
    username: 'shop@demo.test',
    accessKey: 'key',
    now: () => clock,
    stamp: { afterReads: 1, afterMs: 60_000 },
  });
  address = await server.listen({ port: 0, host: '127.0.0.1' });
  await signIn();
  await call('POST', '/v1/products', PRODUCT);
});
afterAll(() => server.close());
afterEach(() => call('DELETE', '/control/faults'));

describe('SIIGO stand-in: arithmetic', () => {
  it.each([
    [{ quantity: 10, price: 100, discount: 50, discountType: 'Value' }, 95_000n, 18_050n, 113_050n],
    [{ quantity: 2, price: 1069.77, discountType: 'Percentage' }, 213_954n, 40_651n, 254_605n],
    [{ quantity: 1, price: 4_252_044, discountType: 'Percentage' }, 425_204_400n, 80_788_836n, 505_993_236n],
    [{ quantity: 1, taxedPrice: 10_000, discountType: 'Percentage' }, 840_336n, 159_664n, 1_000_000n],
    [{ quantity: 1, taxedPrice: 119, discountType: 'Percentage' }, 10_000n, 1_900n, 11_900n],
  ])('computes %j as SIIGO does', (terms, base, tax, total) => {
    expect(lineAmounts({ ...terms, percentages: [19] })).toMatchObject({ base, taxes: [tax], total });
  });

  it('computes the CUFE of the official example', () => {
    const code = cufeOf({
      number: '323200000129',
      date: '2019-01-16',
      time: '10:53:10-05:00',
      base: 150_000_000n,
      vat: 28_500_000n,
      inc: 0n,
      total: 178_500_000n,
      issuer: '700085371',
      buyer: '800199436',
      key: '693ff6f2a553c3646a063436fd4dd9ded0311471',
      environment: '1',
    });
    expect(code).toBe(
      '8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4',
    );
  });
});

describe('SIIGO stand-in: invoices', () => {
  it('are numbered, on their way first, and have a CUFE only once accepted', async () => {
    const first = await created();
    const second = await created();
    expect(first).toMatchObject({
      prefix: 'FEVD',
      name: `FV-3-${String(first['number'])}`,
      total: 2546.05,
      balance: 0,
      customer: { identification: '900123456', branch_office: 0 },
      stamp: { status: 'Sending' },
      mail: { status: 'pending_send' },
    });
    expect(Object.keys(first['customer'] as Json)).not.toContain('name');
    expect(Number(second['number'])).toBe(Number(first['number']) + 1);
    expect(first['stamp']).toEqual({ status: 'Sending' });
    expect((await accepted(first['id']))['stamp']).toEqual({
      status: 'Accepted',
      cufe: expect.stringMatching(/^[0-9a-f]{96}$/),
    });
  });

  it('that are not sent have no stamp', async () => {
    expect(await created({ stamp: { send: false } })).not.toHaveProperty('stamp');
  });

  it('are listed without stamp, by name, customer, type and dates; a day means its midnight', async () => {
    const one = await created();
    const byName = (await call('GET', `/v1/invoices?name=${String(one['name'])}`)).body;
    expect(byName).toMatchObject({ pagination: { total_results: 1 }, results: [{ id: one['id'] }] });
    expect((byName['results'] as Json[])[0]).not.toHaveProperty('stamp');
    const count = async (query: string): Promise<number> =>
      ((await call('GET', `/v1/invoices?${query}`)).body['pagination'] as { total_results: number })
        .total_results;
    const all = await count('customer_identification=900123456&document_id=28216');
    expect(all).toBeGreaterThan(1);
    expect(await count('created_start=2026-11-21&created_end=2026-11-22')).toBe(all);
    expect(await count('created_end=2026-11-21')).toBe(0);
    expect(await count('customer_identification=1')).toBe(0);
    expect((await call('GET', '/v1/invoices?created_start=ayer')).body.Errors?.[0]?.Code).toBe(
      'invalid_date',
    );
  });

  it.each<[string, Json, unknown[]]>([
    [
      'payments that differ from the total',
      { payments: [{ id: 5636, value: 2546 }] },
      [
        400,
        'invalid_total_payments',
        'The total payments must be equal to the total invoice. The total invoice calculated is 2546.05',
        ['payments'],
      ],
    ],
    [
      'a missing seller',
      { seller: undefined },
      [400, 'parameter_required', 'The field seller is required', ['seller']],
    ],
    [
      'an unknown seller',
      { seller: 1 },
      [400, 'invalid_reference', "The seller doesn't exist: 1", ['seller']],
    ],
    [
      'an unknown customer',
      { customer: { identification: '123456' } },
      [400, 'invalid_reference', "The customer doesn't exist: 123456", ['customer.identification']],
    ],
    [
      'an inactive customer',
      { customer: { identification: '901334455' } },
      [400, 'parameter_inactive', 'The customer is inactive: 901334455', ['customer.identification']],
    ],
    [
      'an unknown document type',
      { document: { id: -1 } },
      [400, 'invalid_reference', "The id doesn't exist: -1", ['document.id']],
    ],
    [
      'a credit-note type',
      { document: { id: 28230 } },
      [400, 'invalid_document', 'Invalid document: 28230', ['document.id']],
    ],
    [
      'an inactive document type',
      { document: { id: 28219 } },
      [400, 'parameter_inactive', 'The id is inactive: 28219', ['document.id']],
    ],
    [
      'a paper invoice for the DIAN',
      { document: { id: 28217 } },
      [
        400,
        'document_settings',
        'The send cannot be used, you must verify the document settings',
        ['stamp.send'],
      ],
    ],
    [
      'a type that needs a cost centre',
      { document: { id: 28218 } },
      [400, 'parameter_required', 'The field cost_center is required', ['cost_center']],
    ],
    [
      'a day before today',
      { date: '2026-11-20' },
      [400, 'date_settings', 'The date cannot be earlier than today', ['date']],
    ],
    ['text for a number', { seller: '629' }, [400, 'invalid_type', 'Invalid data type: seller', ['seller']]],
    [
      'a credit payment without due date',
      { payments: [{ id: 5637, value: 2546.05 }] },
      [400, 'parameter_required', 'The field due_date is required', ['payments[0].due_date']],
    ],
  ])('refuse %s', async (_name, change, expected) => {
    expect(await refusal(change)).toEqual(expected);
  });

  it.each<[string, Json, string, string]>([
    ['an unknown product', { code: 'NADA' }, "The code doesn't exist: NADA", 'items[0].code'],
    ['an unknown tax', { taxes: [{ id: 7 }] }, "The tax doesn't exist: 7", 'items[0].taxes[0].id'],
    ['an inactive tax', { taxes: [{ id: 13165 }] }, 'The tax is inactive: 13165', 'items[0].taxes[0].id'],
    [
      'two taxes of a kind',
      { taxes: [{ id: 13156 }, { id: 13157 }] },
      'The array taxes has invalid values',
      'items[0].taxes',
    ],
    [
      'a retention of the document',
      { taxes: [{ id: 13180 }] },
      'The array taxes has invalid values',
      'items[0].taxes',
    ],
    ['a negative price', { price: -1 }, 'The price amount is invalid', 'items[0].price'],
    ['seven decimals', { price: 1.1234567 }, 'The price amount is invalid', 'items[0].price'],
    ['no quantity', { quantity: 0 }, 'Invalid value: quantity', 'items[0].quantity'],
    [
      'a discount over 100',
      { discount: 101 },
      'The field discount only allows a value between 0 and 100',
      'items[0].discount',
    ],
    [
      'a warehouse without stock control',
      { warehouse: 1 },
      'The warehouse cannot be used, you must verify the product settings',
      'items[0].warehouse',
    ],
  ])('refuse a line with %s', async (_name, change, message, path) => {
    const items = [{ code: 'LLA-1', quantity: 2, price: 1069.77, taxes: [{ id: 13156 }], ...change }];
    expect((await refusal({ items })) as unknown[]).toMatchObject([400, expect.any(String), message, [path]]);
  });

  it('store a line without taxes untaxed, whatever the product says', async () => {
    const items = [{ code: 'LLA-1', quantity: 1, price: 1000 }];
    const body = await created({ items, payments: [{ id: 5636, value: 1000 }] });
    expect((body['items'] as Json[])[0]).not.toHaveProperty('taxes');
  });

  it('create an unknown customer that comes with all his fields', async () => {
    const customer = {
      person_type: 'Person',
      id_type: '13',
      identification: '79555444',
      name: ['Rafael', 'Ospina'],
      address: { address: 'Calle 1', city: { country_code: 'Co', state_code: '50', city_code: '50001' } },
      contacts: [{ first_name: 'Rafael' }],
    };
    await created({ customer });
    const { body } = await call('GET', '/v1/customers?identification=79555444');
    expect(body).toMatchObject({
      results: [{ id_type: { code: '13', name: 'Cédula de ciudadanía' }, check_digit: expect.any(String) }],
    });
    const refused = { customer: { ...customer, identification: '79555445', contacts: [] } };
    expect(await refusal(refused)).toEqual([
      400,
      'customer_settings',
      'The customer does not have contacts',
      ['customer.contacts'],
    ]);
  });

  it('with a known key answer the first document again', async () => {
    const headers = { 'idempotency-key': 'abc123' };
    const first = await call('POST', '/v1/invoices', invoice(), headers);
    const second = await call('POST', '/v1/invoices', invoice({ observations: 'other' }), headers);
    expect(second.body).toMatchObject({ id: first.body['id'], observations: 'Pedido 12' });
    const wrong = await call('POST', '/v1/invoices', invoice(), { 'idempotency-key': 'a-b' });
    expect(wrong.body.Errors?.[0]).toEqual({
      Code: 'invalid_idempotency_key',
      Message: 'The header Idempotency-Key has an invalid value',
      Params: [],
      Detail: null,
    });
  });

  it('have a PDF, once accepted with CUFE, and are mailed to five addresses at most', async () => {
    const { id } = await created();
    const { body } = await call('GET', `/v1/invoices/${String(id)}/pdf`);
    const pdf = Buffer.from(String(body['base64']), 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await accepted(id);
    const stamped = (await call('GET', `/v1/invoices/${String(id)}/pdf`)).body;
    expect(String(stamped['base64']).length).toBeGreaterThan(pdf.toString('base64').length);
    const mail = (to: string): Promise<Reply> =>
      call('POST', `/v1/invoices/${String(id)}/mail`, { mail_to: to });
    expect(await mail('a@b.test;c@d.test')).toMatchObject({ status: 201, body: { status: 'sent' } });
    expect((await mail('nada')).body.Errors?.[0]?.Code).toBe('invalid_email');
    expect((await mail(Array(6).fill('a@b.test').join(';'))).body.Errors?.[0]?.Code).toBe('values_limit');
  });

  it('are frozen while on their way and once accepted', async () => {
    const { id } = await created();
    const attempts = async (): Promise<unknown[]> => [
      (await call('DELETE', `/v1/invoices/${String(id)}`)).body.Errors?.[0]?.Code,
      (await call('PUT', `/v1/invoices/${String(id)}`, invoice())).body.Errors?.[0]?.Code,
    ];
    expect(await attempts()).toEqual(['delete_not_allowed', 'update_not_allowed']);
    await accepted(id);
    expect(await attempts()).toEqual(['delete_not_allowed', 'update_not_allowed']);
  });

  it('that the DIAN rejects tell why, and can be mended and sent again', async () => {
    await fault({ kind: 'dian-rejection', reasons: [{ code: 'FAJ44b', message: 'Municipio no válido' }] });
    const { id } = await created();
    expect((await accepted(id))['stamp']).toMatchObject({ status: 'Rejected' });
    expect((await call('GET', `/v1/invoices/${String(id)}/stamp/errors`)).body).toEqual({
      id,
      errors: [{ code: 'FAJ44b', message: 'Municipio no válido' }],
    });
    const again = await call('PUT', `/v1/invoices/${String(id)}`, invoice());
    expect(again.body).toMatchObject({ id, stamp: { status: 'Sending' } });
    expect((await accepted(id))['stamp']).toMatchObject({ status: 'Accepted' });
  });

  it('that are not electronic can be deleted', async () => {
    const { id } = await created({ stamp: { send: false } });
    expect((await call('DELETE', `/v1/invoices/${String(id)}`)).body).toEqual({ id, deleted: true });
    expect((await call('GET', `/v1/invoices/${String(id)}`)).status).toBe(404);
  });

  it('are undone by a credit note once accepted', async () => {
    const { id, name } = await created();
    const { items, payments } = invoice();
    const note = {
      document: { id: 28230 },
      date: '2026-11-21',
      invoice: id,
      reason: 2,
      items,
      payments,
      stamp: { send: true },
    };
    const early = await call('POST', '/v1/credit-notes', note);
    expect(early.body.Errors?.[0]?.Code).toBe('invalid_document');
    await accepted(id);
    const { status, body } = await call('POST', '/v1/credit-notes', note);
    expect([status, body]).toMatchObject([
      201,
      { name: 'NC-2-23', total: 2546.05, invoice: { id, name }, stamp: { status: 'Sending' } },
    ]);
    await call('GET', `/v1/credit-notes/${String(body['id'])}`);
    const later = await call('GET', `/v1/credit-notes/${String(body['id'])}`);
    expect(later.body['stamp']).toMatchObject({ status: 'Accepted', cude: expect.any(String) });
  });
});

describe('SIIGO stand-in: faults', () => {
  const count = async (): Promise<number> =>
    ((await call('GET', '/control/state')).body['documents'] as unknown[]).length;
  const send = (key: string): Promise<Reply | null> =>
    call('POST', '/v1/invoices', invoice(), { 'idempotency-key': key }).catch(() => null);

  it.each([
    ['rate-limit', 429, 'requests_limit', 0],
    ['unavailable', 503, 'documents_service', 0],
    ['server-error', 500, 'unhandled_error', 0],
    ['server-error-after', 500, 'unhandled_error', 1],
    ['slow', 201, undefined, 1],
  ])('%s strikes once', async (kind, status, code, made) => {
    const before = await count();
    await fault({ kind, method: 'POST', path: '^/v1/invoices$', delayMs: 5 });
    const reply = await send(`key${kind.replace(/\W/g, '')}`);
    expect([reply?.status, reply?.body.Errors?.[0]?.Code]).toEqual([status, code]);
    expect((await count()) - before).toBe(made);
    expect((await call('GET', '/control/faults')).body).toEqual([]);
  });

  it.each([
    ['cut-before', 0],
    ['cut-after', 1],
  ])('%s cuts the connection', async (kind, made) => {
    const before = await count();
    await fault({ kind, method: 'POST' });
    expect(await send(`key${kind.replace(/\W/g, '')}`)).toBeNull();
    expect((await count()) - before).toBe(made);
  });

  it('a key that met a 500 stays unusable', async () => {
    await fault({ kind: 'server-error' });
    await send('consumed1');
    expect((await send('consumed1'))?.status).toBe(500);
    expect((await send('consumed2'))?.status).toBe(201);
  });

  it('an expired token is refused until the next sign-in', async () => {
    await fault({ kind: 'expired-token' });
    expect((await call('GET', '/v1/taxes')).status).toBe(401);
    expect((await call('GET', '/v1/taxes')).status).toBe(401);
    await signIn();
    expect((await call('GET', '/v1/taxes')).status).toBe(200);
  });

  it('strike with a probability and only the requests they name', async () => {
    await fault({ kind: 'unavailable', probability: 1, path: '^/v1/invoices' });
    expect((await call('GET', '/v1/taxes')).status).toBe(200);
    expect((await call('GET', '/v1/invoices')).status).toBe(503);
    expect((await call('GET', '/v1/invoices')).status).toBe(503);
    await call('DELETE', '/control/faults');
    expect((await call('GET', '/v1/invoices')).status).toBe(200);
  });

  it('refuses a fault that it does not know', async () => {
    expect((await fault({ kind: 'nonsense' })).status).toBe(400);
  });
});

describe('SIIGO stand-in: the clock', () => {
  it('lets the DIAN decide after its time, without any read', async () => {
    const { id } = await created();
    clock += 61_000;
    expect((await call('GET', `/v1/invoices/${String(id)}`)).body['stamp']).toMatchObject({
      status: 'Accepted',
    });
  });
});
