import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const PART = Buffer.alloc(64_000, 'x');
const PARTS_OF_300_MB = 4_700;
const DRIP_MS = 20;
const BOMB_MB = 300;

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

const writeParts = (response: ServerResponse, count: number): void => {
  let written = 0;
  const next = (): void => {
    while (written < count && !response.destroyed) {
      written += 1;
      if (!response.write(PART)) return void response.once('drain', next);
    }
    if (written >= count) response.end();
  };
  next();
};

const drip = (response: ServerResponse): void => {
  const timer = setInterval(() => response.write(PART), DRIP_MS);
  response.once('close', () => clearInterval(timer));
};

let packed: Buffer | undefined;

const bomb = (): Buffer => (packed ??= gzipSync(Buffer.alloc(BOMB_MB * 1_000_000), { level: 1 }));

export const HOSTILITIES = {
  '300 MB as fast as they are read': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    writeParts(response, PARTS_OF_300_MB);
  },
  '300 MB in small parts': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    drip(response);
  },
  'an answer without end': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    writeParts(response, Number.POSITIVE_INFINITY);
  },
  '300 MB that are packed in few': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end(bomb());
  },
  'a redirect': (_request, response) => {
    response.writeHead(302, { location: '/elsewhere' });
    response.end();
  },
  'a redirect that keeps the method': (_request, response) => {
    response.writeHead(307, { location: '/elsewhere' });
    response.end();
  },
  'no answer': () => undefined,
  'an answer that stops': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"data":');
  },
} as const satisfies Record<string, Behaviour>;
export type Hostility = keyof typeof HOSTILITIES;

export interface HostileServer {
  readonly url: string;
  readonly sentBytes: () => number;
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

export const startHostileServer = async (hostility: Hostility): Promise<HostileServer> => {
  const asked: string[] = [];
  let ended = 0;
  const sockets = new Set<{ bytesWritten: number; writableLength: number; destroy: () => void }>();
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    HOSTILITIES[hostility](request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      ended += socket.bytesWritten - socket.writableLength;
      sockets.delete(socket);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    sentBytes: () => [...sockets].reduce((sum, one) => sum + one.bytesWritten - one.writableLength, ended),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
};
