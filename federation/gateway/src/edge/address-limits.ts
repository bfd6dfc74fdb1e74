import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '@lacteos/contracts/http';
import type { FastifyInstance } from 'fastify';
import type { EdgeLimits } from './edge-limits.js';
import { RequestError } from './failures.js';
import { isForStream } from './event-streams.js';
import { servableConnections } from './open-files.js';

const CROWDED = 0.75;

/** Unanswered requests per connection; browsers send one. */
const MAX_PIPELINED = 8;

class Counts<Key> {
  private readonly counts = new Map<Key, number>();

  constructor(private readonly max: number) {}

  acquire(key: Key): (() => void) | null {
    const count = this.counts.get(key) ?? 0;
    if (count >= this.max) return null;
    this.counts.set(key, count + 1);
    return () => {
      const left = (this.counts.get(key) ?? 1) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    };
  }
}

/** Closes connections above their address's limit; trusted proxies, which carry many visitors, are exempt. */
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
  // Node announces no connection at the limit, so connections busy at that moment would stay open.
  server.on('drop', closeIdle);
  server.on('connection', (socket: Socket) => {
    open += 1;
    socket.once('close', () => (open -= 1));
    closeIdle();
    if (isProxy(socket.remoteAddress, 0)) return;
    const release = counts.acquire(addressKey(socket.remoteAddress ?? ''));
    if (release) socket.once('close', release);
    else socket.destroy();
  });
};

/** Resolves when the previous request on the connection is answered, or the connection ends. */
const inTurn = (latest: WeakMap<Socket, ServerResponse>, socket: Socket, response: ServerResponse) => {
  const before = latest.get(socket);
  latest.set(socket, response);
  if (!before || before.closed) return undefined;
  return new Promise<void>((answered) => {
    for (const one of [before, response]) one.once('close', () => answered());
  });
};

/**
 * Answers 429 to addresses and connections with too many unanswered requests. Requests of one connection are served
 * in turn, so that a visitor who does not read holds one answer only.
 */
export const limitRequests = (
  app: FastifyInstance,
  { requestsPerAddress, streamsPerAddress }: EdgeLimits,
): void => {
  const latest = new WeakMap<Socket, ServerResponse>();
  const byAddress = new Counts<string>(requestsPerAddress);
  const streamsByAddress = new Counts<string>(streamsPerAddress);
  const byConnection = new Counts<Socket>(MAX_PIPELINED);
  const hold = (response: ServerResponse, release: (() => void) | null): void => {
    if (!release) throw new RequestError('REQUEST.TOO_MANY_AT_ONCE');
    response.once('close', release);
  };
  app.addHook('onRequest', async (request, { raw }) => {
    const { socket } = request.raw;
    hold(raw, byConnection.acquire(socket));
    await inTurn(latest, socket, raw);
    if (raw.closed) throw new RequestError('REQUEST.MALFORMED');
    const counts = isForStream(request) ? streamsByAddress : byAddress;
    hold(raw, counts.acquire(addressKey(request.ip)));
  });
};
