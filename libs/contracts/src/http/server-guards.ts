import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { rawFailure, type RequestFailureCode } from './request-failures.js';

const REQUEST_ID = /^[\w-]{8,64}$/;
/** Milliseconds. */
const CHECK_EVERY_MS = 1_000;
const MAX_REST_OF_REQUEST_MS = 2_000;

const CODE_BY_PARSER_ERROR: Readonly<Record<string, RequestFailureCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST.TIMEOUT',
  HPE_HEADER_OVERFLOW: 'REQUEST.HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'REQUEST.TOO_LARGE',
};

/** In seconds. */
export interface RequestTimeouts {
  readonly headersSeconds: number;
  /** Including the body. */
  readonly requestSeconds: number;
  /** Between two requests on one connection. */
  readonly keepAliveSeconds: number;
}

/**
 * Node allows a minute for headers. Call `hasInvalidHost`: Node would answer a bare 400.
 *
 * @param headersTooLarge page for visitors whose headers, usually cookies, are too large
 */
export const serverOptions = (
  { headersSeconds, requestSeconds, keepAliveSeconds }: RequestTimeouts,
  headersTooLarge?: string,
) => ({
  requestTimeout: requestSeconds * 1_000,
  keepAliveTimeout: keepAliveSeconds * 1_000,
  return503OnClosing: false,
  clientErrorHandler: (error: ParserError, socket: Socket) =>
    answerClientError(error, socket, headersTooLarge),
  http: {
    headersTimeout: headersSeconds * 1_000,
    connectionsCheckingInterval: CHECK_EVERY_MS,
    requireHostHeader: false,
  },
});

/** HTTP/1.1 demands exactly one host: proxies may pick another than we do (RFC 9112, 3.2). */
export const hasInvalidHost = ({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean => {
  if (headers.host === undefined) return httpVersion === '1.1';
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;
};

/** Answers CONNECT, for which Node emits no request: it would close the connection without an answer. */
export const refuseTunnels = (server: Server): void => {
  server.on('connect', ({ headers }: IncomingMessage, socket: Socket) => {
    socket.on('error', () => undefined);
    socket.end(rawFailure('REQUEST.METHOD_NOT_ALLOWED', requestIdOf(headers)));
  });
};

/** The incoming id, else a new one; the same from gateway to logs. */
export const requestIdOf = (headers: IncomingHttpHeaders): string => {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID();
};

/** Node's internal key of a socket's current response. */
interface Answering {
  _httpMessage?: { headersSent: boolean } | null;
}

interface ParserError extends NodeJS.ErrnoException {
  /** The bytes last received: from the request line on, or later ones of a request that came in pieces. */
  rawPacket?: unknown;
}

const REQUEST_LINE = /^[A-Z]+ (\S*)/;
const IS_DATA = /^\/(?:api|release-desk)\/|\.json(?:$|\?)/;

const wantsPage = (rawPacket: unknown): boolean => {
  const packet = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  const path = REQUEST_LINE.exec(packet)?.[1];
  if (path === undefined) return true;
  return !IS_DATA.test(path) && /\r\naccept:[^\r]*text\/html/i.test(packet);
};

/** A reset would discard the answer while the visitor still sends, so the rest is read first. */
const closeAfterRest = (socket: Socket, answer: string): void => {
  const timer = setTimeout(() => socket.destroy(), MAX_REST_OF_REQUEST_MS).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.once('end', () => socket.destroy());
  socket.end(answer);
};

/** Answers requests that are not HTTP, too long or too slow, and closes. */
const answerClientError = (error: ParserError, socket: Socket, headersTooLarge?: string): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return;
  const isAnswered = (socket as Answering)._httpMessage?.headersSent === true;
  const code = CODE_BY_PARSER_ERROR[error.code ?? ''] ?? 'REQUEST.MALFORMED';
  if (code === 'REQUEST.HEADERS_TOO_LARGE' && socket.writable && !isAnswered) {
    const page = wantsPage(error.rawPacket) ? headersTooLarge : undefined;
    return closeAfterRest(socket, rawFailure(code, randomUUID(), page));
  }
  if (socket.writable && !isAnswered) socket.write(rawFailure(code, randomUUID()));
  socket.destroySoon();
};

/** While the server closes, ends kept-alive connections. Call it after each answer. */
export const closeAfterAnswer = (server: Server): void => {
  if (!server.listening) setImmediate(() => server.closeIdleConnections());
};
