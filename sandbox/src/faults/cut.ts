import type { FastifyReply, FastifyRequest } from 'fastify';

/** Ends the connection of a request without an answer. */
export const cut = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.hijack();
  request.raw.socket.destroy();
};
