import type { FastifyInstance } from 'fastify';
import { listOf, objectOf } from '../protocol/checks.js';
import type { Batches } from '../documents/batches.js';
import { DEFAULT_RULES } from '../protocol/rules.js';
import type { Company } from '../records/company.js';
import { type Fault, FAULT_KINDS, type Faults } from './faults.js';
import { manyCustomers } from '../records/seed-customers.js';
import { addManyInvoices } from '../records/seed-invoices.js';
import { SiigoError } from '../protocol/siigo-error.js';
import type { Stamping } from '../documents/stamping.js';
import type { TokenDesk } from '../protocol/tokens.js';

export interface Controlled {
  readonly company: Company;
  readonly faults: Faults;
  readonly stamping: Stamping;
  readonly tokens: TokenDesk;
  readonly batches: Batches;
  readonly now: () => number;
}
const FAULT_FIELDS = [
  'kind',
  'method',
  'path',
  'times',
  'probability',
  'delayMs',
  'status',
  'reasons',
  'untilChangeOf',
];
const MAX_ROWS = 20_000;
const wholeCount = (body: unknown): number =>
  Math.min(Math.trunc(Number(objectOf(body)['count'] ?? 0)), MAX_ROWS);

/**
 * Switches outside SIIGO's paths: faults (POST, GET, DELETE /control/faults), the DIAN's pace (PUT /control/stamp),
 * document or payment types (PUT /control/types/<id>), Bogotá times without zone (PUT /control/times), account rules
 * (GET, PUT /control/rules), batch reports (GET /control/batches), long lists (POST /control/customers,
 * /control/invoices), token expiry (POST /control/tokens/expire), state (GET /control/state).
 */
export const controlRoutes =
  ({ company, faults, stamping, tokens, batches, now }: Controlled) =>
  async (server: FastifyInstance): Promise<void> => {
    server.post('/control/faults', async (request, reply) => {
      const fault = objectOf(request.body);
      const unknown = Object.keys(fault).find((name) => !FAULT_FIELDS.includes(name));
      if (unknown || !FAULT_KINDS.some((kind) => kind === fault['kind']))
        throw new SiigoError(
          400,
          'parameters_exclusive',
          `Invalid value for parameter: ${unknown ?? 'kind'}`,
        );
      faults.add(fault as unknown as Fault);
      return reply.code(201).send(faults.all);
    });
    server.get('/control/faults', async () => faults.all);
    server.delete('/control/faults', async (_request, reply) => {
      faults.clear();
      return reply.code(204).send();
    });
    server.put('/control/stamp', async (request) => {
      const { afterReads, afterMs } = objectOf(request.body);
      if (typeof afterReads === 'number') stamping.pace.afterReads = afterReads;
      if (typeof afterMs === 'number') stamping.pace.afterMs = afterMs;
      return stamping.pace;
    });
    server.put<{ Params: { id: string } }>('/control/types/:id', async ({ params, body }) => {
      company.configure(Number(params.id), objectOf(body));
      return [...company.documentTypes, ...company.paymentTypes].find(({ id }) => id === Number(params.id));
    });
    server.put('/control/times', async ({ body }) => {
      company.timesWithoutZone = objectOf(body)['withoutZone'] === true;
      return { withoutZone: company.timesWithoutZone };
    });
    server.get('/control/rules', async () => company.rules);
    server.put('/control/rules', async ({ body }) => {
      company.rules = { ...DEFAULT_RULES, ...objectOf(body) };
      return company.rules;
    });
    server.get('/control/batches', async () => {
      await batches.settle();
      return batches.reports;
    });
    server.post('/control/customers', async (request, reply) => {
      const rows = manyCustomers(wholeCount(request.body), now());
      rows.forEach((customer) => company.store('customers', customer.id, customer));
      return reply.code(201).send({ customers: company.customers.size });
    });
    server.post('/control/invoices', async (request, reply) => {
      addManyInvoices(company, wholeCount(request.body), now());
      return reply.code(201).send({ documents: company.documents.size });
    });
    server.post('/control/tokens/expire', async (_request, reply) => {
      tokens.expireAll();
      return reply.code(204).send();
    });
    server.get('/control/state', async () => ({
      signIns: tokens.signIns,
      customers: company.customers.size,
      products: company.products.size,
      documents: [...company.documents.values()].map((document) => ({
        id: document.id,
        kind: document.kind,
        name: document.body['name'],
        total: document.body['total'],
        paid: listOf(document.body['payments']).reduce((sum, { value }) => sum + Number(value), 0),
        observations: document.body['observations'],
        customer: document.body['customer'],
        stamp: document.stampStatus,
        cufe: document.cufe,
        invoice: objectOf(document.body['invoice'])['id'] ?? null,
        annulled: document.body['annulled'] === true,
      })),
      keys: [...company.keys.values()],
    }));
  };
