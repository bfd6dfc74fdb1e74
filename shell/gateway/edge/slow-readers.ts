import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Offences } from './offences.js';

const LOOK_EVERY_MS = 1_000;

/** A visitor to whom something may be on its way. */
interface Reading {
  readonly address: string;
  progress: Progress | null;
}

/** How much a visitor had taken, as bytes of their connection, when they last took something. */
interface Progress {
  taken: number;
  since: number;
}

/** Null while nothing waits for the visitor; the socket counts whole pieces, of 64 kB as a rule. */
const progressOf = (
  { socket, writableLength }: ServerResponse,
  before: Progress | null,
  now: number,
): Progress | null => {
  if (!socket || socket.writableLength + writableLength === 0) return null;
  const taken = socket.bytesWritten - socket.writableLength;
  return before?.taken === taken ? before : { taken, since: now };
};

/** Ends connections of visitors who do not read what they asked for. */
export const dropSlowReaders = (app: FastifyInstance, readSeconds: number, offences: Offences): void => {
  const open = new Map<ServerResponse, Reading>();
  const timer = setInterval(() => {
    const now = Date.now();
    for (const [response, reading] of open) {
      reading.progress = progressOf(response, reading.progress, now);
      if (!reading.progress || now - reading.progress.since <= readSeconds * 1_000) continue;
      offences.note(reading.address);
      response.destroy();
    }
  }, LOOK_EVERY_MS).unref();
  app.addHook('onRequest', async ({ ip: address }, { raw }) => {
    open.set(raw, { address, progress: null });
    raw.once('close', () => open.delete(raw));
  });
  app.addHook('onClose', async () => clearInterval(timer));
};
