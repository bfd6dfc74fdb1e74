import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const storage = new AsyncLocalStorage<FastifyRequest>();

/** The request that the caller works for; null in work of the outbox and in timers. */
export const currentRequest = (): FastifyRequest | null => storage.getStore() ?? null;

/** Runs what belongs to a request after its answer. */
export const runFor = (request: FastifyRequest, work: () => void): void => storage.run(request, work);

/**
 * Runs what begins something that outlives the request: a timer or a connection would keep the request, with its body, as long as
 * it lasts itself.
 */
export const outsideRequests: <T>(work: () => T) => T = AsyncLocalStorage.snapshot();

/** Makes each request known to everything that runs for it. */
export function trackRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => storage.run(request, done));
  // Events of a body's stream belong to the connection, not to the request.
  fastify.addHook('preValidation', (request, _reply, done) => storage.run(request, done));
}
