import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Kept {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly freshUntil: number;
}
export interface SmallCache {
  readonly origin: string;
  readonly stop: () => void;
}

const CARELESS_SECONDS = 60;
const OWN_PAGES = /\b(lacteos_signed_in|lacteos_vista)=/;
const S_MAX_AGE = /^public\b.*\bs-maxage=(\d+)/;

/** 0 for answers that set a cookie or vary by more than the encoding. */
export const secondsOf = (headers: IncomingHttpHeaders): number => {
  const [, seconds = '0'] = S_MAX_AGE.exec(headers['cache-control'] ?? '') ?? [];
  const varies = (headers.vary ?? '').split(/[,\s]+/).filter(Boolean);
  const isForAll = !headers['set-cookie'] && varies.every((name) => name.toLowerCase() === 'accept-encoding');
  return isForAll ? Number(seconds) : 0;
};

const encodingOf = (accepted = ''): string =>
  ['br', 'gzip'].find((name) => new RegExp(String.raw`\b${name}\b`).test(accepted)) ?? '';

const forward = (
  gateway: string,
  { url = '/', method, headers }: IncomingMessage,
): Promise<IncomingMessage> =>
  new Promise((done, failed) => {
    const encoding = encodingOf(String(headers['accept-encoding']));
    const own = { ...headers, 'accept-encoding': encoding, connection: 'close' };
    request(new URL(url, gateway), { method, headers: own }, done).once('error', failed).end();
  });

export const startSmallCache = async (gateway: string, isCareless = false): Promise<SmallCache> => {
  const pages = new Map<string, Kept>();
  const load = async (incoming: IncomingMessage, key: string, isOwn: boolean): Promise<Kept> => {
    const answer = await forward(gateway, incoming);
    const seconds = isCareless ? CARELESS_SECONDS : secondsOf(answer.headers);
    const kept: Kept = {
      status: answer.statusCode ?? 502,
      headers: answer.headers,
      body: await buffer(answer),
      freshUntil: Date.now() + seconds * 1_000,
    };
    if (!isOwn && seconds > 0) pages.set(key, kept);
    return kept;
  };
  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { headers, url = '/' } = incoming;
    const key = `${headers.host}${url} ${encodingOf(String(headers['accept-encoding']))}`;
    const isOwn = !isCareless && OWN_PAGES.test(headers.cookie ?? '');
    const kept = isOwn ? undefined : pages.get(key);
    if (kept && kept.freshUntil > Date.now()) return send(response, kept, 'HIT');
    try {
      send(response, await load(incoming, key, isOwn), isOwn ? 'BYPASS' : 'MISS');
    } catch {
      response.writeHead(502).end();
    }
  };
  const server = createServer((incoming, response) => void serve(incoming, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const send = (response: ServerResponse, { status, headers, body }: Kept, cache: string): void => {
  response.writeHead(status, { ...headers, 'x-cache': cache }).end(body);
};
