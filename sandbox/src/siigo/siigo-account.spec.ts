import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { invoice, type Json, SiigoCompany } from '../../test/siigo-company.js';

const siigo = new SiigoCompany();
const { call, created, refusal, settled } = siigo;
const rules = async (change: Json = {}) => call('PUT', '/control/rules', change);
const configure = async (change: Json) => call('PUT', '/control/types/28216', change);
const names = (rows: unknown): unknown[] => (rows as Json[]).map(({ name }) => name);
const refused = async (change: Json) => ((await refusal(change)) as unknown[]).slice(0, 2);
const codeOf = ({ body }: { body: { Errors?: { Code: string; Params: string[] }[] } }) => [
  body.Errors?.[0]?.Code,
  body.Errors?.[0]?.Params[0],
];

describe('the SIIGO stand-in under the rules of an account', () => {
  afterEach(async () => {
    await rules();
    await configure({ global_discounts: false, global_charges: false, delivery_order: false });
  });

  it('filters by the day of the document and by the moment of the last change [N-19-105]', async () => {
    const { id } = await created();
    const found = async (query: string) =>
      ((await call('GET', `/v1/invoices?${query}`)).body['results'] as Json[]).some(
        (row) => row['id'] === id,
      );
    expect(await found('date_start=2026-11-21&date_end=2026-11-21')).toBe(true);
    expect(await found('date_start=2026-11-22')).toBe(false);
    expect(await found('updated_start=2026-11-21')).toBe(false);
    expect((await call('GET', '/v1/customers?date_start=2030-01-01')).body['results']).toEqual([]);
    expect((await call('GET', '/v1/products?date_start=2030-01-01')).body['results']).toEqual([]);
  });

  it('shows observations in lists as configured [N-19-106]', async () => {
    await created();
    const first = async () =>
      ((await call('GET', '/v1/invoices')).body['results'] as Json[])[0]?.['observations'];
    expect(await first()).toBeNull();
    await rules({ listObservations: 'whole' });
    expect(await first()).toBe('Pedido 12');
  });

  it('accepts a DELETE with a JSON header and no body [N-19-105]', async () => {
    const { id } = await created({ stamp: { send: false } });
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await call('DELETE', `/v1/invoices/${String(id)}`, undefined, headers);
    expect([status, body]).toEqual([200, { id, deleted: true }]);
  });

  it('accepts texts for numbers where the reference shows them [N-19-105]', async () => {
    const texts = {
      customer: { identification: '900123456', branch_office: '0' },
      items: [{ code: 'LLA-1', description: 'Leche', quantity: '2', price: 1069.77, taxes: [{ id: 13156 }] }],
      payments: [{ id: '5636', value: 2546.05 }],
    };
    const { id } = await created(texts);
    await settled(id);
    const payments = [{ id: '5736', value: 2546.05 }];
    const note = {
      ...texts,
      payments,
      document: { id: 28230 },
      date: '2026-11-21',
      invoice: id,
      reason: '2',
    };
    expect((await call('POST', '/v1/credit-notes', note)).status).toBe(201);
    expect(await refused({ seller: '629' })).toEqual([400, 'invalid_type']);
  });

  it.each([
    ['global_discounts', { percentage: 10 }, 2332.1],
    ['globaldiscounts', { value: 100 }, 2446.05],
    ['global_charges', { value: 100 }, 2646.05],
  ])(
    'applies %s to the sum of the lines when the document type allows them [N-19-106]',
    async (name, amount, total) => {
      const change = {
        [name]: [{ id: name === 'global_charges' ? 14101 : 14001, ...amount }],
        payments: [{ id: 5636, value: total }],
      };
      expect(await refused(change)).toEqual([400, 'document_settings']);
      await configure({ global_discounts: true, global_charges: true });
      expect(await created(change)).toMatchObject({ total, [name]: [{ value: expect.any(Number) }] });
      await rules({ globalDiscounts: 'global_discounts', globalCharges: false });
      if (name !== 'global_discounts') expect(await refused(change)).toEqual([400, 'parameter_not_allowed']);
    },
  );

  it.each([
    [
      'an ampersand in a name of a customer',
      '/v1/customers',
      { name: ['Pérez & Hijos'] },
      ['invalid_name', 'name[0]'],
    ],
    ['a fraction in a name of a product', '/v1/products', { name: 'Queso ½ kg' }, ['invalid_name', 'name']],
    [
      'an en dash in a description',
      '/v1/products',
      { description: 'Queso – fino' },
      ['invalid_description', 'description'],
    ],
    [
      'eleven contacts',
      '/v1/customers',
      { contacts: Array(11).fill({ first_name: 'Ana' }) },
      ['invalid_array', 'contacts'],
    ],
    ['a branch over 999', '/v1/customers', { branch_office: 1000 }, ['invalid_range', 'branch_office']],
  ])('refuses %s [N-19-107]', async (_name, path, change, expected) => {
    const customer = {
      person_type: 'Company',
      id_type: '31',
      identification: '860999111',
      name: ['Pérez y Hijos S.A.S.'],
      address: { address: 'Calle 1', city: { country_code: 'Co', state_code: '50', city_code: '50001' } },
    };
    const product = { code: 'QUE-9', name: 'Queso', account_group: 1253 };
    const body = { ...(path.endsWith('customers') ? customer : product), ...change };
    expect(codeOf(await call('POST', path, body))).toEqual(expected);
  });

  it('accepts twenty contacts when the account follows the data structure [N-19-106]', async () => {
    await rules({ maxContacts: 20 });
    const contacts = Array(20).fill({ first_name: 'Ana' });
    const { status } = await call('POST', '/v1/customers', {
      person_type: 'Company',
      id_type: '31',
      identification: '860999112',
      name: ['Contactos S.A.S.'],
      address: { address: 'Calle 1', city: { country_code: 'Co', state_code: '50', city_code: '50001' } },
      contacts,
    });
    expect(status).toBe(201);
  });

  it('accepts dates from today on, or within ten days when configured so [N-19-106]', async () => {
    expect(await refused({ date: '2026-11-20' })).toEqual([400, 'date_settings']);
    await created({ date: '2026-12-02' });
    await rules({ dates: 'within ten days' });
    await created({ date: '2026-11-11' });
    for (const date of ['2026-11-10', '2026-12-02'])
      expect(await refused({ date })).toEqual([400, 'date_settings']);
  });

  it('accepts additional fields of 20 characters only when the document type has them [N-19-107]', async () => {
    const order = (number: string) => ({ additional_fields: { delivery_order: { prefix: 'ORD', number } } });
    expect(await refused(order('1'))).toEqual([400, 'document_settings']);
    await configure({ delivery_order: true });
    expect(await created(order('1'))).toMatchObject(order('1'));
    expect(await refused(order('1'.repeat(21)))).toEqual([400, 'length_max']);
  });
});

