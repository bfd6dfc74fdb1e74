import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { catalogueRoutes } from './catalogues.js';
import { SiigoError, siigoEnvelope } from './siigo-error.js';
import { TokenDesk } from './tokens.js';

export interface SiigoOptions {
  username: string;
  accessKey: string;
  now?: () => number;
}

/** A stand-in for api.siigo.com: same paths, headers, answers and error envelopes, on data of a demo company. */
export const siigoServer = ({ now, ...account }: SiigoOptions): FastifyInstance => {
  const server = fastify({ logger: false, forceCloseConnections: true });
  const tokens = new TokenDesk(account, now);

  server.post('/auth', async (request) => tokens.signIn(request.body));
  server.register(async (resources) => {
    resources.addHook('onRequest', async (request) => {
      checkPartner(request.headers['partner-id']);
      tokens.check(request.headers.authorization);
    });
    await resources.register(catalogueRoutes);
  });

  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(siigoEnvelope(new SiigoError(404, 'not_found', 'The resource was not found'))),
  );
  server.setErrorHandler((error: FastifyError | SiigoError, _request, reply) => {
    const refusal = error instanceof SiigoError ? error : refusalOf(error);
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
