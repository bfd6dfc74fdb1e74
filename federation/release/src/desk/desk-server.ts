import {
  addressKey,
  closeAfterAnswer,
  maskedText,
  maskedUrl,
  readTicket,
  REPORT_COOKIE,
  type ReportTicket,
  requestIdOf,
} from '@lacteos/contracts/http';
import type { Readiness } from '@lacteos/contracts/process';
import { cookieValue, type ReleaseReport } from '@lacteos/remote-kit/registry';
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { ReleaseError } from '../contract/release-error.js';
import { AddressLimit } from './address-limit.js';
import { DeskError, FROM_TOOL, type DeskErrorCode } from './desk-error.js';
import type { Person, ReleaseDesk } from './release-desk.js';
import {
  canaryBody,
  withoutRepeatedErrors,
  reportBody,
  rollbackBody,
  type CanaryBody,
  type RollbackBody,
} from './request-formats.js';
import { staffOf, superAdminOf } from './super-admin.js';
import { addPreviewRoutes } from './tab-previews/preview-routes.js';

export interface ServerOptions {
  apiUrl: string;
  reportsPerMinute: number;
  ticketSecret: string;
  readiness: Readiness;
  now: () => Date;
  log: (line: string) => void;
}

const MAX_BYTES = 16_384;

const FASTIFY_CODES: Readonly<Record<number, DeskErrorCode>> = {
  400: 'REQUEST.MALFORMED',
  413: 'REQUEST.TOO_LARGE',
  415: 'REQUEST.UNSUPPORTED_MEDIA_TYPE',
};

const refusalOf = (error: Error | FastifyError): DeskError => {
  if (error instanceof DeskError) return error;
  if (error instanceof ReleaseError) return new DeskError(FROM_TOOL[error.code] ?? 'INTERNAL', error);
  if ('validation' in error && error.validation) return new DeskError('VALIDATION.FAILED', error);
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return new DeskError(FASTIFY_CODES[status] ?? 'INTERNAL', error);
};

const envelope = ({ code, message }: DeskError, { id }: FastifyRequest) => ({
  success: false,
  code,
  message,
  requestId: id,
});

const answerFailures = (app: FastifyInstance, log: ServerOptions['log']): void => {
  app.setErrorHandler<Error>((error, request, reply) => {
    const refusal = refusalOf(error);
    const body = envelope(refusal, request);
    if (refusal.status >= 500)
      log(
        `${request.method} ${maskedUrl(request.url)} ${body.requestId}: ${maskedText(error.stack ?? error.message)}`,
      );
    return reply.code(refusal.status).send(body);
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(envelope(new DeskError('NOT_FOUND'), request)),
  );
};

/** Security event of a call, named as in the API; null for none. */
const securityEventOf = ({ method }: FastifyRequest, status: number, isKnown: boolean): string | null => {
  if (status === 401 || status === 403) return 'access.denied';
  return isKnown && method !== 'GET' ? 'staff.action' : null;
};

const logSecurityEvents = (
  app: FastifyInstance,
  people: WeakMap<FastifyRequest, Person>,
  log: ServerOptions['log'],
): void => {
  app.addHook('onSend', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const person = people.get(request);
    const event = securityEventOf(request, reply.statusCode, person !== undefined);
    const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
    if (event)
      log(`security event ${event} ${route} ${reply.statusCode} user ${person?.id ?? 'none'} ${request.id}`);
  });
};

/** Forwarded by the gateway, which alone can reach the desk. */
const addressOf = (request: FastifyRequest): string => {
  const told = request.headers['x-forwarded-for'];
  return addressKey((Array.isArray(told) ? told[0] : told)?.split(',', 1)[0]?.trim() ?? request.ip);
};

export const buildDeskServer = (desk: ReleaseDesk, options: ServerOptions): FastifyInstance => {
  const { apiUrl, reportsPerMinute, ticketSecret, readiness, now, log } = options;
  const app = fastify({
    bodyLimit: MAX_BYTES,
    ajv: { customOptions: { coerceTypes: false } },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: ({ headers }) => requestIdOf(headers),
  });
  const limit = new AddressLimit(reportsPerMinute, now);
  const people = new WeakMap<FastifyRequest, Person>();
  // Checks permission first, so that strangers learn nothing from validation errors.
  const admitting = (personIn: typeof staffOf) => ({
    onRequest: async (request: FastifyRequest): Promise<void> => {
      people.set(request, await personIn(apiUrl, request.headers.authorization));
    },
  });
  const signedIn = admitting(superAdminOf);
  const personOf = (request: FastifyRequest): Person => {
    const person = people.get(request);
    if (!person) throw new DeskError('AUTH.REQUIRED');
    return person;
  };
  const ticketOf = ({ headers }: FastifyRequest): ReportTicket | null =>
    readTicket(ticketSecret, cookieValue(headers.cookie ?? '', REPORT_COOKIE) ?? '', now());
  answerFailures(app, log);
  logSecurityEvents(app, people, log);
  app.addHook('onResponse', async () => closeAfterAnswer(app.server));

  app.get('/health', (request, reply) =>
    readiness.isLeaving
      ? reply.code(503).send(envelope(new DeskError('UNAVAILABLE'), request))
      : reply.send({ success: true, data: { status: 'ok' } }),
  );
  app.post<{ Body: ReleaseReport }>(
    '/reports',
    {
      schema: { body: reportBody },
      onRequest: async (request) => {
        if (limit.tryAcquire(addressOf(request))) return;
        const ticket = ticketOf(request);
        if (ticket) desk.forgetOpenings(ticket);
        throw new DeskError('REQUEST.TOO_MANY');
      },
    },
    async (request, reply) => {
      const ticket = ticketOf(request);
      // An expired ticket must not show an error in the visitor's console.
      if (ticket) {
        const { 'user-agent': userAgent = '' } = request.headers;
        await desk.recordReport(withoutRepeatedErrors(request.body), ticket, userAgent);
      }
      return reply.code(204).send();
    },
  );
  app.get('/overview', signedIn, async () => ({
    success: true,
    data: { remotes: await desk.overview() },
  }));
  app.post<{ Body: RollbackBody }>(
    '/rollback',
    { ...signedIn, schema: { body: rollbackBody } },
    async (request) => {
      const { remote, reason, release } = request.body;
      return { success: true, data: await desk.rollBack(personOf(request), remote, reason.trim(), release) };
    },
  );
  app.post<{ Body: CanaryBody }>(
    '/canary',
    { ...signedIn, schema: { body: canaryBody } },
    async (request) => {
      const { remote, percent } = request.body;
      return { success: true, data: await desk.setCanary(personOf(request), remote, percent) };
    },
  );
  addPreviewRoutes(app, desk, admitting(staffOf));
  return app;
};
