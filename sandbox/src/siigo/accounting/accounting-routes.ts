import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Json, listOf, objectOf } from '../protocol/checks.js';
import { keyOf } from '../protocol/idempotency.js';
import { equals, inRange, type Query } from '../protocol/lists.js';
import { pageOf } from '../protocol/paging.js';
import type { Company } from '../records/company.js';
import type { AccountingEntry } from '../records/records.js';
import { SiigoError } from '../protocol/siigo-error.js';
import { checkEntry, type EntryKind } from './entry-checks.js';

const ROOMS = [
  ['RC', '/v1/vouchers'],
  ['CC', '/v1/journals'],
] as const satisfies readonly (readonly [EntryKind, string])[];

/** Cash receipts (vouchers) and journals can't be changed. */
export const accountingRoutes =
  (company: Company, now: () => number) =>
  async (server: FastifyInstance): Promise<void> => {
    for (const [kind, path] of ROOMS) {
      server.post(path, async (request, reply) =>
        reply.code(201).send(create(company, kind, request, now())),
      );
      server.get(path, async (request) => {
        const query = request.query as Query;
        const rows = matching(company, kind, query).map(({ body }) => body);
        return pageOf(rows, query, `${request.protocol}://${request.host}${path}`);
      });
      server.get<{ Params: { id: string } }>(`${path}/:id`, async ({ params }) => {
        const entry = company.entries.get(params.id);
        if (entry?.kind !== kind) throw new SiigoError(404, 'not_found', 'The document was not found');
        return entry.body;
      });
    }
  };

const create = (company: Company, kind: EntryKind, request: FastifyRequest, now: number): Json => {
  const key = keyOf(request);
  const known = company.entries.get(company.keys.get(key ?? '')?.documentId ?? '');
  if (known) return known.body;
  const body = objectOf(request.body);
  const type = checkEntry(body, company, kind);
  const number = company.nextNumber(type.id, type.consecutive);
  const id = randomUUID();
  const entry: AccountingEntry = {
    id,
    kind,
    body: {
      ...body,
      id,
      document: { id: type.id },
      number,
      name: `${kind}-${type.code}-${number}`,
      ...(kind === 'RC' ? { customer: partyOf(company, body) } : {}),
      ...(body['items'] === undefined
        ? {}
        : { items: listOf(body['items']).map((item) => itemOf(company, item)) }),
      ...(body['payment'] === undefined ? {} : { payment: paymentOf(company, objectOf(body['payment'])) }),
      balance: 0,
      observations: body['observations'] ?? '',
      metadata: { created: new Date(now).toISOString(), last_updated: null },
    },
  };
  company.store('entries', id, entry);
  if (key !== null) company.store('keys', key, { key, documentId: id });
  return entry.body;
};

const partyOf = (company: Company, row: Json): Json => {
  const { identification, branch_office: branch = 0 } = objectOf(row['customer']);
  const known = company.customerOf(String(identification), Number(branch));
  return { id: known?.id, identification, branch_office: Number(branch) };
};

const itemOf = (company: Company, item: Json): Json =>
  item['customer'] === undefined ? item : { ...item, customer: partyOf(company, item) };

const paymentOf = (company: Company, payment: Json): Json => ({
  ...payment,
  name: company.paymentTypes.find(({ id }) => id === payment['id'])?.name,
});

const matching = (company: Company, kind: EntryKind, query: Query): AccountingEntry[] => {
  const ranges = [inRange(query, 'created'), inRange(query, 'updated'), inRange(query, 'date')] as const;
  const type = equals(query, 'document_id');
  return [...company.entries.values()]
    .filter((entry) => entry.kind === kind)
    .filter(({ body }) => {
      const { created, last_updated: updated } = objectOf(body['metadata']) as Record<string, string | null>;
      const moments = [created, updated, String(body['date'])];
      return type(objectOf(body['document'])['id']) && ranges.every((fits, at) => fits(moments[at]));
    })
    .reverse();
};
