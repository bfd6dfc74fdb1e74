import { STATUS_CODES } from 'node:http';
import type { Failure } from '../generated/api.js';

export const REQUEST_FAILURES = {
  'REQUEST.MALFORMED': { status: 400, message: 'La solicitud no se pudo leer.' },
  NOT_FOUND: { status: 404, message: 'No se encontró lo que buscaba.' },
  'REQUEST.METHOD_NOT_ALLOWED': { status: 405, message: 'La operación no está permitida.' },
  'REQUEST.TIMEOUT': { status: 408, message: 'La solicitud tardó demasiado.' },
  'REQUEST.TOO_LARGE': { status: 413, message: 'La solicitud es demasiado grande.' },
  'REQUEST.ADDRESS_TOO_LONG': { status: 414, message: 'La dirección es demasiado larga.' },
  'REQUEST.UNSUPPORTED_MEDIA_TYPE': { status: 415, message: 'El formato de la solicitud no es compatible.' },
  'REQUEST.EXPECTATION_FAILED': {
    status: 417,
    message: 'La solicitud espera algo que el servicio no ofrece.',
  },
  'REQUEST.TOO_MANY_AT_ONCE': {
    status: 429,
    message: 'Hay demasiadas solicitudes desde su conexión. Espere un momento e intente de nuevo.',
  },
  'REQUEST.HEADERS_TOO_LARGE': {
    status: 431,
    message: 'Los encabezados de la solicitud son demasiado grandes.',
  },
  UNAVAILABLE: {
    status: 503,
    message: 'El servicio no está disponible en este momento. Intente de nuevo más tarde.',
  },
  'GATEWAY.API_UNAVAILABLE': {
    status: 503,
    message: 'El servicio no está disponible en este momento. Intente de nuevo en unos minutos.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type RequestFailureCode = keyof typeof REQUEST_FAILURES;

const CODE_BY_STATUS: ReadonlyMap<number, RequestFailureCode> = new Map(
  Object.entries(REQUEST_FAILURES)
    .map(([code, { status }]) => [status, code as RequestFailureCode] as const)
    .filter(([, code]) => code !== 'GATEWAY.API_UNAVAILABLE'),
);

/** Undefined for 5xx other than 503. */
export const requestFailureCode = (status: number): RequestFailureCode | undefined =>
  CODE_BY_STATUS.get(status) ?? (status >= 400 && status < 500 ? 'REQUEST.MALFORMED' : undefined);

export const requestFailure = (code: RequestFailureCode, requestId: string): Failure => ({
  success: false,
  message: REQUEST_FAILURES[code].message,
  code,
  requestId,
});

/**
 * Raw HTTP/1.1 for a request that could not be parsed; closes the connection. Headers that are too large are
 * answered with `Clear-Site-Data`: scripts of the origin may have written cookies with which every later request
 * would be refused, too.
 *
 * @param page HTML in place of the envelope
 */
export const rawFailure = (code: RequestFailureCode, requestId: string, page?: string): string => {
  const { status } = REQUEST_FAILURES[code];
  const body = page ?? JSON.stringify(requestFailure(code, requestId));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${page ? 'text/html' : 'application/json'}; charset=utf-8`,
    ...(status === 431 ? ['clear-site-data: "cookies"'] : []),
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    '',
    body,
  ].join('\r\n');
};
