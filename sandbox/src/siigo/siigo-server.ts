import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { takeEmptyJson } from '../http/empty-json.js';
import { catalogueRoutes } from './records/catalogues.js';
import { Company } from './records/company.js';
import { controlRoutes } from './faults/control.js';
import { accountingRoutes } from './accounting/accounting-routes.js';
import { Batches } from './documents/batches.js';
import { customerRoutes } from './records/customers.js';
import { documentRoutes } from './documents/document-routes.js';
import { Documents } from './documents/documents.js';
import { FaultHooks } from './faults/fault-hooks.js';
import { Faults } from './faults/faults.js';
import { productRoutes } from './records/products.js';
import { RequestLimit } from './faults/request-limit.js';
import { SiigoError, siigoEnvelope, SiigoRefusal } from './protocol/siigo-error.js';
import { Stamping, type StampPace } from './documents/stamping.js';
import { TokenDesk } from './protocol/tokens.js';

export interface SiigoOptions {
  username: string;
  accessKey: string;
  now?: () => number;
  /** null keeps the state in memory. */
  stateFile?: string | null;
  stamp?: Partial<StampPace>;
  /** 0: no limit. */
  requestsPerMinute?: number;
  random?: () => number;
  /** false: a fresh account, whose accountant has made no service yet. */
  services?: boolean;
}
const USUAL_PACE: StampPace = { afterReads: 2, afterMs: 4_000 };
const MAX_BODY_BYTES = 1_000_000;

/** Imitates api.siigo.com with a demo company's data. */
export const siigoServer = (options: SiigoOptions): FastifyInstance => {
  const {
    now = Date.now,
    stateFile = null,
    stamp,
    requestsPerMinute = 0,
    random,
    services,
    ...account
  } = options;
  const server = fastify({ logger: false, forceCloseConnections: true, bodyLimit: MAX_BODY_BYTES });
  takeEmptyJson(server);
  const tokens = new TokenDesk(account, now);
  const company = new Company(stateFile, now, services);
  const faults = new Faults(random);
  const batches = new Batches(company, now);
  server.addHook('onClose', async () => batches.settle());
  const stamping = new Stamping(company, { ...USUAL_PACE, ...stamp }, now);
  const hooks = new FaultHooks(faults, company, tokens);
  const limit = new RequestLimit(requestsPerMinute, now);

  server.post('/auth', async (request) => tokens.signIn(request.body));
  server.register(controlRoutes({ company, faults, stamping, tokens, batches, now }));
  server.register(async (resources) => {
    resources.addHook('onRequest', async (request) => {
      checkPartner(request.headers['partner-id']);
      tokens.check(request.headers.authorization);
      limit.count();
    });
    hooks.install(resources);
    await resources.register(catalogueRoutes(company));
    await resources.register(customerRoutes(company, now));
    await resources.register(productRoutes(company, now));
    const circumstancesOf = (request: Parameters<FaultHooks['rejectionOf']>[0]) => ({
      now: now(),
      willReject: hooks.rejectionOf(request),
    });
    const documents = new Documents(company, stamping);
    await resources.register(documentRoutes(company, documents, batches, circumstancesOf));
    await resources.register(accountingRoutes(company, now));
  });

  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(siigoEnvelope(new SiigoError(404, 'not_found', 'The resource was not found'))),
  );
  server.setErrorHandler((error: FastifyError | SiigoRefusal, _request, reply) => {
    const refusal = error instanceof SiigoRefusal ? error : refusalOf(error);
    return reply.code(refusal.status).send(siigoEnvelope(refusal));
  });
  return server;
};

const checkPartner = (partner: string | string[] | undefined): void => {
  if (partner === undefined || partner === '') {
    throw new SiigoError(400, 'header_required', 'The header Partner-Id is required', ['Partner-Id']);
  }
  if (!/^[A-Za-z0-9]{3,100}$/.test(String(partner))) {
    throw new SiigoError(400, 'invalid_partner_id', 'The header Partner-Id has an invalid value', [
      'Partner-Id',
    ]);
  }
};

const refusalOf = (error: FastifyError): SiigoError => {
  const status = error.statusCode ?? 500;
  if (status === 415)
    return new SiigoError(415, 'unsupported_media_type', 'The content type must be application/json');
  if (status < 500) return new SiigoError(400, 'invalid_type', 'The body is not valid JSON');
  return new SiigoError(500, 'unhandled_error', 'An unhandled error occurred');
};
