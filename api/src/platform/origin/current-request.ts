import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const storage = new AsyncLocalStorage<FastifyRequest>();

/** null in outbox work and timers. */
export const currentRequest = (): FastifyRequest | null => storage.getStore() ?? null;

export const runFor = (request: FastifyRequest, work: () => void): void => storage.run(request, work);

/** For timers and connections, which would keep the request and its body alive. */
export const outsideRequests: <T>(work: () => T) => T = AsyncLocalStorage.snapshot();

export function trackRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => storage.run(request, done));
  // A body stream's events belong to the connection, not to the request.
  fastify.addHook('preValidation', (request, _reply, done) => storage.run(request, done));
}
