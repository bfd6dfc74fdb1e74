import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { shopUrl } from '../../support/shop';

const PIECE_BYTES = 100;
const PIECE_MS = 25;

const writeInPieces = async (response: ServerResponse, page: Buffer): Promise<void> => {
  const [from, to] = [page.indexOf('<main'), page.indexOf('</main>')];
  response.write(page.subarray(0, from));
  for (let at = from; at < to; at += PIECE_BYTES) {
    response.write(page.subarray(at, Math.min(at + PIECE_BYTES, to)));
    await after(PIECE_MS);
  }
  response.end(page.subarray(to));
};

/** Simulates a weak network: content arrives in small pieces, which the browser may draw one by one. */
export async function startInPieces(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((asked, response) => {
    const isPage = asked.headers['sec-fetch-dest'] === 'document';
    const headers = isPage ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers;
    const passed = request(shopUrl(asked.url), { method: asked.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!isPage) return void answer.pipe(response);
      void answer.toArray().then((chunks) => writeInPieces(response, Buffer.concat(chunks as Buffer[])));
    });
    asked.pipe(passed);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
