import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Order } from '@lacteos/contracts/schemas';

import { AuditEntry } from '#platform/audit/index.js';
import { DIALECTS } from '#test/index.js';
import { COMPANY_DATA, InvoicingFixture } from '#test/invoicing/invoicing-fixture.js';
import { ShopBuilder } from '#test/shop-builder.js';
import type { CustomerDto } from './customer.dto.js';

const CREATE = '^/v1/customers$';
const RATES = { retefuente: 2.5, reteiva: 15, reteica: 0.966, minimum_base: 0 };

describe.each(DIALECTS)('a new customer on $name', (dialect) => {
  let fixture: InvoicingFixture;
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
  });
  beforeEach(() => fixture.siigo.calm());
  afterAll(() => fixture.stop());

  const form = (identification: string, change: object = {}) => ({
    person_type: 'Company',
    id_type: '31',
    identification,
    name: ['Hotel & Restaurante Llano S.A.S.'],
    address: { address: 'Calle 1', city: { country_code: 'Co', state_code: '50', city_code: '50001' } },
    phones: [{ indicative: '57', number: '3101234567', extension: '' }],
    withholding: RATES,
    ...change,
  });
  const create = (identification: string, change: object = {}) =>
    fixture.call<CustomerDto>('POST', '/siigo/customers', form(identification, change));
  const atSiigo = async (identification: string) => {
    const path = `/v1/customers?identification=${identification}`;
    return (await fixture.siigo.call<{ results: Record<string, unknown>[] }>('GET', path)).body.results;
  };

  it('is created here and in SIIGO with withholding rates for its first payment [N-33-212]', async () => {
    const { status, data } = await create('901.700.100');
    expect([status, data]).toMatchObject([
      201,
      { identification: '901700100', vat_responsible: true, withholding: RATES },
    ]);
    expect(await atSiigo('901700100')).toMatchObject([
      { id: data.id_siigo, name: ['Hotel y Restaurante Llano S.A.S.'], vat_responsible: true },
    ]);
    const audited = await fixture.api.uow.manager.findOneByOrFail(AuditEntry, {
      action: 'customers.created',
    });
    expect(audited).toMatchObject({ subjectId: String(data.id), after: { withholding: RATES } });
    const line = { price: 999.99, quantity: 3 };
    const customer = { ...COMPANY_DATA, identification: '901700100' };
    const orderId = await fixture.addOrder({
      lines: [line],
      nDocument: '901700100',
      customer,
      isPaid: false,
    });
    const { totalPrice } = await fixture.order(orderId);
    const payment = new ShopBuilder(fixture.api).aPayment(totalPrice / 100);
    const body = { id: orderId, data: payment };
    const paid = await fixture.call<Order>('PUT', '/order/paymentResult', body);
    expect(paid.data.withholding).toMatchObject({ withheld: 189.48 });
  });

  it('is rejected when shop or SIIGO already has the identification [N-33-213]', async () => {
    await create('901700200');
    const again = await create('901700200');
    expect([again.status, Object.keys(again.failure.errors ?? {})]).toEqual([400, ['identification']]);
    const { withholding: _rates, ...body } = form('901700201', { name: ['Quesos SAS'] });
    await fixture.siigo.call('POST', '/v1/customers', { ...body, contacts: [{ first_name: 'Luz' }] });
    expect((await create('901700201')).failure.code).toBe('VALIDATION.FAILED');
    const known = await fixture.call<unknown[]>('GET', '/admin/customers?search=901700201');
    expect(known.data).toHaveLength(1);
    expect(await atSiigo('901700201')).toHaveLength(1);
  });

  it('may share its number under another document type, as another branch in SIIGO [N-33-810]', async () => {
    await create('901700250');
    const person = { person_type: 'Person', id_type: '13', name: ['Ana', 'Rojas'], withholding: null };
    const { status, data } = await create('901.700.250', person);
    expect([status, data]).toMatchObject([
      201,
      { identification: '901700250', id_type: '13', branch_office: 1 },
    ]);
    expect((await create('901700250', person)).status).toBe(400);
    expect(await atSiigo('901700250')).toMatchObject([{ branch_office: 0 }, { branch_office: 1 }]);
    const lookUp = async (type: string) =>
      (await fixture.call<CustomerDto>('GET', `/siigo/customers/901.700.250?id_type=${type}`)).data;
    expect(await lookUp('13')).toMatchObject({ name: ['Ana', 'Rojas'] });
    const company = await fixture.call<CustomerDto>('GET', `/siigo/customer/${(await lookUp('31')).id}`);
    expect(company.data).toMatchObject({ person_type: 'Company', withholding: RATES });
  });

  it('does not pass its rates to a person with the same number [N-33-951]', async () => {
    await create('901700260');
    const person = await fixture.api.addUser({ n_document: '901700260', id_type: '13' });
    const shop = new ShopBuilder(fixture.api);
    const product = await shop.addProduct({ stock: 5 });
    const buyer = { user: person, token: await fixture.api.tokenOf(person) };
    const { id } = await shop.placedBy(buyer, [[product, 1]]);
    const unpaid = await fixture.call<Order>('GET', `/order/${id}`);
    expect(unpaid.data.withholding).toBeNull();
    const body = { id, data: shop.aPayment(unpaid.data.totalPrice) };
    const paid = await fixture.call<Order>('PUT', '/order/paymentResult', body);
    expect([paid.status, paid.data.withholding]).toEqual([200, null]);
    const customer = { ...COMPANY_DATA, identification: '901700260' };
    const ofCompany = await fixture.addOrder({ nDocument: '901700260', customer, isPaid: false });
    const order = await fixture.call<Order>('GET', `/order/${ofCompany}`);
    expect(order.data.withholding).not.toBeNull();
  });

  it('has its own rates beside a customer with the same number [N-33-951]', async () => {
    const { data: company } = await create('901700270');
    const foreign = { id_type: '50', withholding: { ...RATES, retefuente: 4 } };
    const { data: other } = await create('901700270', foreign);
    const rates = async (id: number) =>
      (await fixture.call<CustomerDto>('GET', `/siigo/customer/${id}`)).data.withholding;
    expect([await rates(company.id), await rates(other.id)]).toEqual([RATES, foreign.withholding]);
  });

  it("exists once when SIIGO's answer is lost, and not at all when the request is [N-33-213]", async () => {
    await fixture.siigo.fault({ kind: 'cut-after', method: 'POST', path: CREATE });
    expect((await create('901700300')).status).toBe(201);
    expect(await atSiigo('901700300')).toHaveLength(1);
    await fixture.siigo.fault({ kind: 'cut-before', method: 'POST', path: CREATE });
    expect((await create('901700301')).failure.code).toBe('SIIGO.OUTCOME_UNKNOWN');
    const known = await fixture.call<unknown[]>('GET', '/admin/customers?search=901700301');
    expect(known.data).toEqual([]);
  });

  it('is validated as in its dialog, and rates are rejected for a person [N-33-212]', async () => {
    const wrong = await create('90', { name: [''] });
    expect(Object.keys(wrong.failure.errors ?? {})).toEqual(expect.arrayContaining(['identification']));
    const person = { person_type: 'Person', id_type: '13', name: ['Ana', 'Rojas'] };
    const refused = await create('1121800100', person);
    expect(refused.failure.errors).toEqual({ withholding: 'Solo una compañía practica retenciones.' });
    const { data } = await create('1121800100', { ...person, withholding: null });
    expect(data).toMatchObject({ vat_responsible: false, withholding: null });
  });
});
