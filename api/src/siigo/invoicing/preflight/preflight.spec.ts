import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nitCheckDigit, type CustomerData } from '@lacteos/contracts';

import { DIALECTS } from '../../../../test/index.js';
import { InvoicingWorld, KNOWN_CUSTOMER, SELLER } from '../../../../test/invoicing-world.js';
import { ProductEntity } from '../../../products/index.js';
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

describe.each(DIALECTS)('the check before sending on $name', (dialect) => {
  let world: InvoicingWorld;
  beforeAll(async () => {
    world = await InvoicingWorld.start(dialect);
  });
  afterAll(() => world.stop());

  const findings = async (body: unknown): Promise<InvoiceFindingDto[]> => {
    const answer = await world.call<InvoicePreflightDto>('POST', '/siigo/invoice/preflight', body);
    expect(answer.status).toBe(200);
    return answer.data.findings;
  };
  const codes = async (body: unknown): Promise<string[]> => (await findings(body)).map(({ code }) => code);

  it('finds nothing in an order that can be invoiced, and sends nothing', async () => {
    const before = (await world.siigo.state()).documents.length;
    expect(await findings(world.dialog(await world.addOrder()))).toEqual([]);
    expect((await world.siigo.state()).documents).toHaveLength(before);
  });

  it.each([
    [{ isPaid: false }, 'ORDER_NOT_PAID'],
    [{ active: false }, 'ORDER_CANCELLED'],
  ])('names an order that is %j, with a link to it', async (change, code) => {
    const orderId = await world.addOrder(change);
    expect(await findings(world.dialog(orderId))).toMatchObject([
      { code, severity: 'error', link: `/orderstore/${orderId}` },
    ]);
  });

  it('names an order that has an invoice, and one that does not exist', async () => {
    const orderId = await world.addOrder();
    await world.invoice(orderId);
    expect(await findings(world.dialog(orderId))).toMatchObject([
      { code: 'ALREADY_INVOICED', link: '/admin/invoices_list' },
    ]);
    expect(await codes(world.dialog(999_999))).toEqual(['ORDER_NOT_FOUND']);
  });

  it('checks type, seller and cost centre', async () => {
    const orderId = await world.addOrder();
    expect(await findings(world.dialog(orderId, { invoiceType: 28_217 }))).toMatchObject([
      { code: 'TYPE_NOT_ALLOWED', link: '/admin/invoice_type' },
    ]);
    expect(await codes(world.dialog(orderId, { sendToUser: 7 }))).toEqual(['SELLER_MISSING']);
    expect(await codes(world.dialog(orderId, { sendToCostCenters: 7 }))).toEqual(['COST_CENTER_INVALID']);
  });

  it.each([
    [{ check_digit: String((DIGIT + 1) % 10) }, ['NIT_CHECK_DIGIT', 'CUSTOMER_NEW']],
    [{ city_code: '05001' }, ['MUNICIPALITY_INVALID', 'CUSTOMER_NEW']],
    [{ nameCompany: '' }, ['NAME_MISSING', 'CUSTOMER_NEW']],
    [{ check_digit: String(DIGIT) }, ['CUSTOMER_NEW']],
  ])('checks a customer that will be created with the invoice: %j', async (change, expected) => {
    const customer = company({ identification: UNKNOWN_NIT, ...change });
    const orderId = await world.addOrder({ nDocument: UNKNOWN_NIT, customer });
    expect(await codes(world.dialog(orderId))).toEqual(expected);
  });

  it('tells the three outcomes of the lookup apart: active, inactive, unknown', async () => {
    const active = await world.addOrder({ nDocument: KNOWN_CUSTOMER });
    const inactive = await world.addOrder({ nDocument: '1122118903' });
    const unknown = await world.addOrder({ nDocument: '1030999888' });
    expect(await findings(world.dialog(active))).toEqual([]);
    expect(await findings(world.dialog(inactive))).toEqual([
      {
        code: 'CUSTOMER_INACTIVE',
        severity: 'error',
        message:
          'El cliente se encuentra inactivo. Actívelo en el módulo de contabilidad: pestaña Clientes, opción Actualizar cliente.',
        link: '/admin/customers?search=1122118903',
      },
    ]);
    expect(await findings(world.dialog(unknown))).toMatchObject([
      { code: 'CUSTOMER_NEW', severity: 'warning' },
    ]);
  });

  it('names products that are not linked with SIIGO', async () => {
    const orderId = await world.addOrder({ lines: [{ price: 3_210, quantity: 1 }] });
    const code = await world.codeOf({ price: 3_210, quantity: 1 });
    await world.api.uow.manager.update(ProductEntity, { code }, { siigoId: null });
    expect(await findings(world.dialog(orderId))).toMatchObject([
      { code: 'PRODUCT_NOT_LINKED', link: '/admin/products' },
    ]);
  });

  it('names an order whose total is not that of its lines', async () => {
    const orderId = await world.addOrder();
    await world.api.uow.manager.query('UPDATE orders SET total_price = total_price + 1 WHERE id = ?', [
      orderId,
    ]);
    expect(await codes(world.dialog(orderId))).toEqual(['TOTAL_DIFFERS']);
  });

  it('checks the standalone form: products, customer, taxes, payments, date', async () => {
    const code = await world.codeOf({ price: 9_000, quantity: 1 });
    const draft = {
      id: 28_216,
      date: '2099-01-01',
      customer: { identification: KNOWN_CUSTOMER },
      seller: SELLER,
      stamp: { send: true },
      mail: { send: false },
      items: [{ code, quantity: 1, price: 9_000, taxes: [{ id: 13_156 }] }],
      payments: [{ id: 5636 }],
    };
    const [item] = draft.items;
    await world.call('GET', '/siigo/products?refresh=true');
    expect(await codes(draft)).toEqual([]);
    expect(await codes({ ...draft, items: [{ ...item, code: 'NO' }] })).toEqual(['PRODUCT_MISSING']);
    expect(await codes({ ...draft, items: [{ ...item, taxes: [{ id: 1 }] }] })).toEqual(['TAX_MISSING']);
    expect(await codes({ ...draft, customer: { identification: '900555113' } })).toEqual([
      'CUSTOMER_MISSING',
    ]);
    expect(await codes({ ...draft, date: '2020-01-01' })).toEqual(['DATE_IN_PAST']);
    const payments = [
      { id: 5636, value: 1 },
      { id: 5638, value: 2 },
    ];
    expect(await codes({ ...draft, payments })).toEqual(['PAYMENTS_DIFFER']);
  });

  it('says what it could not check while SIIGO is down', async () => {
    const orderId = await world.addOrder();
    await world.siigo.fault({ kind: 'unavailable', path: '^/v1/customers', times: 9 });
    expect(await findings(world.dialog(orderId))).toMatchObject([
      { code: 'SIIGO_UNCHECKED', severity: 'warning' },
    ]);
    await world.siigo.calm();
  });
});
