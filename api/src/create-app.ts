import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { IncomingMessage } from 'node:http';
import { NestFactory, Reflector } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppModule } from './app.module.js';
import { type Config, readConfig } from './config/index.js';
import { ErrorEnvelopeFilter } from './platform/errors/index.js';
import {
  createValidationPipe,
  EnvelopeInterceptor,
  refuseFilesElsewhere,
  SECURITY_HEADERS,
} from './platform/http/index.js';
import { createLogger, PinoLogger } from './platform/logging/index.js';

export const API_PREFIX = 'api';
const BODY_LIMIT = 1_000_000;
const MAX_PARAM_LENGTH = 200;
const REQUEST_ID = /^[\w-]{8,64}$/;

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
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    genReqId: requestIdOf,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      errors.answer(error, request, reply),
  });
}

/** Everything that holds for all routes: parsing, headers, validation, envelope, failures. */
export async function prepareApp(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser(['application/json', 'text/plain']);
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, String(body), done);
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id });
    done();
  });
  fastify.addHook('onSend', (_, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  fastify.addHook('onRequest', refuseFilesElsewhere);
  await app.register(multipart, { limits: { files: 1, fields: 10, parts: 11, fieldSize: 1_000 } });
  await app.register(cookie);
  app.setGlobalPrefix(API_PREFIX);
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalInterceptors(new EnvelopeInterceptor(app.get(Reflector)));
  app.useGlobalFilters(new ErrorEnvelopeFilter());
}

function requestIdOf(request: IncomingMessage): string {
  const sent = request.headers['x-request-id'];
  return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID();
}
