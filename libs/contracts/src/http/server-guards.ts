import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { rawFailure, type RequestFailureCode } from './request-failures.js';

const REQUEST_ID = /^[\w-]{8,64}$/;
/** Milliseconds. */
const CHECK_EVERY_MS = 1_000;

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

/** Node allows a minute for headers. Call `hasInvalidHost`: Node would answer a bare 400. */
export const serverOptions = ({ headersSeconds, requestSeconds, keepAliveSeconds }: RequestTimeouts) => ({
  requestTimeout: requestSeconds * 1_000,
  keepAliveTimeout: keepAliveSeconds * 1_000,
  return503OnClosing: false,
  clientErrorHandler: answerClientError,
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

/** Answers requests that are not HTTP, too long or too slow, and closes. */
const answerClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const isAnswered = (socket as Answering)._httpMessage?.headersSent === true;
  if (socket.writable && !isAnswered)
    socket.write(rawFailure(CODE_BY_PARSER_ERROR[error.code ?? ''] ?? 'REQUEST.MALFORMED', randomUUID()));
  socket.destroySoon();
};

/** While the server closes, ends kept-alive connections. Call it after each answer. */
export const closeAfterAnswer = (server: Server): void => {
  if (!server.listening) setImmediate(() => server.closeIdleConnections());
};
