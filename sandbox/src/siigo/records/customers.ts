import { randomUUID } from 'node:crypto';
import { nitCheckDigit } from '@lacteos/contracts/identification/nit-check-digit';
import { departmentName, municipalityName } from '@lacteos/contracts/divipola';
import type { FastifyInstance } from 'fastify';
import { Checks, type Json, listOf, objectOf } from '../protocol/checks.js';
import type { Company } from './company.js';
import type { Customer } from './records.js';
import { checkCustomer, idTypeName, responsibilityName } from './customer-checks.js';
import { equals, inRange, type Query } from '../protocol/lists.js';
import { pageOf } from '../protocol/paging.js';
import { SiigoError } from '../protocol/siigo-error.js';

export const customerRoutes =
  (company: Company, now: () => number) =>
  async (server: FastifyInstance): Promise<void> => {
    server.get('/v1/customers', async (request) => {
      const rows = matching(company, request.query as Query).map(customerView);
      return pageOf(rows, request.query as Query, `${request.protocol}://${request.host}/v1/customers`);
    });
    server.get<{ Params: { id: string } }>('/v1/customers/:id', async ({ params }) =>
      customerView(found(company, params.id)),
    );
    server.post('/v1/customers', async (request, reply) => {
      const customer = createCustomer(company, objectOf(request.body), now());
      return reply.code(201).send(customerView(customer));
    });
    server.put<{ Params: { id: string } }>('/v1/customers/:id', async ({ params, body }) => {
      const known = found(company, params.id);
      return customerView(replaceCustomer(company, known, objectOf(body), now()));
    });
    server.delete('/v1/customers/:id', async () => {
      throw new SiigoError(403, 'disabled_functionality', 'This functionality is temporarily disabled.');
    });
  };

export const createCustomer = (company: Company, body: Json, now: number): Customer => {
  check(body, company);
  refuseTaken(company, body, null);
  const customer: Customer = {
    ...withDefaults(body),
    id: randomUUID(),
    metadata: { created: new Date(now).toISOString(), last_updated: null },
  };
  company.store('customers', customer.id, customer);
  return customer;
};

const replaceCustomer = (company: Company, known: Customer, body: Json, now: number): Customer => {
  check(body, company);
  refuseTaken(company, body, known.id);
  const customer: Customer = {
    ...withDefaults(body),
    id: known.id,
    metadata: { ...known.metadata, last_updated: new Date(now).toISOString() },
  };
  company.store('customers', customer.id, customer);
  return customer;
};

const check = (body: Json, { rules }: Company): void => {
  const checks = new Checks();
  checkCustomer(checks, body, rules);
  checks.refuse();
};

const refuseTaken = (company: Company, body: Json, ownId: string | null): void => {
  const taken = company.customerOf(String(body['identification']), Number(body['branch_office'] ?? 0));
  if (taken && taken.id !== ownId) {
    const text = `The identification already exists: ${String(body['identification'])}`;
    throw new SiigoError(400, 'already_exists', text, ['identification']);
  }
};

const withDefaults = (body: Json): Json & Pick<Customer, 'identification' | 'branch_office' | 'active'> => {
  const identification = String(body['identification']);
  const isNumeric = /^\d{1,15}$/.test(identification);
  return {
    type: 'Customer',
    commercial_name: '',
    vat_responsible: false,
    comments: '',
    phones: [],
    contacts: [],
    custom_fields: [],
    ...body,
    fiscal_responsibilities:
      listOf(body['fiscal_responsibilities']).length > 0
        ? body['fiscal_responsibilities']
        : [{ code: 'R-99-PN' }],
    check_digit: body['check_digit'] ?? (isNumeric ? String(nitCheckDigit(identification)) : ''),
    identification,
    branch_office: Number(body['branch_office'] ?? 0),
    active: body['active'] !== false,
  };
};

const found = (company: Company, id: string): Customer => {
  const customer = company.customers.get(id);
  if (!customer) throw new SiigoError(404, 'not_found', 'The customer was not found');
  return customer;
};

const matching = (company: Company, query: Query): Customer[] => {
  const names = ['identification', 'branch_office', 'active', 'type', 'person_type'] as const;
  const filters = names.map((name) => ({ name, fits: equals(query, name) }));
  const created = inRange(query, 'created');
  const updated = inRange(query, 'updated');
  const dated = inRange(query, 'date');
  return [...company.customers.values()].filter(
    (customer) =>
      filters.every(({ name, fits }) => fits(customer[name])) &&
      created(customer.metadata.created) &&
      updated(customer.metadata.last_updated) &&
      dated(customer.metadata.created),
  );
};

const customerView = (customer: Customer): Json => {
  const idType = String(customer['id_type']);
  const address = objectOf(customer['address']);
  const city = objectOf(address['city']);
  return {
    ...customer,
    id_type: { code: idType, name: idTypeName(idType) },
    fiscal_responsibilities: listOf(customer['fiscal_responsibilities']).map(({ code }) => ({
      code,
      name: responsibilityName(String(code)),
    })),
    address: {
      ...address,
      city: {
        country_code: 'Co',
        country_name: 'Colombia',
        state_code: city['state_code'],
        state_name: departmentName(String(city['state_code'])) ?? '',
        city_code: city['city_code'],
        city_name: municipalityName(String(city['city_code'])) ?? '',
      },
    },
  };
};
