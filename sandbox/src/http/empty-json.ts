import type { FastifyInstance } from 'fastify';

/** Accepts a request whose header promises JSON and that has no body, as clients send DELETE and some POSTs. */
export const takeEmptyJson = (server: FastifyInstance): void => {
  const parse = server.getDefaultJsonParser('error', 'ignore');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, null) : parse(request, body, done),
  );
};
