import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { runForRequest } from '../origin/index.js';
import { createLogger, PinoLogger } from './pino-logger.js';
import { RequestLines } from './request-lines.js';

const PERSONAL = /ana|Peña|1020304050|3101234567|127\.0\.0\.1/;

const recorder = (): { lines: string[]; destination: Writable } => {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString('utf8'));
      done();
    },
  });
  return { lines, destination };
};

describe('the log of the API', () => {
  it('contains nothing that a person typed, in requests or failures [N-16-191]', async () => {
    const { lines, destination } = recorder();
    const app = fastify({
      loggerInstance: createLogger('trace', destination),
      logController: new RequestLines(1),
    });
    app.get('/customers/:id', async (request) => {
      throw Object.assign(new Error(`no row for ${request.url} of ana@lacteos.test`), {
        parameters: ['Ana Peña'],
      });
    });
    await app.inject('/customers/1020304050?search=Ana%20Pe%C3%B1a&page=2');
    await app.inject('/nowhere/3101234567?buscar=ana');
    await app.close();
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => PERSONAL.test(line))).toEqual([]);
    expect(lines.join('')).toContain('/customers/***?search=***&page=2');
    expect(lines.join('')).toContain('"network":"127.0.0.0/24"');
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
  });

  it('has one line for each request, with its id, route, outcome and time [N-21-216]', async () => {
    const { lines, destination } = recorder();
    const app = fastify({
      loggerInstance: createLogger('info', destination),
      logController: new RequestLines(1),
      genReqId: () => 'r-one',
    });
    app.get('/order/:id', async () => ({}));
    app.get('/api/health/ready', async () => ({}));
    await app.inject('/order/7?token=secret');
    await app.inject('/api/health/ready');
    await app.close();
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        reqId: 'r-one',
        req: { method: 'GET', url: '/order/7?token=***', network: '127.0.0.0/24' },
        route: '/order/:id',
        status: 200,
        ms: expect.any(Number),
        msg: 'request',
      }),
    ]);
  });

  it('samples successful requests and contains all failed ones [N-21-216]', async () => {
    const { lines, destination } = recorder();
    const app = fastify({
      loggerInstance: createLogger('info', destination),
      logController: new RequestLines(0),
    });
    app.get('/well', async () => ({}));
    app.get('/failed', (_request, reply) => reply.code(503).send({}));
    await app.inject('/well');
    await app.inject('/failed');
    await app.close();
    expect(lines.map((line) => (JSON.parse(line) as { status: number }).status)).toEqual([503]);
  });

  it('masks texts and errors of the API itself', () => {
    const { lines, destination } = recorder();
    const logger = new PinoLogger(createLogger('trace', destination));
    const err = Object.assign(new Error("Duplicate entry 'Ana Peña' for key 'n'"), {
      sql: "INSERT 'Ana Peña'",
    });
    logger.error({ err, reqId: 'r-1' }, 'failed', 'Errors');
    logger.error('GET /x?search=ana', 'Error: 1020304050\n at x', 'Errors');
    logger.warn({ mail: 'ana@lacteos.test' }, 'no answer', 'Mailer');
    logger.log('3101234567 called', 'Orders');
    expect(lines).toHaveLength(4);
    expect(lines.filter((line) => PERSONAL.test(line))).toEqual([]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ reqId: 'r-1', msg: 'failed', context: 'Errors' });
  });

  it('adds the id of the current request to lines that name none [N-21-203]', () => {
    const { lines, destination } = recorder();
    const logger = new PinoLogger(createLogger('trace', destination));
    logger.warn('by itself', 'Outbox');
    runForRequest('r-caused', () => {
      logger.warn({ messageId: 7 }, 'outbox message failed', 'Outbox');
      logger.log('done', 'Outbox');
      logger.error({ reqId: 'r-own' }, 'failed', 'Errors');
    });
    const ids = lines.map((line) => (JSON.parse(line) as { reqId?: string }).reqId);
    expect(ids).toEqual([undefined, 'r-caused', 'r-caused', 'r-own']);
  });
});
