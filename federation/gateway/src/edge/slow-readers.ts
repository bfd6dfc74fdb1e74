import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const CHECK_EVERY_MS = 1_000;

interface Progress {
  sent: number;
  since: number;
}

/** Null while nothing waits for the visitor. Sockets count whole chunks, usually 64 kB. */
const progressOf = (
  { socket, writableLength }: ServerResponse,
  before: Progress | null,
  now: number,
): Progress | null => {
  if (!socket || socket.writableLength + writableLength === 0) return null;
  const sent = socket.bytesWritten - socket.writableLength;
  return before?.sent === sent ? before : { sent, since: now };
};

export const dropSlowReaders = (app: FastifyInstance, readSeconds: number): void => {
  const open = new Map<ServerResponse, Progress | null>();
  const timer = setInterval(() => {
    const now = Date.now();
    for (const [response, before] of open) {
      const progress = progressOf(response, before, now);
      if (progress && now - progress.since > readSeconds * 1_000) response.destroy();
      else open.set(response, progress);
    }
  }, CHECK_EVERY_MS).unref();
  app.addHook('onRequest', async (_request, { raw }) => {
    open.set(raw, null);
    raw.once('close', () => open.delete(raw));
  });
  app.addHook('onClose', async () => clearInterval(timer));
};
