import fastify, { type FastifyInstance } from 'fastify';
import type { Mailbox } from './mailbox.js';
import { mailboxPage } from './mailbox-page.js';

/** A page at `/`, JSON at `/messages?to=` for tests. */
export const mailboxServer = (mailbox: Mailbox): FastifyInstance => {
  const server = fastify({ logger: false, forceCloseConnections: true });
  server.get('/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(mailboxPage(mailbox.list())),
  );
  server.get<{ Querystring: { to?: string } }>('/messages', async ({ query }) => mailbox.list(query.to));
  server.delete('/messages', async (_request, reply) => {
    mailbox.clear();
    return reply.code(204).send();
  });
  return server;
};
