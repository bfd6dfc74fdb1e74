import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '@lacteos/contracts/http';
import type { FastifyInstance } from 'fastify';
import type { EdgeLimits } from './edge-limits.js';
import { RequestError } from './failures.js';
import { isForStream } from './event-streams.js';
import { servableConnections } from './open-files.js';

/** From this share of all connections on, idle ones are closed. */
const CROWDED = 0.75;

/** Requests that one connection may send before the first of them is answered; browsers send one. */
const MAX_PIPELINED = 8;

/** Counts by address or connection, up to a limit. */
class Counts<Key> {
  private readonly counts = new Map<Key, number>();

  constructor(private readonly most: number) {}

  /** Counts one more; null at the limit, else what takes it back. */
  take(key: Key): (() => void) | null {
    const count = this.counts.get(key) ?? 0;
    if (count >= this.most) return null;
    this.counts.set(key, count + 1);
    return () => {
      const left = (this.counts.get(key) ?? 1) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    };
  }
}

/** Closes connections above the limit of their address at once; those of our own proxies carry many visitors. */
export const limitConnections = (
  server: Server,
  { maxConnections, connectionsPerAddress }: EdgeLimits,
  isProxy: (address: string | undefined, hop: number) => boolean,
): void => {
  const counts = new Counts<string>(connectionsPerAddress);
  const servable = servableConnections(maxConnections);
  let open = 0;
  server.maxConnections = servable;
  const closeIdle = (): void => {
    if (open > servable * CROWDED) server.closeIdleConnections();
  };
  // At the limit Node announces no connection any more, so connections that were busy then would stay open.
  server.on('drop', closeIdle);
  server.on('connection', (socket: Socket) => {
    open += 1;
    socket.once('close', () => (open -= 1));
    closeIdle();
    if (isProxy(socket.remoteAddress, 0)) return;
    const release = counts.take(addressKey(socket.remoteAddress ?? ''));
    if (release) socket.once('close', release);
    else socket.destroy();
  });
};

/** Resolves when the request before on the same connection is answered, or the connection ends. */
const inTurn = (latest: WeakMap<Socket, ServerResponse>, socket: Socket, response: ServerResponse) => {
  const before = latest.get(socket);
  latest.set(socket, response);
  if (!before || before.closed) return undefined;
  return new Promise<void>((answered) => {
    for (const one of [before, response]) one.once('close', () => answered());
  });
};

/**
 * Refuses requests of an address, or on a connection, that has too many without an answer (429). Those of a connection are
 * served one at a time, because a visitor who does not read takes one answer only.
 */
export const limitRequests = (
  app: FastifyInstance,
  { requestsPerAddress, streamsPerAddress }: EdgeLimits,
): void => {
  const latest = new WeakMap<Socket, ServerResponse>();
  const byAddress = new Counts<string>(requestsPerAddress);
  const streamsByAddress = new Counts<string>(streamsPerAddress);
  const byConnection = new Counts<Socket>(MAX_PIPELINED);
  const hold = (response: ServerResponse, taken: (() => void) | null): void => {
    if (!taken) throw new RequestError('REQUEST.TOO_MANY_AT_ONCE');
    response.once('close', taken);
  };
  app.addHook('onRequest', async (request, { raw }) => {
    const { socket } = request.raw;
    hold(raw, byConnection.take(socket));
    await inTurn(latest, socket, raw);
    if (raw.closed) throw new RequestError('REQUEST.MALFORMED');
    const counts = isForStream(request) ? streamsByAddress : byAddress;
    hold(raw, counts.take(addressKey(request.ip)));
  });
};
