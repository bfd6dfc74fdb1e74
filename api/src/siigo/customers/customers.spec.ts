import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

import { DIALECTS, SiigoStandIn, startApi, type TestApi } from '#test/index.js';
import { AuditEntry } from '#platform/audit/index.js';
import type { AdminCustomerDto, CustomerDto } from './customer.dto.js';
import { CustomerEntity } from './customer.entity.js';
import { CustomerSync } from './customer-sync.js';

const COMPANY = '900123456';
const INACTIVE = '901334455';
const PERSON = '40381520';
const UNKNOWN = '123123123';

describe.each(DIALECTS)('customers on $name', (dialect) => {
  let siigo: SiigoStandIn;
  let api: TestApi;
  let token: string;

  beforeAll(async () => {
    siigo = await SiigoStandIn.start();
    api = await startApi(dialect, { SIIGO_URL: siigo.url });
    ({ token } = await api.signedIn(3));
  });
  afterAll(async () => {
    await api.stop();
    await siigo.stop();
  });
  afterEach(() => siigo.calm());

  const lookUp = (identification: string, as = token) =>
    api.call<CustomerDto>('GET', `/siigo/customers/${identification}`, { token: as });
  const save = (customer: CustomerDto, change: Partial<CustomerDto> & object, withVersion = true) => {
    const { id, id_siigo: _guid, version, ...form } = customer;
    return api.call<CustomerDto>('PUT', `/siigo/customers/${id}`, {
      token,
      body: { ...form, ...change, ...(withVersion ? { version } : {}) },
    });
  };
  const atSiigo = async (identification: string): Promise<Record<string, unknown>> => {
    const path = `/v1/customers?identification=${identification}`;
    const { body } = await siigo.call<{ results: Record<string, unknown>[] }>('GET', path);
    return body.results[0] ?? {};
  };

  describe('looked up by identification', () => {
    it('are returned from SIIGO and stored here [B-148]', async () => {
      const { status, data } = await lookUp(COMPANY);
      expect([status, data]).toEqual([
        200,
        {
          id: expect.any(Number),
          identification: COMPANY,
          branch_office: 0,
          id_siigo: expect.stringMatching(/^[0-9a-f-]{36}$/),
          active: true,
          person_type: 'Company',
          id_type: '31',
          check_digit: '8',
          name: ['Supermercados La Colina S.A.S.'],
          commercial_name: 'Supermercados La Colina',
          address: {
            address: 'Avenida 40 # 25-18',
            postal_code: null,
            city: { country_code: 'Co', state_code: '50', city_code: '50001' },
          },
          phones: [{ indicative: '608', number: '6621450', extension: '101' }],
          contacts: [
            {
              first_name: 'Rosalba',
              last_name: 'Amaya',
              email: 'compras@supermercados.test',
              phone: { indicative: '608', number: '6621450', extension: '101' },
            },
          ],
          seller_id: 630,
          collector_id: 629,
          comments: null,
          fiscal_responsibilities: [{ code: 'R-99-PN' }],
          vat_responsible: true,
          version: 1,
        },
      ]);
    });

    it('are found in the local table while SIIGO is down [D-060]', async () => {
      const first = await lookUp(PERSON);
      await siigo.fault({ kind: 'unavailable', probability: 1 });
      expect((await lookUp(PERSON)).data).toEqual(first.data);
    });

    it('are returned with their state when inactive [B-104]', async () => {
      expect((await lookUp(INACTIVE)).data).toMatchObject({ identification: INACTIVE, active: false });
    });

    it('are reported in Spanish when they do not exist [B-105, B-203]', async () => {
      const { status, failure } = await lookUp(UNKNOWN);
      expect([status, failure.code, failure.message]).toEqual([
        404,
        'SIIGO.CUSTOMER_NOT_FOUND',
        'El cliente no está creado en el módulo de contabilidad.',
      ]);
    });

    it('are reported as unavailable when SIIGO is down', async () => {
      await siigo.fault({ kind: 'unavailable', probability: 1 });
      expect((await lookUp(UNKNOWN)).failure.code).toBe('SIIGO.UNAVAILABLE');
    });

    it('are available to roles 2, 3 and 4 [D-089]', async () => {
      const statuses = [];
      for (const role of [1, 2, 3, 4] as const)
        statuses.push((await lookUp(COMPANY, (await api.signedIn(role)).token)).status);
      expect(statuses).toEqual([403, 200, 200, 200]);
    });
  });

  it('are read by local id with current data from SIIGO [B-103, B-202]', async () => {
    const { data } = await lookUp('17334890');
    const there = await atSiigo('17334890');
    const { id: guid, id_type: idType, ...rest } = there;
    await siigo.call('PUT', `/v1/customers/${String(guid)}`, {
      ...rest,
      id_type: (idType as { code: string }).code,
      active: false,
    });
    const fresh = await api.call<CustomerDto>('GET', `/siigo/customer/${data.id}`, { token });
    expect(fresh.data).toMatchObject({ id: data.id, identification: '17334890', active: false, version: 2 });
    expect((await api.call('GET', '/siigo/customer/99999', { token })).failure.code).toBe(
      'SIIGO.CUSTOMER_NOT_FOUND',
    );
  });

  it("are listed on pages read from SIIGO's pages [B-201]", async () => {
    const path = '/siigo/customers?page=1&pageSize=10';
    const { data, text } = await api.call<CustomerDto[]>('GET', path, { token });
    const { customers } = await siigo.state();
    expect(data).toHaveLength(10);
    expect(JSON.parse(text)).toMatchObject({ meta: { total: customers, page: 1, pageSize: 10 } });
    const one = await api.call<CustomerDto[]>('GET', `/siigo/customers?search=${COMPANY}`, { token });
    expect(one.data.map(({ identification }) => identification)).toEqual([COMPANY]);
    const part = await api.call<CustomerDto[]>('GET', '/siigo/customers?search=001234', { token });
    expect(part.data.map(({ identification }) => identification)).toEqual([COMPANY]);
    const none = await api.call<CustomerDto[]>('GET', '/siigo/customers?search=555', { token });
    expect(none.data).toEqual([]);
  });

  it('are listed in the back office and found by part of the identification [B-125, B-149, B-186]', async () => {
    await lookUp(COMPANY);
    const list = await api.call<AdminCustomerDto[]>('GET', '/admin/customers?search=0123&page=1', { token });
    expect(list.data).toEqual([
      expect.objectContaining({
        identification: COMPANY,
        nameCompany: 'Supermercados La Colina S.A.S.',
        first_name: null,
        last_name: null,
        city_code: '50001',
        state_code: '50',
        country_code: 'Co',
        indicative: '608',
        number: '6621450',
        extension: '101',
        firstnameContact: 'Rosalba',
        lastnameContact: 'Amaya',
        indicativeContact: '608',
        phoneContact: '6621450',
        extensionContact: '101',
        emailContact: 'compras@supermercados.test',
        fiscal_responsibilities: [{ code: 'R-99-PN' }],
      }),
    ]);
    const written = await api.call<AdminCustomerDto[]>('GET', '/admin/customers?search=900.123.456-8', {
      token,
    });
    expect(written.data.map(({ identification }) => identification)).toEqual([COMPANY]);
    const none = await api.call<unknown[]>('GET', '/admin/customers?search=%25', { token });
    expect(none.data).toEqual([]);
  });

  describe('being edited', () => {
    it('keep fields that were not edited, such as branch, tax regime and collector [N-19-015, N-19-064]', async () => {
      const identification = '900555777';
      const customer = {
        type: 'Supplier',
        person_type: 'Company',
        id_type: '31',
        identification,
        branch_office: 3,
        name: ['Insumos & Empaques'],
        vat_responsible: true,
        fiscal_responsibilities: [{ code: 'O-23' }],
        address: { address: 'Calle 1', city: { country_code: 'Co', state_code: '50', city_code: '50001' } },
        phones: [{ indicative: '57', number: '3101234567' }],
        contacts: [{ first_name: 'Luz', email: 'luz@insumos.test' }],
        related_users: { seller_id: 629, collector_id: 631 },
        custom_fields: [{ key: 'ruta', value: 'norte' }],
      };
      await siigo.control('PUT', 'rules', { names: 'any' });
      await siigo.call('POST', '/v1/customers', customer);
      const { data } = await lookUp(identification);
      const { vat_responsible: _vat, ...form } = data;
      expect((await save(form as CustomerDto, { comments: 'Paga los lunes' })).status).toBe(200);
      expect(await atSiigo(identification)).toMatchObject({
        ...customer,
        id_type: { code: '31' },
        fiscal_responsibilities: [{ code: 'O-23' }],
        comments: 'Paga los lunes',
      });
      expect((await lookUp(identification)).data).toMatchObject({ vat_responsible: true, seller_id: 629 });
      await siigo.control('PUT', 'rules', {});
    });

    it('have their name mapped to the characters that SIIGO accepts [N-19-016]', async () => {
      const { data } = await lookUp(COMPANY);
      const saved = await save(data, { name: ['Quesos & Más – Llano'] });
      expect(saved.data.name).toEqual(['Quesos y Más - Llano']);
      expect((await save(saved.data, { name: data.name })).status).toBe(200);
    });

    it('are saved in SIIGO and here, and audited [D-022]', async () => {
      const { data: before } = await lookUp('86045112');
      const { status, data } = await save(before, {
        comments: 'Entregar en la mañana',
        seller_id: 631,
        address: { ...before.address, address: 'Carrera 33 # 15-22' },
      });
      expect([status, data]).toEqual([
        200,
        expect.objectContaining({ comments: 'Entregar en la mañana', seller_id: 631, version: 2 }),
      ]);
      expect(await atSiigo('86045112')).toMatchObject({
        comments: 'Entregar en la mañana',
        address: { address: 'Carrera 33 # 15-22' },
        related_users: { seller_id: 631 },
      });
      const [entry] = await api.uow.manager.find(AuditEntry, { order: { id: 'DESC' }, take: 1 });
      expect(entry).toMatchObject({
        action: 'customers.updated',
        subject: 'customer',
        subjectId: String(before.id),
      });
    });

    it.each<[string, object, string, string]>([
      [
        'a wrong check digit',
        { check_digit: '3' },
        'check_digit',
        'El dígito de verificación de este NIT es 8.',
      ],
      ['a blank company name', { name: [''] }, 'name.0', 'Por favor ingrese la Razón social'],
      [
        'a check digit of a cédula',
        { id_type: '13' },
        'check_digit',
        'Solo el NIT tiene dígito de verificación.',
      ],
      ['a person without surname', { person_type: 'Person' }, 'name.1', 'Este campo es obligatorio.'],
      [
        'letters in a NIT',
        { identification: '90A' },
        'identification',
        'El documento solo puede contener números',
      ],
    ])('are rejected with %s [B-107, B-171]', async (_name, change, field, text) => {
      const { data } = await lookUp(COMPANY);
      const { status, failure } = await save(data, change);
      expect([status, failure.errors?.[field]]).toEqual([400, text]);
    });

    it('are rejected with a foreign city, without an address and with an invalid contact [B-171]', async () => {
      const { data } = await lookUp(COMPANY);
      const city = { country_code: 'Co', state_code: '05', city_code: '50001' };
      const wrongCity = await save(data, { address: { ...data.address, city } });
      expect(wrongCity.failure.errors).toHaveProperty(['address.city.city_code']);
      const noAddress = await save(data, { address: { ...data.address, address: ' ' } });
      expect(noAddress.failure.errors).toHaveProperty(['address.address']);
      const contacts = [{ ...data.contacts[0], first_name: '', email: 'x' }] as CustomerDto['contacts'];
      const wrongContact = await save(data, { contacts });
      expect(Object.keys(wrongContact.failure.errors ?? {})).toEqual([
        'contacts.0.first_name',
        'contacts.0.email',
      ]);
    });

    it('are returned in their current version after an outdated edit', async () => {
      const { data: seen } = await lookUp('52876341');
      await save(seen, { comments: 'primero' });
      const { status, failure } = await save(seen, { comments: 'segundo' });
      expect([status, failure.code, failure.errors?.['current']]).toEqual([
        409,
        'EDIT.CONFLICT',
        expect.objectContaining({ comments: 'primero', version: seen.version + 1 }),
      ]);
      expect(await atSiigo('52876341')).toMatchObject({ comments: 'primero' });
    });

    it('accept only one of two concurrent edits', async () => {
      const { data: seen } = await lookUp('40381520');
      const answers = await Promise.all(['uno', 'dos'].map((comments) => save(seen, { comments })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = answers.find(({ status }) => status === 200)?.data.comments;
      expect(await atSiigo('40381520')).toMatchObject({ comments: winner });
    });

    it('stay unchanged here when SIIGO rejects the edit', async () => {
      const { data } = await lookUp(COMPANY);
      const { status, failure } = await save(data, { seller_id: 999 });
      expect([status, failure.code]).toEqual([422, 'SIIGO.REJECTED']);
      expect(failure.message).toContain('No existe en SIIGO: vendedor o cobrador, vendedor (999)');
      expect(failure.errors).toMatchObject({
        reasons: [
          { field: 'related_users.seller_id', advice: 'Elija un valor que exista en SIIGO.', link: null },
        ],
      });
      expect((await lookUp(COMPANY)).data.seller_id).toBe(630);
    });

    it('match SIIGO after an edit of unknown outcome', async () => {
      const { data } = await lookUp('830112233');
      await siigo.fault({ kind: 'cut-after', method: 'PUT' });
      const saved = await save(data, { comments: 'guardado' });
      expect([saved.status, saved.data.comments]).toEqual([200, 'guardado']);
      await siigo.fault({ kind: 'cut-before', method: 'PUT' });
      const lost = await save(saved.data, { comments: 'perdido' });
      expect([lost.status, lost.failure.code]).toEqual([503, 'SIIGO.OUTCOME_UNKNOWN']);
      expect((await lookUp('830112233')).data.comments).toBe('guardado');
      expect((await save(saved.data, { comments: 'otra vez' })).status).toBe(200);
    });

    it("are rejected with another customer's identification", async () => {
      const { data } = await lookUp('52876341');
      await lookUp(PERSON);
      const { status, failure } = await save(data, { identification: PERSON });
      expect([status, failure.errors?.['identification']]).toEqual([
        400,
        'Ya existe un cliente con esta identificación.',
      ]);
    });
  });

  it('have one separately edited row for each branch [N-19-064]', async () => {
    const identification = '900777333';
    const branchAt = (branch: number) => ({
      person_type: 'Company',
      id_type: '31',
      identification,
      branch_office: branch,
      name: [`Tiendas Sabana ${branch}`],
      address: { address: 'Calle 1', city: { country_code: 'Co', state_code: '50', city_code: '50001' } },
      phones: [{ number: '3101234567' }],
      contacts: [{ first_name: 'Luz' }],
    });
    for (const branch of [2, 0]) await siigo.call('POST', '/v1/customers', branchAt(branch));
    const path = `/siigo/customers?search=${identification}`;
    const { data: rows } = await api.call<CustomerDto[]>('GET', path, { token });
    const shown = (list: readonly CustomerDto[]) =>
      list.map(({ branch_office: branch, name }) => [branch, name[0]]).sort();
    expect(shown(rows)).toEqual([
      [0, 'Tiendas Sabana 0'],
      [2, 'Tiendas Sabana 2'],
    ]);
    expect((await lookUp(identification)).data.branch_office).toBe(0);
    const second = rows.find(({ branch_office: branch }) => branch === 2);
    if (!second) throw new Error('the branch is missing');
    const saved = await save(second, { comments: 'Entrega por detrás' });
    expect([saved.status, saved.data.branch_office]).toEqual([200, 2]);
    const { body } = await siigo.call<{ results: Record<string, unknown>[] }>(
      'GET',
      `/v1/customers?identification=${identification}`,
    );
    const held = body.results.map(({ branch_office: branch, comments }) => [branch, comments || null]).sort();
    expect(held).toEqual([
      [0, null],
      [2, 'Entrega por detrás'],
    ]);
  });

  it('are all imported from SIIGO', async () => {
    await siigo.control('POST', 'customers', { count: 240 });
    const sync = api.app.get(CustomerSync);
    await api.uow.manager.clear(CustomerEntity);
    const { customers } = await siigo.state();
    expect(await sync.run()).toBe(customers);
    expect(await api.uow.manager.count(CustomerEntity)).toBe(customers);
    expect(await api.uow.manager.countBy(CustomerEntity, { active: false })).toBe(3);
  });
});
