import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  closeAfterAnswer,
  hasInvalidHost,
  maskingOptions,
  refuseTunnels,
  requestFailureCode,
  requestIdOf,
  serverOptions,
  trustedProxyCheck,
} from '@lacteos/contracts/http';
import { standardLog } from '@lacteos/contracts/process';
import { currentSpan, isTracing } from '@lacteos/tracing';
import {
  fastify,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { limitConnections, limitRequests } from './address-limits.js';
import type { EdgeSettings } from './edge-limits.js';
import { endStreamsOnClose } from './event-streams.js';
import { answerExpectations } from './expectations.js';
import { RequestError, sendFailure } from './failures.js';
import { dropUnwantedBodies } from './request-bodies.js';
import { RequestLines } from './request-lines.js';
import { dropSlowReaders } from './slow-readers.js';
import { traceRequests } from './trace-requests.js';

const MAX_PARAM_LENGTH = 500;
const traceFields = (): Record<string, string> => {
  const span = currentSpan();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
};

export const answerError = (
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  const code = error instanceof RequestError ? error.failure : requestFailureCode(status);
  if (!code) request.log.error(error);
  if (!request.raw.complete) reply.header('connection', 'close');
  void sendFailure(reply, code ?? 'UNAVAILABLE');
};

/** Fastify with time-outs, limits by address and failures in the API's envelope, so that no visitor can block it. */
export const guardedServer = (
  { limits, trustedProxies, logLevel, logSample }: EdgeSettings,
  headersTooLarge?: string,
): FastifyInstance => {
  const isProxy = trustedProxyCheck(trustedProxies);
  const app = fastify({
    logger: {
      level: logLevel,
      ...maskingOptions(),
      ...(isTracing() ? { mixin: traceFields } : {}),
      stream: standardLog(),
    },
    logController: new RequestLines(logSample),
    trustProxy: isProxy,
    forceCloseConnections: 'idle',
    ...serverOptions(limits, headersTooLarge),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    genReqId: ({ headers, socket }: IncomingMessage) =>
      isProxy(socket.remoteAddress, 0) ? requestIdOf(headers) : randomUUID(),
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  });
  traceRequests(app, ({ raw }) => isProxy(raw.socket.remoteAddress, 0));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (hasInvalidHost(request.raw)) throw new RequestError('REQUEST.MALFORMED');
  });
  app.addHook('onResponse', async () => closeAfterAnswer(app.server));
  standardLog().onRecovery((droppedLines) => app.log.error({ droppedLines }, 'log lines were dropped'));
  limitConnections(app.server, limits, isProxy);
  limitRequests(app, limits);
  dropUnwantedBodies(app, limits);
  dropSlowReaders(app, limits.readSeconds);
  endStreamsOnClose(app);
  answerExpectations(app.server);
  refuseTunnels(app.server);
  return app;
};
