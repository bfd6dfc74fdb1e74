import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Order } from '@lacteos/contracts/schemas';

import { DIALECTS } from '#test/index.js';
import {
  ELECTRONIC_TYPE,
  InvoicingFixture,
  KNOWN_CUSTOMER,
  SELLER,
} from '#test/invoicing/invoicing-fixture.js';
import { ShopBuilder } from '#test/shop-builder.js';
import type { Answer } from '#test/test-api.js';
import { AuditEntry } from '#platform/audit/index.js';
import { OrderEventEntity } from '#orders/order/timeline/order-event.entity.js';
import type { CustomerDto } from '../../customers/customer.dto.js';
import type { BuyerDto } from '../buyer/buyer.dto.js';
import type { CreditBalanceDto } from '../credit/credit-balance.dto.js';
import type { InvoicePreflightDto } from '../preflight/preflight.dto.js';
import type { InvoiceStateDto } from '../view/invoice-state.dto.js';

/** The demo company's type that demands a cost centre, which its credit note type does not take. */
const TYPE_WITH_CENTRE = 28_218;
const CATALOGUES_EXPIRE_MS = 16 * 60_000;
const NOTE_PATH = '^/v1/credit-notes$';

describe.each(DIALECTS)('invoice corrections on $name', (dialect) => {
  let fixture: InvoicingFixture;
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect, {
      SIIGO_INVOICE_TYPE_IDS: `${ELECTRONIC_TYPE},${TYPE_WITH_CENTRE}`,
    });
  });
  beforeEach(() => fixture.siigo.calm());
  afterAll(() => fixture.stop());

  const stateOf = async (orderId: number): Promise<InvoiceStateDto> =>
    (await fixture.call<InvoiceStateDto>('GET', `/siigo/order/${orderId}/invoice`)).data;
  const historyOf = async (orderId: number): Promise<InvoiceStateDto[]> =>
    (await fixture.call<InvoiceStateDto[]>('GET', `/siigo/order/${orderId}/invoices`)).data;
  const issued = async (change: Record<string, unknown> = {}): Promise<InvoiceStateDto> => {
    const orderId = await fixture.addOrder({
      lines: [
        { price: 999.99, quantity: 3 },
        { price: 5_000, quantity: 1 },
      ],
    });
    await fixture.invoice(orderId, change);
    await fixture.settle();
    return stateOf(orderId);
  };
  const credit = (id: number, body: Record<string, unknown>, key?: string) =>
    fixture.call<InvoiceStateDto>(
      'POST',
      `/siigo/invoice/${id}/credit-note`,
      body,
      key ? { 'idempotency-key': key } : {},
    );
  const events = async (orderId: number): Promise<string[]> =>
    (await fixture.api.uow.manager.findBy(OrderEventEntity, { orderId })).map(({ name }) => name);

  it('allow a credit note and a new invoice, both kept in the history [N-19-050, N-19-083]', async () => {
    const { id, orderId } = await issued();
    await credit(id, { reason: 2 });
    await fixture.settle();
    const order = await fixture.order(Number(orderId));
    expect([order.isInvoice, order.idInvoice]).toEqual([false, null]);
    expect((await fixture.invoice(Number(orderId))).status).toBe(202);
    const second = await fixture.invoice(Number(orderId));
    expect(second.failure).toMatchObject({
      code: 'SIIGO.ALREADY_INVOICED',
      errors: { reasons: [{ advice: 'Ábrala: para hacer otra, acredítela o anúlela.' }] },
    });
    await fixture.settle();
    const history = await historyOf(Number(orderId));
    expect(history.map(({ state }) => state)).toEqual(['issued', 'credited']);
    expect(history.map((one) => one.orderId)).toEqual([orderId, orderId]);
    expect((await stateOf(Number(orderId))).id).toBe(history[0]?.id);
    expect((await fixture.order(Number(orderId))).idInvoice).toBe(history[0]?.siigoId);
    expect(await events(Number(orderId))).toEqual([
      'InvoiceRequested',
      'InvoiceIssued',
      'InvoiceCredited',
      'InvoiceRequested',
      'InvoiceIssued',
    ]);
  });

  it('allow several partial notes and an annulment of exactly the rest [N-19-052]', async () => {
    const { id, orderId, total } = await issued();
    const returned = await credit(id, { reason: 1, lines: [{ line: 1, quantity: 1 }] }, 'note-1');
    expect((await credit(id, { reason: 1, lines: [{ line: 1, quantity: 1 }] }, 'note-1')).data.id).toBe(
      returned.data.id,
    );
    await fixture.settle();
    await credit(id, { reason: 3, lines: [{ line: 2, amount: 1_000 }] });
    await fixture.settle();
    const { data: balance } = await fixture.call<CreditBalanceDto>('GET', `/siigo/invoice/${id}/credit`);
    // The first note takes a centavo more than 999.99, so that the tax of the last one ends exact.
    expect(balance.lines.map(({ restQuantity, restBase }) => [restQuantity, restBase])).toEqual([
      [2, 1_999.97],
      [1, 4_000],
    ]);
    const over = await credit(id, { reason: 1, lines: [{ line: 1, quantity: 3 }] });
    expect(over.failure.errors).toEqual({
      'lines.0.quantity': 'Por devolver en esta línea: 2 unidades.',
    });
    await credit(id, { reason: 2 });
    await fixture.settle();
    const { state, credited, creditNotes } = await stateOf(Number(orderId));
    expect(state).toBe('credited');
    expect(creditNotes.map(({ reason, label }) => [reason, label])).toEqual([
      ['Devolución parcial', 'Emitida'],
      ['Rebaja o descuento', 'Emitida'],
      ['Anulación de la factura electrónica', 'Emitida'],
    ]);
    expect(Math.abs(total - credited)).toBeLessThan(0.03);
    expect(credited).toBeLessThanOrEqual(total);
    expect((await events(Number(orderId))).slice(-3)).toEqual([
      'InvoicePartlyCredited',
      'InvoicePartlyCredited',
      'InvoiceCredited',
    ]);
    expect((await credit(id, { reason: 1, lines: [{ line: 1, quantity: 1 }] })).failure.code).toBe(
      'SIIGO.NOT_CREDITABLE',
    );
  });

  it('accept concurrent notes only up to the units of the invoice [N-19-053]', async () => {
    const { id } = await issued();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((one) =>
        credit(id, { reason: 1, lines: [{ line: 1, quantity: 1 }] }, `c-${id}-${one}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
    await fixture.settle();
    const { data } = await fixture.call<CreditBalanceDto>('GET', `/siigo/invoice/${id}/credit`);
    expect(data.lines[0]).toMatchObject({ restQuantity: 0 });
  });

  it('reuse a note that SIIGO rejected first', async () => {
    const { id } = await issued();
    await fixture.siigo.fault({ kind: 'expired-token', method: 'POST', path: NOTE_PATH, times: 2 });
    const refused = await credit(id, { reason: 1, lines: [{ line: 1, quantity: 3 }] });
    expect(refused.status).toBe(422);
    await fixture.siigo.calm();
    await credit(id, { reason: 2 });
    await fixture.settle();
    const { data } = await fixture.call<InvoiceStateDto>('GET', `/siigo/invoice/${id}`);
    expect([data.state, data.creditNotes.length]).toEqual(['credited', 1]);
  });

  it('omit the cost centre when the credit note type does not allow it [N-19-054]', async () => {
    const { id, state } = await issued({ invoiceType: TYPE_WITH_CENTRE, sendToCostCenters: 235 });
    expect(state).toBe('issued');
    await credit(id, { reason: 2 });
    await fixture.settle();
    expect((await fixture.call<InvoiceStateDto>('GET', `/siigo/invoice/${id}`)).data.state).toBe('credited');
  });

  it('produce a note that can be printed and mailed [N-19-055]', async () => {
    const { id } = await issued();
    const { data: note } = await credit(id, { reason: 2 });
    await fixture.settle();
    const pdf = await fixture.call<string>('GET', `/siigo/invoice/${note.id}/pdf`);
    expect(Buffer.from(pdf.data, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const mailed = await fixture.call<InvoiceStateDto>('POST', `/siigo/invoice/${note.id}/mail`, {});
    expect([mailed.status, mailed.data.mailState]).toEqual([200, 'pending_send']);
    await fixture.api.work();
    const { data } = await fixture.call<InvoiceStateDto>('GET', `/siigo/invoice/${note.id}`);
    expect(data.mailState).toBe('sent');
    expect(fixture.api.mails.at(-1)).toMatchObject({ subject: `Nota crédito ${data.name}` });
  });

  it('change the buyer only while no invoice stands [N-19-058]', async () => {
    const orderId = await fixture.addOrder();
    const path = `/siigo/order/${orderId}/buyer`;
    const { customer } = (await fixture.call<BuyerDto>('GET', path)).data;
    expect(customer).toMatchObject({ identification: KNOWN_CUSTOMER, person_type: 'Person', id_type: '13' });
    const company = {
      ...customer,
      person_type: 'Company',
      id_type: '31',
      identification: '900.123.456-8',
      nameCompany: 'Tienda La Esquina S.A.S.',
    };
    const wrong = await fixture.call('PUT', path, {
      customer: { ...company, identification: '900.123.456-1' },
    });
    expect([wrong.status, Object.keys(wrong.failure.errors ?? {})]).toEqual([400, ['customer.check_digit']]);
    const corrected = await fixture.call<BuyerDto>('PUT', path, { customer: company });
    expect(corrected.data).toMatchObject({
      customer: { identification: '900123456', check_digit: '8' },
      isCorrectable: true,
    });
    await fixture.invoice(orderId);
    const frozen = await fixture.call('PUT', path, { customer });
    await fixture.settle();
    const { id } = await stateOf(orderId);
    expect(frozen.failure).toMatchObject({
      code: 'SIIGO.BUYER_FROZEN',
      errors: { reasons: [{ link: `/admin/invoices_list?document=${id}` }] },
    });
    const document = await fixture.documentOf(orderId);
    expect(document.customerIdentification).toBe('900123456');
    await credit(id, { reason: 2 });
    await fixture.settle();
    expect((await fixture.call('PUT', path, { customer })).status).toBe(200);
    await fixture.invoice(orderId);
    await fixture.settle();
    const { documents } = await fixture.siigo.state();
    const buyers = documents
      .filter(({ observations }) => observations.includes(`Ref. P${orderId}-`))
      .map((one) => one.customer.identification);
    expect(buyers).toEqual(['900123456', KNOWN_CUSTOMER]);
    expect((await events(orderId))[0]).toBe('BuyerCorrected');
    const unpaid = await fixture.addOrder({ isPaid: false });
    const early = await fixture.call('PUT', `/siigo/order/${unpaid}/buyer`, { customer });
    expect(early.failure.code).toBe('ORDERS.NOT_PAID');
  });

  describe('with withholdings', () => {
    const RATES = { retefuente: 2.5, reteiva: 15, reteica: 0.966, minimum_base: 1_000 };
    const COMPANY = '900123456';
    const BASE = { price: 999.99, quantity: 3 };
    const setRates = async (withholding: object | null): Promise<Answer<CustomerDto>> => {
      const { data } = await fixture.call<CustomerDto>('GET', `/siigo/customers/${COMPANY}`);
      const { data: known } = await fixture.call<CustomerDto>('GET', `/siigo/customer/${data.id}`);
      const { id, id_siigo: _guid, ...form } = known;
      return fixture.call<CustomerDto>('PUT', `/siigo/customers/${id}`, { ...form, withholding });
    };
    const paidOrder = async (line = BASE): Promise<Order> => {
      const orderId = await fixture.addOrder({ lines: [line], nDocument: COMPANY, isPaid: false });
      const { totalPrice } = await fixture.order(orderId);
      const data = new ShopBuilder(fixture.api).aPayment(totalPrice / 100);
      return (await fixture.call<Order>('PUT', '/order/paymentResult', { id: orderId, data })).data;
    };

    it('use audited rates of the customer, which only a company may have [N-19-070]', async () => {
      expect((await paidOrder()).withholding).toBeNull();
      const saved = await setRates(RATES);
      expect([saved.status, saved.data.withholding]).toEqual([200, RATES]);
      const { data: person } = await fixture.call<CustomerDto>('GET', `/siigo/customers/${KNOWN_CUSTOMER}`);
      const { id, id_siigo: _guid, ...form } = person;
      const refused = await fixture.call('PUT', `/siigo/customers/${id}`, { ...form, withholding: RATES });
      expect(refused.failure.errors).toEqual({ withholding: 'Solo una compañía practica retenciones.' });
      const audited = await fixture.api.uow.manager.findOneByOrFail(AuditEntry, {
        action: 'customers.updated',
        subjectId: String(saved.data.id),
      });
      expect(audited.after).toMatchObject({ withholding: RATES });
      const wrong = await setRates({ ...RATES, reteica: 100.5, minimum_base: -1 });
      expect(Object.keys(wrong.failure.errors ?? {}).sort()).toEqual([
        'withholding.minimum_base',
        'withholding.reteica',
      ]);
    });

    it('lower expected payment, invoice and notes by the same centavos [N-19-071]', async () => {
      await setRates(RATES);
      const notes = 28_230;
      const flags = { reteiva: true, reteica: true };
      for (const type of [ELECTRONIC_TYPE, notes]) await fixture.siigo.control('PUT', `types/${type}`, flags);
      fixture.api.clock.advance(CATALOGUES_EXPIRE_MS);
      const order = await paidOrder();
      // 2,999.97 and 569.99 of VAT: 75.00 + 85.50 + 28.98
      expect(order.withholding).toMatchObject({ withheld: 189.48, expectedPayment: 3_380.48 });
      await setRates(null);
      const { data: kept } = await fixture.call<Order>('GET', `/order/${order.id}`);
      expect(kept.withholding).toEqual(order.withholding);
      const { data: preflight } = await fixture.call<InvoicePreflightDto>(
        'POST',
        '/siigo/invoice/preflight',
        fixture.dialog(order.id),
      );
      expect(preflight.findings.map(({ code }) => code)).toEqual(['WITHHOLDING']);
      await fixture.invoice(order.id);
      await fixture.settle();
      const invoice = await stateOf(order.id);
      expect(invoice).toMatchObject({ state: 'issued', total: 3_569.96, withheld: 189.48, reasons: [] });
      await credit(invoice.id, { reason: 1, lines: [{ line: 1, quantity: 1 }] });
      await fixture.settle();
      await credit(invoice.id, { reason: 2 });
      await fixture.settle();
      const { creditNotes } = await stateOf(order.id);
      expect(creditNotes.map(({ state }) => state)).toEqual(['issued', 'issued']);
      await setRates(RATES);
      expect((await paidOrder({ price: 999.99, quantity: 1 })).withholding).toBeNull();
    });
  });

  describe('of a draft', () => {
    const draft = (): Promise<InvoiceStateDto> => issued({ sendToDian: false });

    it('send it to the DIAN even when the first answer is lost [N-19-056]', async () => {
      const { id, orderId, name } = await draft();
      await fixture.siigo.fault({ kind: 'cut-before', method: 'PUT', path: '^/v1/invoices/' });
      await fixture.call('POST', `/siigo/invoice/${id}/send`);
      await fixture.settle();
      expect(await stateOf(Number(orderId))).toMatchObject({ state: 'issued', name });
      const again = await fixture.call('POST', `/siigo/invoice/${id}/send`);
      expect(again.failure).toMatchObject({
        code: 'SIIGO.NOT_DRAFT',
        errors: {
          reasons: [{ advice: 'Ábrala para ver en qué quedó.', link: `/admin/invoices_list?document=${id}` }],
        },
      });
      expect(await events(Number(orderId))).toEqual(['InvoiceRequested', 'InvoiceDrafted', 'InvoiceIssued']);
    });

    it('edit everything but its type [N-19-056]', async () => {
      const { id, orderId } = await draft();
      const frozen = fixture.dialog(Number(orderId), { invoiceType: TYPE_WITH_CENTRE });
      const refused = await fixture.call('PUT', `/siigo/invoice/${id}`, frozen);
      expect(Object.keys(refused.failure.errors ?? {})).toEqual(['invoiceType']);
      const asked = await fixture.call<Record<string, unknown>>('GET', `/siigo/invoice/${id}/request`);
      expect(asked.data).toEqual({ ...fixture.dialog(Number(orderId), { sendToDian: false }), number: null });
      const change = { sendToDian: false, sendToCommentsInvoice: 'Entregar en la tarde' };
      const edited = await fixture.call<InvoiceStateDto>(
        'PUT',
        `/siigo/invoice/${id}`,
        fixture.dialog(Number(orderId), change),
      );
      expect([edited.status, edited.data.state]).toEqual([201, 'draft']);
      const { documents } = await fixture.siigo.state();
      expect(documents.find((one) => one.id === edited.data.siigoId)?.observations).toMatch(/^Entregar/);
    });

    it('annul it even when the answer is lost, and allow the next invoice [N-19-056]', async () => {
      const { id, orderId } = await draft();
      await fixture.siigo.fault({ kind: 'cut-after', method: 'POST', path: '/annul$' });
      const annulled = await fixture.call<InvoiceStateDto>('POST', `/siigo/invoice/${id}/annul`);
      expect([annulled.status, annulled.data.label]).toEqual([200, 'Anulada en SIIGO']);
      await fixture.invoice(Number(orderId));
      await fixture.settle();
      expect((await historyOf(Number(orderId))).map(({ state }) => state)).toEqual(['issued', 'annulled']);
    });

    it('from the standalone form keep its customer', async () => {
      const code = await fixture.codeOf({ price: 700, quantity: 1 });
      const body = {
        id: ELECTRONIC_TYPE,
        date: '2099-01-01',
        customer: { identification: KNOWN_CUSTOMER },
        seller: SELLER,
        stamp: { send: false },
        mail: { send: false },
        items: [{ code, quantity: 1, price: 700 }],
        payments: [{ id: 5636, value: 700 }],
      };
      const { id } = (await fixture.call<InvoiceStateDto>('POST', '/siigo/invoice', body)).data;
      const other = { ...body, customer: { identification: '900123456' } };
      const refused = await fixture.call('PUT', `/siigo/invoice/${id}`, other);
      expect(Object.keys(refused.failure.errors ?? {})).toEqual(['customer.identification']);
      const asked = await fixture.call<typeof body>('GET', `/siigo/invoice/${id}/request`);
      expect(asked.data).toMatchObject({ ...body, items: [{ code, quantity: 1, price: 700 }] });
      const edited = await fixture.call<InvoiceStateDto>('PUT', `/siigo/invoice/${id}`, {
        ...asked.data,
        items: [{ code, quantity: 2, price: 700 }],
      });
      expect([edited.data.state, edited.data.total]).toEqual(['draft', 1_400]);
    });
  });
});
