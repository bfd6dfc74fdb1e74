import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nitCheckDigit } from '@lacteos/contracts/identification/nit-check-digit';
import type { CustomerData } from '@lacteos/contracts/schemas';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';

import { DIALECTS } from '#test/index.js';
import { InvoicingFixture, KNOWN_CUSTOMER, SELLER } from '#test/invoicing/invoicing-fixture.js';
import { OrderEntity } from '#orders/order/row/order.entity.js';
import { ProductEntity } from '#products/index.js';
import type { InvoiceFindingDto, InvoicePreflightDto } from './preflight.dto.js';

const UNKNOWN_NIT = '900608900';
const DIGIT = nitCheckDigit(UNKNOWN_NIT);
const company = (change: Partial<CustomerData>): CustomerData => ({
  identification: '900777001',
  person_type: 'Company',
  fiscal_responsibility: 'R-99-PN',
  id_type: '31',
  nameCompany: 'Panadería El Trigal',
  address: 'Calle 1',
  country_code: 'Co',
  state_code: '50',
  city_code: '50001',
  contact_first_name: 'Ana',
  ...change,
});

describe.each(DIALECTS)('the invoice preflight on $name', (dialect) => {
  let fixture: InvoicingFixture;
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
  });
  afterAll(() => fixture.stop());

  const findings = async (body: unknown): Promise<InvoiceFindingDto[]> => {
    const answer = await fixture.call<InvoicePreflightDto>('POST', '/siigo/invoice/preflight', body);
    expect(answer.status).toBe(200);
    return answer.data.findings;
  };
  const codes = async (body: unknown): Promise<string[]> => (await findings(body)).map(({ code }) => code);

  it('finds nothing in a valid order and sends nothing', async () => {
    const before = (await fixture.siigo.state()).documents.length;
    expect(await findings(fixture.dialog(await fixture.addOrder()))).toEqual([]);
    expect((await fixture.siigo.state()).documents).toHaveLength(before);
  });

  it.each([
    [{ isPaid: false }, 'ORDER_NOT_PAID'],
    [{ active: false }, 'ORDER_CANCELLED'],
  ])('reports an order that is %j, with a link to it', async (change, code) => {
    const orderId = await fixture.addOrder(change);
    expect(await findings(fixture.dialog(orderId))).toMatchObject([
      { code, severity: 'error', link: `/admin/order/${orderId}` },
    ]);
  });

  it('reports orders that are already invoiced or unknown', async () => {
    const orderId = await fixture.addOrder();
    await fixture.invoice(orderId);
    expect(await findings(fixture.dialog(orderId))).toMatchObject([
      { code: 'ALREADY_INVOICED', link: '/admin/invoices_list' },
    ]);
    expect(await codes(fixture.dialog(999_999))).toEqual(['ORDER_NOT_FOUND']);
  });

  it('reports an invalid type, seller or cost centre', async () => {
    const orderId = await fixture.addOrder();
    expect(await findings(fixture.dialog(orderId, { invoiceType: 28_217 }))).toMatchObject([
      { code: 'TYPE_NOT_ALLOWED', link: '/admin/invoice_type' },
    ]);
    expect(await codes(fixture.dialog(orderId, { sendToUser: 7 }))).toEqual(['SELLER_MISSING']);
    expect(await codes(fixture.dialog(orderId, { sendToCostCenters: 7 }))).toEqual([
      'COST_CENTER_INVALID',
      'COST_CENTER_NOT_ALLOWED',
    ]);
  });

  it.each([
    [{ check_digit: String((DIGIT + 1) % 10) }, ['NIT_CHECK_DIGIT', 'CUSTOMER_NEW']],
    [{ city_code: '05001' }, ['MUNICIPALITY_INVALID', 'CUSTOMER_NEW']],
    [{ nameCompany: '' }, ['NAME_MISSING', 'CUSTOMER_NEW']],
    [{ check_digit: String(DIGIT) }, ['CUSTOMER_NEW']],
  ])('checks a new customer with %j [N-19-196]', async (change, expected) => {
    const customer = company({ identification: UNKNOWN_NIT, ...change });
    const orderId = await fixture.addOrder({ nDocument: UNKNOWN_NIT, customer });
    const found = await findings(fixture.dialog(orderId));
    expect(found.map(({ code }) => code)).toEqual(expected);
    // New customers are not in the customer list yet.
    expect(new Set(found.map(({ link }) => link))).toEqual(new Set([`/admin/order/${orderId}`]));
  });

  it('distinguishes active, inactive and unknown customers', async () => {
    const active = await fixture.addOrder({ nDocument: KNOWN_CUSTOMER });
    const inactive = await fixture.addOrder({ nDocument: '1122118903' });
    const unknown = await fixture.addOrder({ nDocument: '1030999888' });
    expect(await findings(fixture.dialog(active))).toEqual([]);
    expect(await findings(fixture.dialog(inactive))).toEqual([
      {
        code: 'CUSTOMER_INACTIVE',
        severity: 'error',
        message:
          'El cliente se encuentra inactivo. Actívelo en el módulo de contabilidad: pestaña Clientes, opción Actualizar cliente.',
        advice: 'Active el cliente.',
        link: '/admin/customers?search=1122118903',
      },
    ]);
    expect(await findings(fixture.dialog(unknown))).toMatchObject([
      { code: 'CUSTOMER_NEW', severity: 'warning' },
    ]);
  });

  it('uses the final consumer for a sale without a buyer, never the cashier [N-19-020]', async () => {
    const orderId = await fixture.addOrder();
    const cashier = await fixture.api.addUser({ id_role: 2, n_document: '1030999777' });
    await fixture.api.uow.manager.update(
      OrderEntity,
      { id: orderId },
      { userId: cashier.id, nDocument: cashier.n_document },
    );
    expect(await codes(fixture.dialog(orderId))).toEqual([]);
    expect((await fixture.invoice(orderId)).status).toBe(202);
    await fixture.settle();
    const { payload, customerIdentification } = await fixture.documentOf(orderId);
    expect(customerIdentification).toBe('222222222222');
    expect(JSON.stringify(payload)).not.toContain('1030999777');
    const siigo = await fixture.siigo.state();
    expect(siigo.documents.at(-1)?.customer.identification).toBe('222222222222');
  });

  it('reports products that are not linked with SIIGO', async () => {
    const orderId = await fixture.addOrder({ lines: [{ price: 3_210, quantity: 1 }] });
    const code = await fixture.codeOf({ price: 3_210, quantity: 1 });
    await fixture.api.uow.manager.update(ProductEntity, { code }, { siigoId: null });
    expect(await findings(fixture.dialog(orderId))).toMatchObject([
      { code: 'PRODUCT_NOT_LINKED', link: '/admin/products' },
    ]);
  });

  it('reports an order whose total differs from its lines', async () => {
    const orderId = await fixture.addOrder();
    await fixture.api.uow.manager.query('UPDATE orders SET total_price = total_price + 1 WHERE id = ?', [
      orderId,
    ]);
    expect(await codes(fixture.dialog(orderId))).toEqual(['TOTAL_DIFFERS']);
  });

  it('checks products, customer, taxes, payments and date of the standalone form', async () => {
    const code = await fixture.codeOf({ price: 9_000, quantity: 1 });
    const draft = {
      id: 28_216,
      date: colombianToday(fixture.api.clock),
      customer: { identification: KNOWN_CUSTOMER },
      seller: SELLER,
      stamp: { send: true },
      mail: { send: false },
      items: [{ code, quantity: 1, price: 9_000, taxes: [{ id: 13_156 }] }],
      payments: [{ id: 5636 }],
    };
    const [item] = draft.items;
    await fixture.call('GET', '/siigo/products?refresh=true');
    expect(await codes(draft)).toEqual([]);
    expect(await codes({ ...draft, items: [{ ...item, code: 'NO' }] })).toEqual(['PRODUCT_MISSING']);
    expect(await codes({ ...draft, items: [{ ...item, taxes: [{ id: 1 }] }] })).toEqual(['TAX_MISSING']);
    expect(await codes({ ...draft, customer: { identification: '900555113' } })).toEqual([
      'CUSTOMER_MISSING',
    ]);
    expect(await codes({ ...draft, date: '2020-01-01' })).toEqual(['DATE_IN_PAST']);
    expect(await codes({ ...draft, date: '2099-01-01' })).toEqual(['DATE_TOO_LATE']);
    const payments = [
      { id: 5636, value: 1 },
      { id: 5638, value: 2 },
    ];
    expect(await codes({ ...draft, payments })).toEqual(['PAYMENTS_DIFFER']);
  });

  it('requires a number when the document type has no automatic numbering [N-19-011]', async () => {
    await fixture.siigo.control('PUT', 'types/28216', { automatic_number: false, seller_by_item: true });
    await fixture.call('GET', '/siigo/invoice/type?refresh=true');
    const orderId = await fixture.addOrder();
    expect(await codes(fixture.dialog(orderId))).toEqual(['NUMBER_REQUIRED']);
    expect(await codes(fixture.dialog(orderId, { number: 9_001 }))).toEqual([]);
    expect((await fixture.invoice(orderId, { number: 9_001 })).status).toBe(202);
    await fixture.settle();
    expect(await fixture.documentOf(orderId)).toMatchObject({ state: 'issued', number: 9_001 });
    await fixture.siigo.control('PUT', 'types/28216', { automatic_number: true, seller_by_item: false });
    await fixture.call('GET', '/siigo/invoice/type?refresh=true');
  });

  it('warns about unchecked data while SIIGO is down', async () => {
    const orderId = await fixture.addOrder();
    await fixture.siigo.fault({ kind: 'unavailable', path: '^/v1/customers', times: 9 });
    expect(await findings(fixture.dialog(orderId))).toMatchObject([
      { code: 'SIIGO_UNCHECKED', severity: 'warning' },
    ]);
    await fixture.siigo.calm();
  });
});
