import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import {
  closeAfterAnswer,
  hasInvalidHost,
  refuseTunnels,
  MAX_BODY_BYTES,
  requestIdOf,
  serverOptions,
  trustedProxyCheck,
} from '@lacteos/contracts/http';
import type { IncomingMessage } from 'node:http';
import { NestFactory, Reflector } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppModule } from './app.module.js';
import { type Config, readConfig } from './config/index.js';
import { AppError, ErrorEnvelopeFilter } from './platform/errors/index.js';
import {
  acceptJsonOnly,
  addApiHeaders,
  createValidationPipe,
  EnvelopeInterceptor,
  refuseFilesElsewhere,
  API_PREFIX,
} from './platform/http/index.js';
import { createLogger, PinoLogger, RequestLines } from './platform/logging/index.js';
import { traceRequests, trackRequests } from './platform/origin/index.js';
import { RepeatedWrites } from './platform/repeats/index.js';
import { recordRequests, SecurityEvents } from './platform/security-events/index.js';

const MAX_PARAM_LENGTH = 200;
/** The gateway keeps connections open for reuse: ours must close later than it stops using them. */
const TIMEOUTS = { headersSeconds: 10, requestSeconds: 60, keepAliveSeconds: 72 };

/** Builds the application without listening, from the settings of an environment. */
export async function createApp(env: NodeJS.ProcessEnv = process.env): Promise<NestFastifyApplication> {
  const config = readConfig(env);
  const logger = createLogger(config.logLevel);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config),
    createAdapter(config, logger),
    {
      logger: new PinoLogger(logger),
      bodyParser: false,
      abortOnError: false,
    },
  );
  await prepareApp(app);
  return app;
}

/** Fastify with our limits, request ids and failures. */
export function createAdapter(config: Config, logger = createLogger(config.logLevel)): FastifyAdapter {
  const errors = new ErrorEnvelopeFilter();
  return new FastifyAdapter({
    loggerInstance: logger,
    logController: new RequestLines(config.logSample),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: trustedProxyCheck(config.trustedProxies),
    genReqId: ({ headers }: IncomingMessage) => requestIdOf(headers),
    ...serverOptions(TIMEOUTS),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      addApiHeaders(request, reply);
      errors.answer(error, request, reply);
    },
  });
}

/** Everything that holds for all routes: parsing, headers, validation, envelope, failures. */
export async function prepareApp(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  acceptJsonOnly(fastify);
  refuseTunnels(fastify.server);
  traceRequests(fastify);
  trackRequests(fastify);
  recordRequests(fastify, app.get(SecurityEvents));
  fastify.addHook('onRequest', (request, reply, done) => {
    addApiHeaders(request, reply);
    done(hasInvalidHost(request.raw) ? new AppError('REQUEST.MALFORMED') : undefined);
  });
  fastify.addHook('onSend', (_, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  fastify.addHook('onResponse', async () => closeAfterAnswer(fastify.server));
  fastify.addHook('onRequest', refuseFilesElsewhere);
  await app.register(multipart, { limits: { files: 1, fields: 10, parts: 11, fieldSize: 1_000 } });
  await app.register(cookie);
  app.setGlobalPrefix(API_PREFIX);
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalInterceptors(app.get(RepeatedWrites), new EnvelopeInterceptor(app.get(Reflector)));
  app.useGlobalFilters(new ErrorEnvelopeFilter());
}
