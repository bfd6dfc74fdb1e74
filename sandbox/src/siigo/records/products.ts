import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Checks, type Json, listOf, objectOf } from '../protocol/checks.js';
import type { Company } from './company.js';
import type { Product } from './records.js';
import { equals, inRange, type Query } from '../protocol/lists.js';
import { pageOf } from '../protocol/paging.js';
import { ACCOUNT_GROUPS, TAXES } from './seed.js';
import { SiigoError } from '../protocol/siigo-error.js';

const TYPES = ['Product', 'Service', 'ConsumerGood', 'Combo'];
const CLASSIFICATIONS = ['Taxed', 'Exempt', 'Excluded'];

export const productRoutes =
  (company: Company, now: () => number) =>
  async (server: FastifyInstance): Promise<void> => {
    server.get('/v1/products', async (request) => {
      const rows = matching(company, request.query as Query).map(productView);
      return pageOf(rows, request.query as Query, `${request.protocol}://${request.host}/v1/products`);
    });
    server.get<{ Params: { id: string } }>('/v1/products/:id', async ({ params }) =>
      productView(found(company, params.id)),
    );
    server.post('/v1/products', async (request, reply) => {
      const body = objectOf(request.body);
      check(body, company, null);
      const metadata = { created: new Date(now()).toISOString(), last_updated: null };
      const product: Product = { ...withDefaults(body), id: randomUUID(), metadata };
      company.store('products', product.id, product);
      return reply.code(201).send(productView(product));
    });
    server.put<{ Params: { id: string } }>('/v1/products/:id', async ({ params, body }) => {
      const known = found(company, params.id);
      check(objectOf(body), company, known.id);
      const metadata = { ...known.metadata, last_updated: new Date(now()).toISOString() };
      const product: Product = { ...withDefaults(objectOf(body)), id: known.id, metadata };
      company.store('products', product.id, product);
      return productView(product);
    });
    server.delete<{ Params: { id: string } }>('/v1/products/:id', async ({ params }) => {
      const known = found(company, params.id);
      const isSold = [...company.documents.values()].some(({ body }) =>
        listOf(body['items']).some(({ code }) => code === known.code),
      );
      if (isSold) throw new SiigoError(400, 'delete_not_allowed', 'The product has movements', ['id']);
      company.remove('products', known.id);
      return { id: known.id, deleted: true };
    });
  };

const check = (body: Json, company: Company, ownId: string | null): void => {
  const checks = new Checks();
  for (const name of ['code', 'name', 'type', 'tax_classification', 'description', 'reference'])
    checks.type(name, body[name], 'string');
  checks.type('account_group', body['account_group'], 'integer');
  checks.type('stock_control', body['stock_control'], 'boolean');
  checks.type('tax_included', body['tax_included'], 'boolean');
  checks.type('active', body['active'], 'boolean');
  checks.refuse();
  for (const name of ['code', 'name', 'account_group']) checks.required(name, body[name]);
  checks.refuse();
  checkFields(checks, body);
  const group = ACCOUNT_GROUPS.find(({ id }) => id === body['account_group']);
  if (!group)
    checks.add('invalid_reference', `The account group doesn't exist: ${String(body['account_group'])}`, [
      'account_group',
    ]);
  checkTaxes(checks, body);
  checkPrices(checks, body);
  checks.refuse();
  const taken = company.productOf(String(body['code']));
  if (taken && taken.id !== ownId)
    throw new SiigoError(400, 'already_exists', `The code already exists: ${String(body['code'])}`, ['code']);
};

