import type { IncomingMessage } from 'node:http';
import { maxBodyBytes, type RequestFailureCode } from '@lacteos/contracts/http';
import type { EdgeLimits } from './edge-limits.js';
import { RequestError } from './failures.js';
import { HeldBytes } from './held-bytes.js';

const BYTES_A_SECOND = 100_000;
/** How long what is left of a refused body is read and dropped, so that its sender can read the answer. */
const LINGER_MS = 2_000;

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** The limit of a request's body; null when its headers announce more. */
export const allowedBodyBytes = ({ method, url, headers }: IncomingMessage): number | null => {
  const limit = maxBodyBytes(method ?? '', pathOf(url ?? ''));
  return Number(headers['content-length'] ?? 0) > limit ? null : limit;
};

// A connection that is closed at once takes the answer with it while its other side still sends.
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

/**
 * Reads bodies whole before anybody else is asked to: a body that never comes costs this process a few bytes, and the API
 * nothing.
 */
export class RequestBodies {
  private readonly held: HeldBytes;

  constructor(private readonly limits: Pick<EdgeLimits, 'bodySeconds' | 'maxHeldBytes'>) {
    this.held = new HeldBytes(limits.maxHeldBytes);
  }

  /** @throws RequestError REQUEST.TOO_LARGE, REQUEST.TIMEOUT, REQUEST.MALFORMED (cut off), UNAVAILABLE (no memory left) */
  async read(raw: IncomingMessage): Promise<Buffer> {
    const limit = allowedBodyBytes(raw);
    try {
      if (limit === null) throw new RequestError('REQUEST.TOO_LARGE');
      return await this.receive(raw, limit);
    } catch (error) {
      if (!raw.complete) lingerBeforeClosing(raw);
      throw error;
    }
  }

  private async receive(raw: IncomingMessage, limit: number): Promise<Buffer> {
    const seconds = this.limits.bodySeconds + Number(raw.headers['content-length'] ?? limit) / BYTES_A_SECOND;
    const stop = new AbortController();
    const fail = (failure: RequestFailureCode) => stop.abort(new RequestError(failure));
    const holder = this.held.open(() => fail('UNAVAILABLE'));
    const timer = setTimeout(fail, seconds * 1_000, 'REQUEST.TIMEOUT');
    const grow = (size: number): void => {
      if (size > limit) fail('REQUEST.TOO_LARGE');
      else holder.set(size);
    };
    try {
      return await collect(raw, stop.signal, grow);
    } finally {
      clearTimeout(timer);
      holder.close();
    }
  }
}

function collect(
  raw: IncomingMessage,
  signal: AbortSignal,
  onGrowth: (size: number) => void,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise<Buffer>((resolve, reject) => {
    const take = (chunk: Buffer): void => {
      chunks.push(chunk);
      size += chunk.length;
      onGrowth(size);
    };
    const finish = (settle: () => void): void => {
      raw.off('data', take).off('end', end).off('error', cut).off('close', cut);
      settle();
    };
    const end = (): void => finish(() => resolve(Buffer.concat(chunks, size)));
    const cut = (): void => finish(() => reject(new RequestError('REQUEST.MALFORMED')));
    signal.addEventListener('abort', () => finish(() => reject(signal.reason as RequestError)), {
      once: true,
    });
    raw.on('data', take).on('end', end).on('error', cut).on('close', cut);
  });
}
