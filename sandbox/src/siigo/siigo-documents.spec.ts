import { invoice, type Json, type Reply, SiigoCompany } from '../../test/siigo-company.js';

const { advance, call, created, fault, refusal, settled } = new SiigoCompany();

describe('the SIIGO stand-in and its invoices', () => {
  it('numbers an invoice, sends it, and gives it a CUFE only once it is accepted', async () => {
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
    expect((await settled(first['id']))['stamp']).toEqual({
      status: 'Accepted',
      cufe: expect.stringMatching(/^[0-9a-f]{96}$/),
    });
  });

  it('gives no stamp to an invoice that is not sent', async () => {
    expect(await created({ stamp: { send: false } })).not.toHaveProperty('stamp');
  });

  it('lists invoices without stamp by name, customer, type and dates, a day being its midnight', async () => {
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

  it('leaves a line without taxes untaxed, whatever its product says', async () => {
    const items = [{ code: 'LLA-1', quantity: 1, price: 1000 }];
    const body = await created({ items, payments: [{ id: 5636, value: 1000 }] });
    expect((body['items'] as Json[])[0]).not.toHaveProperty('taxes');
  });

  it('creates an unknown customer that an invoice brings with all fields', async () => {
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

  it('answers a repeated idempotency key with the first document', async () => {
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

  it('has a PDF of each invoice, with CUFE once accepted, and mails it to five addresses at most', async () => {
    const { id } = await created();
    const { body } = await call('GET', `/v1/invoices/${String(id)}/pdf`);
    const pdf = Buffer.from(String(body['base64']), 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await settled(id);
    const stamped = (await call('GET', `/v1/invoices/${String(id)}/pdf`)).body;
    expect(String(stamped['base64']).length).toBeGreaterThan(pdf.toString('base64').length);
    const mail = (to: string): Promise<Reply> =>
      call('POST', `/v1/invoices/${String(id)}/mail`, { mail_to: to });
    expect(await mail('a@b.test;c@d.test')).toMatchObject({ status: 201, body: { status: 'sent' } });
    expect((await mail('nada')).body.Errors?.[0]?.Code).toBe('invalid_email');
    expect((await mail(Array(6).fill('a@b.test').join(';'))).body.Errors?.[0]?.Code).toBe('values_limit');
  });

  it('freezes an invoice while it is sent and once it is accepted', async () => {
    const { id } = await created();
    const attempts = async (): Promise<unknown[]> => [
      (await call('DELETE', `/v1/invoices/${String(id)}`)).body.Errors?.[0]?.Code,
      (await call('PUT', `/v1/invoices/${String(id)}`, invoice())).body.Errors?.[0]?.Code,
    ];
    expect(await attempts()).toEqual(['delete_not_allowed', 'update_not_allowed']);
    await settled(id);
    expect(await attempts()).toEqual(['delete_not_allowed', 'update_not_allowed']);
  });

  it('gives the reason for a rejection by the DIAN and lets the invoice be corrected and resent', async () => {
    await fault({ kind: 'dian-rejection', reasons: [{ code: 'FAJ44b', message: 'Municipio no válido' }] });
    const { id } = await created();
    expect((await settled(id))['stamp']).toMatchObject({ status: 'Rejected' });
    expect((await call('GET', `/v1/invoices/${String(id)}/stamp/errors`)).body).toEqual({
      id,
      errors: [{ code: 'FAJ44b', message: 'Municipio no válido' }],
    });
    const again = await call('PUT', `/v1/invoices/${String(id)}`, invoice());
    expect(again.body).toMatchObject({ id, stamp: { status: 'Sending' } });
    expect((await settled(id))['stamp']).toMatchObject({ status: 'Accepted' });
  });

  it('rejects invoices of a customer until the data that the DIAN objects to are changed', async () => {
    await fault({ kind: 'dian-rejection', untilChangeOf: '900123456' });
    const { id } = await created();
    expect((await settled(id))['stamp']).toMatchObject({ status: 'Rejected' });
    await call('PUT', `/v1/invoices/${String(id)}`, invoice());
    expect((await settled(id))['stamp']).toMatchObject({ status: 'Rejected' });
    const { results } = (await call('GET', '/v1/customers?identification=900123456')).body as {
      results: Json[];
    };
    const [customer = {}] = results;
    const { id_type: type, ...rest } = customer;
    const change = { ...rest, id_type: (type as Json)['code'], comments: 'Corregido' };
    expect((await call('PUT', `/v1/customers/${String(customer['id'])}`, change)).status).toBe(200);
    await call('PUT', `/v1/invoices/${String(id)}`, invoice());
    expect((await settled(id))['stamp']).toMatchObject({ status: 'Accepted' });
  });

  it('deletes an invoice that is not electronic', async () => {
    const { id } = await created({ stamp: { send: false } });
    expect((await call('DELETE', `/v1/invoices/${String(id)}`)).body).toEqual({ id, deleted: true });
    expect((await call('GET', `/v1/invoices/${String(id)}`)).status).toBe(404);
  });

  it('annuls an accepted invoice by a credit note [N-33-210]', async () => {
    const { id, name } = await created();
    const { items, payments: ofInvoice } = invoice();
    const payments = [{ id: 5736, value: 2546.05 }];
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
    await settled(id);
    const wrong = await call('POST', '/v1/credit-notes', { ...note, payments: ofInvoice });
    expect(wrong.body.Errors).toMatchObject([{ Code: 'invalid_payment', Params: ['payments[0].id'] }]);
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

describe('the clock of the SIIGO stand-in', () => {
  it('lets the DIAN decide when its time has passed, without a read', async () => {
    const { id } = await created();
    advance(61_000);
    expect((await call('GET', `/v1/invoices/${String(id)}`)).body['stamp']).toMatchObject({
      status: 'Accepted',
    });
  });
});
