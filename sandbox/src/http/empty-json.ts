import type { FastifyInstance } from 'fastify';

/** Accepts JSON requests without a body, as clients send DELETE and some POSTs. */
export const takeEmptyJson = (server: FastifyInstance): void => {
  const parse = server.getDefaultJsonParser('error', 'ignore');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, null) : parse(request, body, done),
  );
};