const checkFields = (checks: Checks, body: Json): void => {
  checks.longest('code', body['code'], 30);
  checks.longest('name', body['name'], 100);
  checks.text('name', body['name'], 'invalid_name');
  checks.text('description', body['description'], 'invalid_description');
  checks.longest('reference', body['reference'], 80);
  checks.longest('description', body['description'], 2_500);
  if (!/^[^'\s]+$/.test(String(body['code'])))
    checks.add('invalid_code', `Invalid code: ${String(body['code'])}`, ['code']);
  checks.oneOf('type', body['type'], TYPES);
  checks.oneOf('tax_classification', body['tax_classification'], CLASSIFICATIONS);
  checks.amount('tax_consumption_value', body['tax_consumption_value']);
  const tariff = objectOf(body['additional_fields'])['tariff'];
  if (typeof tariff === 'string' && tariff !== '' && !/^\d{1,10}$/.test(tariff))
    checks.add('invalid_value', 'Invalid value: tariff', ['additional_fields.tariff']);
};

const checkTaxes = (checks: Checks, body: Json): void => {
  const taxes = listOf(body['taxes']);
  taxes.forEach(({ id }, index) => {
    const tax = TAXES.find((one) => one.id === id);
    const path = [`taxes[${index}].id`];
    if (!tax) checks.add('invalid_reference', `The tax doesn't exist: ${String(id)}`, path);
    else if (!tax.active) checks.add('parameter_inactive', `The tax is inactive: ${tax.id}`, path);
  });
  if (body['tax_classification'] === 'Excluded' && taxes.length > 0)
    checks.add('invalid_taxes', 'The array taxes has invalid values', ['taxes']);
};

const checkPrices = (checks: Checks, body: Json): void => {
  listOf(body['prices']).forEach((price, index) => {
    checks.oneOf(`prices[${index}].currency_code`, price['currency_code'], ['COP', 'USD', 'EUR']);
    listOf(price['price_list']).forEach((entry, at) => {
      const path = `prices[${index}].price_list[${at}]`;
      const { position } = entry;
      if (!Number.isInteger(position) || Number(position) < 1 || Number(position) > 12)
        checks.add('invalid_range', 'The field position only allows a value between 1 and 12', [
          `${path}.position`,
        ]);
      checks.amount(`${path}.value`, entry['value']);
    });
  });
};

const withDefaults = (body: Json): Json & Pick<Product, 'code' | 'name' | 'active' | 'stock_control'> => ({
  type: 'Product',
  tax_classification: 'Taxed',
  tax_included: false,
  tax_consumption_value: 0,
  unit: '94',
  ...body,
  stock_control: body['stock_control'] === true,
  active: body['active'] !== false,
  code: String(body['code']),
  name: String(body['name']),
});

const found = (company: Company, id: string): Product => {
  const product = company.products.get(id);
  if (!product) throw new SiigoError(404, 'not_found', 'The product was not found');
  return product;
};

const matching = (company: Company, query: Query): Product[] => {
  const ids = query['ids'] ?? query['id'];
  const wanted = ids ? new Set(ids.split(',')) : null;
  const names = ['code', 'type', 'stock_control', 'active', 'account_group'] as const;
  const filters = names.map((name) => ({ name, fits: equals(query, name) }));
  const created = inRange(query, 'created');
  const updated = inRange(query, 'updated');
  const dated = inRange(query, 'date');
  return [...company.products.values()]
    .filter(
      (product) =>
        (!wanted || wanted.has(product.id)) &&
        filters.every(({ name, fits }) => fits(product[name])) &&
        created(product.metadata.created) &&
        updated(product.metadata.last_updated) &&
        dated(product.metadata.created),
    )
    .reverse();
};

/** Matches real accounts: no `taxes` for excluded products, no `prices` without prices. */
const productView = (product: Product): Json => {
  const { taxes, prices, unit, account_group: group, ...rest } = product;
  const named = listOf(taxes).flatMap(({ id }) => TAXES.filter((tax) => tax.id === id));
  return {
    ...rest,
    account_group: ACCOUNT_GROUPS.find(({ id }) => id === group) ?? { id: group },
    ...(named.length > 0
      ? { taxes: named.map(({ id, name, type, percentage }) => ({ id, name, type, percentage })) }
      : {}),
    ...(prices
      ? {
          prices: listOf(prices).map((price) => ({
            ...price,
            price_list: listOf(price['price_list']).map((entry) => ({
              ...entry,
              name: `Precio de venta ${String(entry['position'])}`,
            })),
          })),
        }
      : {}),
    unit: { code: String(unit), name: unit === '94' ? 'unidad' : String(unit) },
    available_quantity: 0,
    warehouses: [{ id: -1, name: 'Sin asignar', quantity: 0 }],
  };
};
