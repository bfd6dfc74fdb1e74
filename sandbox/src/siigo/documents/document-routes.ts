import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Json, objectOf } from '../protocol/checks.js';
import type { Company } from '../records/company.js';
import type { SalesDocument } from '../records/records.js';
import type { Circumstances, Documents } from './documents.js';
import { documentView, listView } from './document-views.js';
import { documentPdf } from './invoice-pdf.js';
import type { Batches } from './batches.js';
import { fileOf, xmlOf } from './electronic-files.js';
import { withNumbers } from './text-numbers.js';
import { keyOf } from '../protocol/idempotency.js';
import { equals, inRange, type Query } from '../protocol/lists.js';
import { pageOf } from '../protocol/paging.js';
import { SiigoError } from '../protocol/siigo-error.js';

interface ById {
  Params: { id: string };
}
const MAX_ADDRESSES = 5;

export const documentRoutes =
  (
    company: Company,
    documents: Documents,
    batches: Batches,
    circumstancesOf: (request: FastifyRequest) => Circumstances,
  ) =>
  async (server: FastifyInstance): Promise<void> => {
    const creation =
      (create: (body: Json, circumstances: Circumstances) => SalesDocument) =>
      (request: FastifyRequest): Json => {
        const key = keyOf(request);
        const used = key === null ? undefined : company.keys.get(key);
        if (used) return repeated(company, used.documentId);
        const document = create(withNumbers(request.body), circumstancesOf(request));
        if (key !== null) company.store('keys', key, { key, documentId: document.id });
        return documentView(document);
      };
    const createInvoice = creation((body, circumstances) => documents.createInvoice(body, circumstances));
    const createNote = creation((body, circumstances) => documents.createCreditNote(body, circumstances));

    server.post('/v1/invoices', async (request, reply) => reply.code(201).send(createInvoice(request)));
    server.post('/v1/credit-notes', async (request, reply) => reply.code(201).send(createNote(request)));
    server.post('/v1/invoices/batch', async (request, reply) => {
      const circumstances = circumstancesOf(request);
      const answer = batches.receive(objectOf(request.body), (invoice) =>
        documents.createInvoice(withNumbers(invoice), circumstances),
      );
      return reply.code(201).send(answer);
    });
    server.post<ById>('/v1/invoices/:id/stamp', async (request) =>
      documentView(documents.stamp(request.params.id, circumstancesOf(request))),
    );
    server.get<ById>('/v1/invoices/:id/xml', async ({ params }) =>
      fileOf(params.id, xmlOf(documents.read('FV', params.id))),
    );
    server.put<ById>('/v1/invoices/:id', async (request) =>
      documentView(
        documents.replaceInvoice(request.params.id, withNumbers(request.body), circumstancesOf(request)),
      ),
    );
    server.delete<ById>('/v1/invoices/:id', async ({ params }) => {
      documents.remove(params.id);
      return { id: params.id, deleted: true };
    });
    server.post<ById>('/v1/invoices/:id/annul', async ({ params }) => {
      documents.annul(params.id);
      return { id: params.id, Annul: true };
    });
    server.post<ById>('/v1/invoices/:id/mail', async ({ params, body }, reply) => {
      const document = documents.read('FV', params.id);
      checkAddresses(objectOf(body));
      documents.mailed(document);
      return reply.code(201).send({ status: 'sent', observations: '' });
    });
    server.get<ById>('/v1/invoices/:id/stamp/errors', async ({ params }) => ({
      id: params.id,
      errors: documents.read('FV', params.id).rejection,
    }));
    for (const [kind, path] of [
      ['FV', '/v1/invoices'],
      ['NC', '/v1/credit-notes'],
    ] as const) {
      server.get(path, async (request) => {
        const query = request.query as Query;
        const rows = matching(documents.all(kind), query);
        return pageOf(rows, query, `${request.protocol}://${request.host}${path}`, (row) =>
          listView(row, company.rules),
        );
      });
      server.get<ById>(`${path}/:id`, async ({ params }) => documentView(documents.read(kind, params.id)));
      server.get<ById>(`${path}/:id/pdf`, async ({ params }) => {
        const document = documents.read(kind, params.id);
        const buyer = company.customers.get(String(objectOf(document.body['customer'])['id'])) ?? null;
        return fileOf(document.id, await documentPdf(document, buyer));
      });
    }
  };

/** A repeated key returns the first document; one that met a 500 stays unusable. */
const repeated = (company: Company, documentId: string | null): Json => {
  if (documentId === null) throw new SiigoError(500, 'unhandled_error', 'An unhandled error occurred');
  const document = company.documents.get(documentId);
  if (!document) throw new SiigoError(404, 'not_found', 'The document was not found');
  return documentView(document);
};

const checkAddresses = (body: Json): void => {
  const addresses = [body['mail_to'], body['copy_to']]
    .filter((text): text is string => typeof text === 'string' && text !== '')
    .flatMap((text) => text.split(';'));
  if (typeof body['mail_to'] !== 'string' || body['mail_to'] === '')
    throw new SiigoError(400, 'parameter_required', 'The field mail_to is required', ['mail_to']);
  const wrong = addresses.find((address) => !/^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(address));
  if (wrong !== undefined) throw new SiigoError(400, 'invalid_email', `Invalid email: ${wrong}`, ['mail_to']);
  if (addresses.length > MAX_ADDRESSES)
    throw new SiigoError(400, 'values_limit', 'The field mail_to exceeds the allowed values', ['mail_to']);
};

const matching = (rows: SalesDocument[], query: Query): SalesDocument[] => {
  const name = equals(query, 'name');
  const identification = equals(query, 'customer_identification');
  const branch = equals(query, 'customer_branch_office');
  const type = equals(query, 'document_id');
  const created = inRange(query, 'created');
  const updated = inRange(query, 'updated');
  const dated = inRange(query, 'date');
  return rows.filter(({ body }) => {
    const customer = objectOf(body['customer']);
    const metadata = objectOf(body['metadata']) as { created: string; last_updated: string | null };
    return (
      name(body['name']) &&
      identification(customer['identification']) &&
      branch(customer['branch_office']) &&
      type(objectOf(body['document'])['id']) &&
      created(metadata.created) &&
      updated(metadata.last_updated) &&
      dated(String(body['date']))
    );
  });
};
