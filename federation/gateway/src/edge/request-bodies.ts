import type { IncomingMessage } from 'node:http';
import { maxBodyBytes, type RequestFailureCode } from '@lacteos/contracts/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EdgeLimits } from './edge-limits.js';
import { RequestError } from './failures.js';
import { HeldBytes } from './held-bytes.js';

const BYTES_A_SECOND = 100_000;
/** Time for reading and dropping the rest of a refused body, so that its sender can read the answer. */
const LINGER_MS = 2_000;

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

export const allowedBodyBytes = ({ method, url, headers }: IncomingMessage): number | null => {
  const limit = maxBodyBytes(method ?? '', pathOf(url ?? ''));
  return Number(headers['content-length'] ?? 0) > limit ? null : limit;
};

// Closing at once would lose the answer while the other side still sends.
const lingerBeforeClosing = (request: IncomingMessage): void => {
  const { socket } = request;
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
    request.once('end', () => socket.destroy());
  };
  request.resume();
};

/** @throws RequestError REQUEST.TOO_LARGE, REQUEST.TIMEOUT, REQUEST.MALFORMED (cut off), or the reason of `stop` */
const receive = async (
  raw: IncomingMessage,
  { bodySeconds }: Pick<EdgeLimits, 'bodySeconds'>,
  onChunk: (chunk: Buffer, size: number) => void = () => undefined,
  stop = new AbortController(),
): Promise<void> => {
  const limit = allowedBodyBytes(raw);
  const fail = (failure: RequestFailureCode) => stop.abort(new RequestError(failure));
  let timer: NodeJS.Timeout | undefined;
  try {
    if (limit === null) throw new RequestError('REQUEST.TOO_LARGE');
    const seconds = bodySeconds + Number(raw.headers['content-length'] ?? limit) / BYTES_A_SECOND;
    timer = setTimeout(fail, seconds * 1_000, 'REQUEST.TIMEOUT');
    await eachChunk(raw, stop.signal, (chunk, size) => {
      if (size > limit) fail('REQUEST.TOO_LARGE');
      else onChunk(chunk, size);
    });
  } catch (error) {
    if (!raw.complete) lingerBeforeClosing(raw);
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

/** Reads bodies whole before forwarding: an unfinished body costs a few bytes here, and the API nothing. */
export class RequestBodies {
  private readonly held: HeldBytes;

  constructor(private readonly limits: Pick<EdgeLimits, 'bodySeconds' | 'maxHeldBytes'>) {
    this.held = new HeldBytes(limits.maxHeldBytes);
  }

  /** @throws RequestError as `receive` does, and UNAVAILABLE (no memory left) */
  async read(raw: IncomingMessage): Promise<Buffer> {
    const chunks: Buffer[] = [];
    const stop = new AbortController();
    const holder = this.held.open(() => stop.abort(new RequestError('UNAVAILABLE')));
    const storeChunk = (chunk: Buffer, size: number): void => {
      chunks.push(chunk);
      holder.set(size);
    };
    try {
      await receive(raw, this.limits, storeChunk, stop);
      return Buffer.concat(chunks);
    } finally {
      holder.close();
    }
  }
}

const WITHOUT_BODY = /^(GET|HEAD|TRACE)$/;
const announcesBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/**
 * Drops unwanted bodies, but waits for their end before answering: answering earlier would have to close the
 * connection and would reward clients that never finish.
 */
export const dropUnwantedBodies = (app: FastifyInstance, limits: Pick<EdgeLimits, 'bodySeconds'>): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', ({ raw }: FastifyRequest) => receive(raw, limits));
  app.addHook('onRequest', async ({ raw }) => {
    if (WITHOUT_BODY.test(raw.method ?? '') && announcesBody(raw)) await receive(raw, limits);
  });
};

function eachChunk(
  raw: IncomingMessage,
  signal: AbortSignal,
  onChunk: (chunk: Buffer, size: number) => void,
): Promise<void> {
  let size = 0;
  return new Promise<void>((resolve, reject) => {
    const countChunk = (chunk: Buffer): void => {
      size += chunk.length;
      onChunk(chunk, size);
    };
    const finish = (settle: () => void): void => {
      raw.off('data', countChunk).off('end', complete).off('error', cut).off('close', cut);
      settle();
    };
    const complete = (): void => finish(resolve);
    const cut = (): void => finish(() => reject(new RequestError('REQUEST.MALFORMED')));
    signal.addEventListener('abort', () => finish(() => reject(signal.reason as RequestError)), {
      once: true,
    });
    raw.on('data', countChunk).on('end', complete).on('error', cut).on('close', cut);
  });
}
