import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { IncomingMessage } from 'node:http';
import { type DynamicModule } from '@nestjs/common';
import { NestFactory, Reflector } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppModule } from './app.module.js';
import { type Config, readConfig } from './config/index.js';
import { ErrorEnvelopeFilter } from './platform/errors/index.js';
import { createValidationPipe, EnvelopeInterceptor } from './platform/http/index.js';
import { createLogger, PinoLogger } from './platform/logging/index.js';

export const API_PREFIX = 'api';
const BODY_LIMIT = 1_000_000;
const MAX_PARAM_LENGTH = 200;
const REQUEST_ID = /^[\w-]{8,64}$/;

export interface AppOptions {
  /** Environment variables that differ from the process's own. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Wraps the root module, so that tests replace providers. */
  readonly root?: (config: Config) => DynamicModule;
}

/** Builds the application without listening: `await app.init()` for tests, `listen` for the process. */
export async function createApp(options: AppOptions = {}): Promise<NestFastifyApplication> {
  const config = readConfig({ ...process.env, ...options.env });
  const logger = createLogger(config.logLevel);
  const errors = new ErrorEnvelopeFilter();
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    genReqId: requestIdOf,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      errors.answer(error, request, reply),
  });
  const root = options.root ?? ((settings: Config) => AppModule.with(settings));
  const app = await NestFactory.create<NestFastifyApplication>(root(config), adapter, {
    logger: new PinoLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  await prepare(app, errors);
  return app;
}

async function prepare(app: NestFastifyApplication, errors: ErrorEnvelopeFilter): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser(['application/json', 'text/plain']);
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, String(body), done);
  });
  fastify.addHook('onRequest', async (request, reply) => {
    void reply.header('X-Request-Id', request.id);
  });
  fastify.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
  });
  await app.register(cookie);
  await app.register(helmet, { contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } } });
  app.setGlobalPrefix(API_PREFIX, { exclude: [] });
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalInterceptors(new EnvelopeInterceptor(app.get(Reflector)));
  app.useGlobalFilters(errors);
}

function requestIdOf(request: IncomingMessage): string {
  const sent = request.headers['x-request-id'];
  return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID();
}
