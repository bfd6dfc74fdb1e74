import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Company } from './company.js';
import { pageOf } from '../protocol/paging.js';
import * as seed from './seed.js';
import { SiigoError } from '../protocol/siigo-error.js';

type Query = Readonly<Record<string, string | undefined>>;

export const catalogueRoutes =
  (company: Company) =>
  async (server: FastifyInstance): Promise<void> => {
    server.get('/v1/document-types', async (request) => {
      const kind = closedChoice(request, 'type', seed.DOCUMENT_TYPE_KINDS);
      return company.documentTypes
        .filter(({ type }) => type === kind)
        .map(({ purchase_order: _order, delivery_order: _delivery, ...type }) => ({
          ...type,
          consecutive: company.peekNumber(type.id, type.consecutive),
        }));
    });
    server.get('/v1/payment-types', async (request) => {
      const { document_type: kind } = request.query as Query;
      if (kind === 'RP') throw new SiigoError(404, 'not_found', 'The resource was not found');
      const chosen = closedChoice(request, 'document_type', seed.PAYMENT_DOCUMENT_KINDS);
      return company.paymentTypes
        .filter(({ documents }) => documents.includes(chosen))
        .map(({ documents: _documents, ...type }) => type);
    });
    server.get('/v1/taxes', async () => seed.TAXES);
    server.get('/v1/cost-centers', async () => seed.COST_CENTERS);
    server.get('/v1/account-groups', async () => seed.ACCOUNT_GROUPS);
    server.get('/v1/warehouses', async () => seed.WAREHOUSES);
    server.get('/v1/price-lists', async () => seed.PRICE_LISTS);
    server.get('/v1/fixed-assets', async () => seed.FIXED_ASSETS);
    server.get('/v1/users', async (request) =>
      pageOf(seed.USERS, request.query as Query, `${request.protocol}://${request.host}/v1/users`),
    );
  };

const closedChoice = (request: FastifyRequest, name: string, choices: readonly string[]): string => {
  const value = (request.query as Query)[name];
  if (value === undefined || value === '') {
    throw new SiigoError(400, 'parameter_required', `The field ${name} is required`, [], false);
  }
  if (!choices.includes(value)) {
    throw new SiigoError(400, 'parameters_exclusive', `Invalid value for parameter: ${name}`, [name]);
  }
  return value;
};
