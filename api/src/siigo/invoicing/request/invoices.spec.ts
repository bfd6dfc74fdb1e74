import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CustomerData } from '@lacteos/contracts/schemas';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';

import { DIALECTS } from '#test/index.js';
import { InvoicingFixture, KNOWN_CUSTOMER, SELLER } from '#test/invoicing/invoicing-fixture.js';
import { OrderEventEntity } from '#orders/order/timeline/order-event.entity.js';
import type { InvoicePreflightDto } from '../preflight/preflight.dto.js';
import type { InvoiceDetailDto, InvoiceRowDto, InvoiceStateDto } from '../view/invoice-state.dto.js';

describe.each(DIALECTS)('invoices on $name', (dialect) => {
  let fixture: InvoicingFixture;
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
  });
  beforeEach(() => fixture.siigo.calm());
  afterAll(() => fixture.stop());

  const stateOf = async (orderId: number): Promise<InvoiceStateDto> =>
    (await fixture.call<InvoiceStateDto>('GET', `/siigo/order/${orderId}/invoice`)).data;

  it('have the total of their order and are accepted by the DIAN [B-111, B-162, B-213]', async () => {
    const orderId = await fixture.addOrder({
      lines: [
        { price: 1069.77, quantity: 2 },
        { price: 5200.5, quantity: 1, taxClassification: 'Exempt' },
        { price: 999.99, quantity: 7, taxClassification: 'Excluded' },
      ],
    });
    const answer = await fixture.invoice<InvoiceStateDto>(orderId, { sendToCommentsInvoice: 'Gracias.' });
    expect([answer.status, answer.data.label]).toEqual([202, 'En proceso']);
    await fixture.settle();
    const state = await stateOf(orderId);
    const order = await fixture.order(orderId);
    expect(state).toMatchObject({ state: 'issued', label: 'Emitida', orderId, reasons: [] });
    expect(state.cufe).toMatch(/^[0-9a-f]{96}$/);
    expect([state.total * 100, order.isInvoice, order.idInvoice]).toEqual([
      order.totalPrice,
      true,
      state.siigoId,
    ]);
    const found = await fixture.call<{ id: number; foundBy: unknown }[]>(
      'GET',
      `/admin/orders?search=${state.name}`,
    );
    expect(found.data).toMatchObject([{ id: orderId, foundBy: [{ field: 'invoice', text: state.name }] }]);
    const { documents } = await fixture.siigo.state();
    const mine = documents.filter(({ id }) => id === state.siigoId);
    expect(mine).toMatchObject([{ total: state.total, stamp: 'Accepted', cufe: state.cufe }]);
    expect(mine[0]?.observations).toMatch(/^Gracias\.\nRef\. P\d+-[0-9a-f]{8}$/);
  });

  it('record their steps in the timeline of the order', async () => {
    const orderId = await fixture.addOrder();
    await fixture.invoice(orderId);
    await fixture.settle();
    const events = await fixture.api.uow.manager.findBy(OrderEventEntity, { orderId });
    expect(events.map(({ name }) => name)).toEqual(['InvoiceRequested', 'InvoiceIssued']);
  });

  it('are answered with 201 when they finish within the request', async () => {
    const orderId = await fixture.addOrder();
    const answer = await fixture.invoice<InvoiceStateDto>(orderId, { sendToDian: false });
    expect([answer.status, answer.data.state, answer.data.cufe]).toEqual([201, 'draft', null]);
    expect(answer.data.label).toBe('Borrador, no enviada a la DIAN');
  });

  it('are rejected with 409 when the order already has one', async () => {
    const orderId = await fixture.addOrder();
    await fixture.invoice(orderId);
    const again = await fixture.invoice(orderId);
    expect([again.status, again.failure.code]).toEqual([409, 'SIIGO.ALREADY_INVOICED']);
  });

  it('are rejected for an order with a voided payment [N-19-191]', async () => {
    const orderId = await fixture.addOrder();
    await fixture.voidPayment(orderId);
    const answer = await fixture.invoice(orderId);
    expect(answer.failure).toMatchObject({
      code: 'ORDERS.PAYMENT_VOIDED',
      errors: { reasons: [{ link: `/admin/order/${orderId}` }] },
    });
    const { data } = await fixture.call<InvoicePreflightDto>(
      'POST',
      '/siigo/invoice/preflight',
      fixture.dialog(orderId),
    );
    expect(data.findings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'PAYMENT_VOIDED', link: `/admin/order/${orderId}` }),
      ]),
    );
  });

  it('are created once by concurrent requests', async () => {
    const orderId = await fixture.addOrder();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => fixture.invoice(orderId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409]);
    await fixture.settle();
    const { observations } = (await fixture.siigo.state()).documents[0] ?? {};
    const all = (await fixture.siigo.state()).documents.filter((one) => one.observations === observations);
    expect(all).toHaveLength(1);
  });

  it.each([
    [{ isPaid: false }, 409, 'ORDERS.NOT_PAID'],
    [{ active: false }, 409, 'ORDERS.CANCELLED'],
  ])('are rejected for an order that is %j', async (change, status, code) => {
    const answer = await fixture.invoice(await fixture.addOrder(change));
    expect([answer.status, answer.failure.code]).toEqual([status, code]);
  });

  it('are rejected for an unknown order or an unused type [B-090, D-020]', async () => {
    expect((await fixture.invoice(999_999)).failure.code).toBe('ORDERS.NOT_FOUND');
    const other = await fixture.invoice(await fixture.addOrder(), { invoiceType: 28_217 });
    expect([other.status, Object.keys(other.failure.errors ?? {})]).toEqual([400, ['invoiceType']]);
  });

  it('are rejected with the names of missing fields [B-112, B-168]', async () => {
    const orderId = await fixture.addOrder();
    const answer = await fixture.call('POST', '/siigo/invoice', { orderId });
    expect(Object.keys(answer.failure.errors ?? {}).sort()).toEqual([
      'invoiceType',
      'sendToDian',
      'sendToEmail',
      'sendToUser',
    ]);
  });

  it('accept comments of at most 4000 characters [B-100]', async () => {
    const orderId = await fixture.addOrder();
    const long = await fixture.invoice(orderId, { sendToCommentsInvoice: 'x'.repeat(4_001) });
    expect([long.status, Object.keys(long.failure.errors ?? {})]).toEqual([400, ['sendToCommentsInvoice']]);
    const comments = 'x'.repeat(4_000);
    expect((await fixture.invoice(orderId, { sendToCommentsInvoice: comments })).status).toBe(202);
  });

  it('report a rejection by SIIGO in Spanish and reuse the row afterwards', async () => {
    const orderId = await fixture.addOrder();
    const refused = await fixture.invoice(orderId, { sendToUser: 7 });
    expect([refused.status, refused.failure.code]).toEqual([422, 'SIIGO.INVOICE_REJECTED']);
    expect(refused.failure.message).toMatch(/^Rechazada: No existe en SIIGO: vendedor/);
    const mended = await fixture.invoice<InvoiceStateDto>(orderId, { sendToUser: SELLER });
    expect(mended.status).toBe(202);
    await fixture.settle();
    expect((await stateOf(orderId)).state).toBe('issued');
  });

  it("show the DIAN's reasons and keep their number when sent again", async () => {
    await fixture.siigo.fault({ kind: 'dian-rejection' });
    const orderId = await fixture.addOrder();
    await fixture.invoice(orderId);
    await fixture.settle();
    const rejected = await stateOf(orderId);
    expect(rejected.state).toBe('rejected');
    expect(rejected.label).toContain('El DV del NIT del adquirente');
    const attention = await fixture.call<InvoiceStateDto[]>('GET', '/siigo/invoices/attention');
    expect(attention.data.map(({ id }) => id)).toContain(rejected.id);
    expect((await fixture.call('POST', `/siigo/invoice/${rejected.id}/retry`)).status).toBe(202);
    await fixture.settle();
    const issued = await stateOf(orderId);
    expect(issued).toMatchObject({ state: 'issued', siigoId: rejected.siigoId, name: rejected.name });
    expect((await fixture.call('POST', `/siigo/invoice/${rejected.id}/retry`)).failure.code).toBe(
      'SIIGO.NOT_RETRYABLE',
    );
  });

  it('report an inactive customer with the specified text', async () => {
    const answer = await fixture.invoice(await fixture.addOrder({ nDocument: '1122118903' }));
    expect(answer.failure.message).toBe(
      'Rechazada: El cliente se encuentra inactivo. Actívelo en el módulo de contabilidad: pestaña Clientes, opción Actualizar cliente.',
    );
  });

  it('create an unknown customer in SIIGO', async () => {
    const orderId = await fixture.addOrder({ nDocument: '1030555777' });
    await fixture.invoice(orderId);
    await fixture.settle();
    expect((await stateOf(orderId)).state).toBe('issued');
    const found = await fixture.siigo.call<{ results: unknown[] }>(
      'GET',
      '/v1/customers?identification=1030555777',
    );
    expect(found.body.results).toMatchObject([{ identification: '1030555777', active: true }]);
  });

  it('distinguish buyers with the same number by document type [N-33-810]', async () => {
    const first = await fixture.addOrder({ nDocument: '1030555888' });
    await fixture.invoice(first);
    const customer: CustomerData = {
      identification: '1030555888',
      id_type: '22',
      person_type: 'Person',
      fiscal_responsibility: 'R-99-PN',
      first_name: 'Irina',
      last_name: 'Otra',
      address: 'Calle 1',
      country_code: 'Co',
      state_code: '50',
      city_code: '50001',
      contact_first_name: 'Irina',
    };
    const second = await fixture.addOrder({ nDocument: '1030555888', customer });
    await fixture.settle();
    await fixture.invoice(second);
    await fixture.settle();
    const { body } = await fixture.siigo.call<{ results: unknown[] }>(
      'GET',
      '/v1/customers?identification=1030555888',
    );
    expect(body.results).toMatchObject([
      { branch_office: 0, id_type: { code: '13' } },
      { branch_office: 1, id_type: { code: '22' } },
    ]);
  });

  it('appear in the attention list after an hour in progress', async () => {
    const orderId = await fixture.addOrder();
    await fixture.siigo.fault({ kind: 'unavailable', method: 'POST', path: '^/v1/invoices$', times: 3 });
    await fixture.invoice(orderId);
    const { id } = await stateOf(orderId);
    const ids = async (): Promise<number[]> =>
      (await fixture.call<InvoiceStateDto[]>('GET', '/siigo/invoices/attention')).data.map((one) => one.id);
    expect(await ids()).not.toContain(id);
    fixture.api.clock.advance(3_700_000);
    expect(await ids()).toContain(id);
    await fixture.settle();
    expect(await ids()).not.toContain(id);
  });

  it('are annulled by a single credit note', async () => {
    const orderId = await fixture.addOrder();
    await fixture.invoice(orderId);
    const early = await stateOf(orderId);
    expect(
      (await fixture.call('POST', `/siigo/invoice/${early.id}/credit-note`, { reason: 2 })).failure.code,
    ).toBe('SIIGO.NOT_CREDITABLE');
    await fixture.settle();
    const [first, second] = await Promise.all(
      [1, 2].map(() =>
        fixture.call<InvoiceStateDto>('POST', `/siigo/invoice/${early.id}/credit-note`, { reason: 2 }),
      ),
    );
    expect([first?.data.id, second?.data.id]).toEqual([first?.data.id, first?.data.id]);
    await fixture.settle();
    const credited = await stateOf(orderId);
    expect(credited).toMatchObject({
      state: 'credited',
      label: 'Acreditada',
      creditNoteState: 'issued',
      creditNoteLabel: 'Emitida',
    });
    const notes = (await fixture.siigo.state()).documents.filter(({ kind }) => kind === 'NC');
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatchObject({ total: credited.total, stamp: 'Accepted' });
  });

  it('can be read, printed and mailed by local id and SIIGO id [B-212, B-221, B-222, D-095]', async () => {
    const orderId = await fixture.addOrder();
    await fixture.invoice(orderId, { sendToEmail: false });
    await fixture.settle();
    const { id, siigoId } = await stateOf(orderId);
    const ours = await fixture.call<InvoiceDetailDto>('GET', `/siigo/invoice/${id}`);
    const theirs = await fixture.call<InvoiceDetailDto>('GET', `/siigo/invoice/${siigoId}`);
    expect(ours.data).toMatchObject({ id, siigoId, invoice: { id: siigoId } });
    expect(theirs.data).toMatchObject({ id, siigoId, invoice: { id: siigoId, total: ours.data.total } });
    for (const key of [id, siigoId]) {
      const pdf = await fixture.call<string>('GET', `/siigo/invoice/${key}/pdf`);
      expect(Buffer.from(pdf.data, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    }
    const mailed = await fixture.call<InvoiceStateDto>('POST', `/siigo/invoice/${id}/mail`, {});
    expect(mailed.data.mailState).toBe('sent');
    const wrong = await fixture.call('POST', `/siigo/invoice/${id}/mail`, { mail_to: 'nobody' });
    expect([wrong.status, wrong.failure.code]).toEqual([400, 'VALIDATION.FAILED']);
    for (const unknown of ['77777777', '2f2b8b26-4bb8-4a52-9fb5-8d2f4ee22a10'])
      expect((await fixture.call('GET', `/siigo/invoice/${unknown}`)).failure.code).toBe(
        'SIIGO.INVOICE_NOT_FOUND',
      );
  });

  describe('from the standalone form', () => {
    const draft = async (change: Record<string, unknown> = {}): Promise<Record<string, unknown>> => ({
      id: 28_216,
      date: '2099-01-01',
      customer: { identification: KNOWN_CUSTOMER },
      seller: SELLER,
      stamp: { send: false },
      mail: { send: false },
      observations: 'Venta de mostrador',
      items: [
        {
          code: await fixture.codeOf({ price: 12_345.67, quantity: 1 }),
          description: 'Queso',
          quantity: 3,
          price: 12_345.67,
          discount: 12.5,
          taxes: [
            { id: 13_156, label: 'IVA 19%' },
            { id: 13_160, label: 'Impoconsumo 8%' },
          ],
        },
        { code: await fixture.codeOf({ price: 500, quantity: 1 }), quantity: 1, price: 500 },
      ],
      payments: [{ id: 5637, value: 1, due_date: '2099-02-01' }],
      ...change,
    });

    it('accept discounts, two taxes and a due date [B-150, B-248, D-021]', async () => {
      const answer = await fixture.call<InvoiceStateDto>('POST', '/siigo/invoice', await draft());
      expect([answer.status, answer.data.state, answer.data.orderId]).toEqual([201, 'draft', null]);
      // 3 × 12,345.67 less 12.5 % = 32,407.38; IVA 6,157.40 and Impoconsumo 2,592.59; and 500 without tax
      expect(answer.data.total).toBe(41_657.37);
    });

    it('are created once per idempotency key', async () => {
      const body = await draft();
      const headers = { 'idempotency-key': 'draft-1' };
      const call = () => fixture.call<InvoiceStateDto>('POST', '/siigo/invoice', body, headers);
      const answers = await Promise.all([call(), call(), call()]);
      expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    });

    it('create a new customer', async () => {
      const newCustomer = {
        person_type: 'Company',
        id_type: '31',
        identification: '900555111',
        name: ['Tienda La Esquina S.A.S.'],
        address: { address: 'Calle 1', city: { country_code: 'Co', state_code: '50', city_code: '50001' } },
      };
      const body = await draft({ customer: { identification: '900555111' }, newCustomer });
      expect((await fixture.call('POST', '/siigo/invoice', body)).status).toBe(201);
      await fixture.api.work();
      const known = await fixture.call<unknown[]>('GET', '/admin/customers?search=900555111');
      expect(known.data).toEqual([
        expect.objectContaining({ nameCompany: 'Tienda La Esquina S.A.S.', id_siigo: expect.any(String) }),
      ]);
    });

    it('are rejected for an unknown customer, a past date and missing fields [B-091]', async () => {
      const unknown = await draft({ customer: { identification: '900555112' } });
      expect((await fixture.call('POST', '/siigo/invoice', unknown)).failure.message).toBe(
        'Rechazada: El cliente no está creado en SIIGO.',
      );
      const past = await fixture.call('POST', '/siigo/invoice', await draft({ date: '2020-01-01' }));
      expect(past.failure.errors).toEqual({ date: 'La fecha no puede ser anterior a hoy.' });
      const empty = await fixture.call('POST', '/siigo/invoice', {});
      expect(Object.keys(empty.failure.errors ?? {})).toEqual(
        expect.arrayContaining(['id', 'date', 'customer', 'seller', 'items', 'payments']),
      );
    });
  });

  describe('in the SIIGO list', () => {
    let mine: InvoiceStateDto;
    let today: string;
    beforeAll(async () => {
      const orderId = await fixture.addOrder({ nDocument: '17334890' });
      await fixture.invoice(orderId, { sendToDian: false });
      mine = await stateOf(orderId);
      const { payload } = await fixture.documentOf(orderId);
      await fixture.siigo.call('PUT', `/v1/invoices/${mine.siigoId}`, payload);
      today = colombianToday(fixture.api.clock);
    });

    const list = (query: string) => fixture.call<InvoiceRowDto[]>('GET', `/siigo/invoices?${query}`);
    const filled = (query: string): string =>
      query.replaceAll('TODAY', today).replace('NAME', String(mine.name));

    it.each([
      ['day of creation, today included', 'created_start=TODAY&created_end=TODAY', 'created_end=2020-01-01'],
      ['day of change', 'updated_start=TODAY&updated_end=TODAY', 'updated_end=2020-01-02'],
      ['name', 'name=NAME', 'name=FV-0-0'],
      [
        'identification and branch of the customer',
        'customer_identification=17334890&customer_branch_office=0',
        'customer_identification=17334890&customer_branch_office=7',
      ],
      ['document type', 'document_id=28216', 'document_id=28217'],
      ['its own date', 'date_start=TODAY&date_end=TODAY', 'date_end=2020-01-01'],
      [
        'the filled ones of all filters',
        'name=NAME&created_end=&updated_start=&customer_identification=',
        'name=FV-0-0',
      ],
    ])('are filtered by %s [B-214, B-215, B-216, B-217, B-218, B-219]', async (_, matching, other) => {
      const { data } = await list(`${filled(matching)}&pageSize=100`);
      expect(data.find(({ id }) => id === mine.siigoId)?.state?.id).toBe(mine.id);
      expect((await list(other)).data.map(({ id }) => id)).not.toContain(mine.siigoId);
    });

    it('have id, number, prefix, name, customer, total and creation time [B-151]', async () => {
      const first = (await list(`name=${mine.name}`)).data[0];
      expect(first).toMatchObject({
        id: mine.siigoId,
        number: mine.number,
        prefix: 'FEVD',
        name: mine.name,
        customer: { identification: '17334890', id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
        total: mine.total,
      });
      expect(first?.metadata.created).toMatch(/^\d{4}-\d\d-\d\dT/);
    });

    it('are paged, and invalid filters are rejected [N-19-024]', async () => {
      expect(JSON.parse((await list('page=2&pageSize=10')).text)).toMatchObject({
        meta: { page: 2, pageSize: 10 },
      });
      for (const query of [
        'created_start=ayer',
        'unknown=1',
        'page=0',
        'pageSize=0',
        'pageSize=201',
        'created_start=2026-02-30',
      ])
        expect((await list(query)).status).toBe(400);
    });
  });

  it('are answered with 503 while SIIGO is down [B-247]', async () => {
    await fixture.siigo.fault({ kind: 'unavailable', times: 5 });
    const answer = await fixture.call('GET', '/siigo/invoices');
    expect([answer.status, answer.failure.success, answer.failure.code]).toEqual([
      503,
      false,
      'SIIGO.UNAVAILABLE',
    ]);
  });
});