describe('the SIIGO stand-in and its other resources', () => {
  it('lists warehouses, price lists and fixed assets [N-19-108]', async () => {
    expect(names((await call('GET', '/v1/warehouses')).body)).toContain('Bodega principal');
    expect(names((await call('GET', '/v1/price-lists')).body)).toContain('Precio de venta 1');
    expect(names((await call('GET', '/v1/fixed-assets')).body)).toHaveLength(1);
    await call('POST', '/v1/products', {
      code: 'BOD-1',
      name: 'Queso en bodega',
      account_group: 1253,
      stock_control: true,
    });
    expect(await refused({ items: [{ code: 'BOD-1', quantity: 1, price: 1, warehouse: 9 }] })).toEqual([
      400,
      'invalid_reference',
    ]);
  });

  it('creates and lists one cash receipt per idempotency key [N-19-108]', async () => {
    const voucher = {
      document: { id: 27234 },
      date: '2026-11-21',
      type: 'DebtPayment',
      customer: { identification: '900123456', branch_office: 0 },
      items: [{ due: { prefix: 'FV-3', consecutive: 457, quote: 1, date: '2026-12-21' }, value: 50000 }],
      payment: { id: 5636, value: 50000 },
    };
    const headers = { 'idempotency-key': 'recibo1' };
    const first = await call('POST', '/v1/vouchers', voucher, headers);
    expect([first.status, first.body]).toMatchObject([
      201,
      { name: 'RC-1-71', payment: { name: 'Efectivo' } },
    ]);
    expect((await call('POST', '/v1/vouchers', voucher, headers)).body).toEqual(first.body);
    expect((await call('GET', `/v1/vouchers/${String(first.body['id'])}`)).body).toEqual(first.body);
    expect((await call('GET', '/v1/vouchers?created_start=2026-11-21')).body['results']).toEqual([
      first.body,
    ]);
    expect(
      codeOf(await call('POST', '/v1/vouchers', { ...voucher, payment: { id: 5636, value: 1 } })),
    ).toEqual(['invalid_total_payments', 'payment']);
    expect(codeOf(await call('POST', '/v1/vouchers', { ...voucher, type: 'AdvancePayment' }))).toEqual([
      'invalid_array',
      'items',
    ]);
  });

  it('accepts journals whose debits equal their credits [N-19-108]', async () => {
    const line = (movement: string, value: number) => ({
      account: { code: '11050501', movement },
      customer: { identification: '900123456' },
      value,
    });
    const journal = (credit: number) => ({
      document: { id: 27441 },
      date: '2026-11-21',
      items: [line('Debit', 119000), line('Credit', credit)],
    });
    const { status, body } = await call('POST', '/v1/journals', journal(119000));
    expect([status, body]).toMatchObject([201, { name: 'CC-1-13', balance: 0 }]);
    expect((await call('GET', '/v1/journals?document_id=27441')).body['results']).toEqual([body]);
    expect((await call('GET', `/v1/vouchers/${String(body['id'])}`)).status).toBe(404);
    expect(codeOf(await call('POST', '/v1/journals', journal(1)))).toEqual(['invalid_balance', 'items']);
  });

  it('answers a batch at once, creates it afterwards and reports each invoice to the caller [N-19-108]', async () => {
    const reports: Json[] = [];
    const receiver = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => (text += chunk));
      request.on('end', () => {
        reports.push(JSON.parse(text) as Json);
        response.end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const notification_url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/lote`;
    const batch = {
      notification_url,
      invoices: [
        { ...invoice(), idempotency_key: 'lote1' },
        { ...invoice({ seller: 1 }), idempotency_key: 'lote2' },
      ],
    };
    expect(codeOf(await call('POST', '/v1/invoices/batch', batch))).toEqual([
      'invalid_url',
      'notification_url',
    ]);
    await rules({ notifications: 'any' });
    const { body } = await call('POST', '/v1/invoices/batch', batch);
    expect(body).toMatchObject({ status: 'Received' });
    await call('GET', '/control/batches');
    await rules();
    expect(reports).toMatchObject([
      {
        id: body['id'],
        status: 'Processed',
        invoices: [
          { status_code: '201', idempotency_key: 'lote1', total: 2546.05 },
          { status_code: '400', error: { status: 400, errors: [{ code: 'invalid_reference' }] } },
        ],
      },
    ]);
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
  });

  it('sends a draft to the DIAN and shows the XML of an accepted document [N-19-108]', async () => {
    const { id } = await created({ stamp: { send: false } });
    const path = `/v1/invoices/${String(id)}`;
    expect((await call('GET', `${path}/xml`)).status).toBe(404);
    expect((await call('POST', `${path}/stamp`)).body).toMatchObject({ stamp: { status: 'Sending' } });
    expect(codeOf(await call('POST', `${path}/stamp`))).toEqual(['update_not_allowed', 'id']);
    const { stamp } = (await settled(id)) as { stamp: { cufe: string } };
    const { body } = await call('GET', `${path}/xml`);
    const xml = Buffer.from(String(body['base64']), 'base64').toString();
    expect(xml).toContain(stamp.cufe);
  });
});
