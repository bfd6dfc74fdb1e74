import {
  createServer,
  request as requestHttp,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ReleaseError } from '../contract/release-error.js';
import { newKeyPair, publicKeyText, readSigningKey } from '../contract/signing.js';
import { addTrustedKey, changeSettings } from '../document/page-settings.js';
import { headersFromShop, headersToShop } from './forwarded-headers.js';
import { previewSettings, readBuilt, readLocalBuild, type LocalBuild } from './local-build.js';

export interface DevProxySettings {
  shop: URL;
  /** The build's folder, read at each request. */
  folder: string;
  now?: () => Date;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

const isDocument = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

const callShop = (incoming: IncomingMessage, shop: URL): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const send = shop.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = send(
      new URL(incoming.url ?? '/', shop),
      { method: incoming.method, headers: headersToShop(incoming.headers, shop, isDocument(incoming)) },
      resolve,
    );
    outgoing.on('error', reject);
    incoming.on('error', reject);
    incoming.pipe(outgoing);
  });

const sendBuilt = (response: ServerResponse, pathname: string, content: Buffer): void => {
  const type = TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
};

/**
 * The deployed shop on this machine with one build in it: each document names the build as a preview of scope `local`,
 * signed by a key of this process; all else is the shop's.
 */
export class DevProxy {
  private readonly key = readSigningKey(newKeyPair().signingKey);
  private readonly server: Server;

  constructor(private readonly settings: DevProxySettings) {
    this.server = createServer((request, response) => {
      this.answer(request, response).catch((error: Error) => {
        if (response.headersSent) return response.destroy();
        const text =
          error instanceof ReleaseError ? error.message : `${settings.shop.origin}: ${error.message}`;
        return response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
      });
    });
  }

  /** Reachable from this machine alone; rejects when the port is taken. */
  start(port: number): Promise<string> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, 'localhost', () => {
        const address = this.server.address();
        resolve(`http://localhost:${typeof address === 'object' && address ? address.port : port}/`);
      });
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { folder, shop } = this.settings;
    const { pathname } = new URL(request.url ?? '/', shop);
    if (pathname.startsWith('/releases/')) {
      const build = await readLocalBuild(folder).catch(() => null);
      const built = build && (await readBuilt(folder, build, pathname));
      if (built) return sendBuilt(response, pathname, built);
    }
    const answer = await callShop(request, shop);
    const headers = headersFromShop(answer.headers, shop);
    const { statusCode = 502 } = answer;
    if (!isDocument(request) || !String(headers['content-type']).startsWith('text/html')) {
      response.writeHead(statusCode, headers);
      return pipeline(answer, response);
    }
    const html = this.withBuild((await buffer(answer)).toString('utf8'), await readLocalBuild(folder));
    const { etag: _etag, 'content-length': _size, ...rest } = headers;
    response.writeHead(statusCode, { ...rest, 'cache-control': 'no-store' }).end(html);
  }

  private withBuild(html: string, build: LocalBuild): string {
    const { now = () => new Date() } = this.settings;
    return changeSettings(addTrustedKey(html, publicKeyText(this.key)), (settings) => ({
      ...settings,
      ...previewSettings(build, this.key, settings, now()),
    }));
  }
}
