import type { ServerResponse } from 'node:http';
import { isEventStream } from '@lacteos/contracts/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export const isForStream = ({ url, headers, method }: FastifyRequest): boolean =>
  method === 'GET' && isEventStream(url.split('?', 1)[0] ?? '', headers.accept);

/** Ends streams on close, which would wait for them otherwise; pages reconnect to another gateway. */
export const endStreamsOnClose = (app: FastifyInstance): void => {
  const open = new Set<ServerResponse>();
  app.addHook('onRequest', async (request, { raw }) => {
    if (!isForStream(request)) return;
    open.add(raw);
    raw.once('close', () => open.delete(raw));
  });
  app.addHook('preClose', async () => open.forEach((response) => response.destroy()));
};
