import type { FastifyReply, FastifyRequest } from 'fastify';
import { QueryFailedError } from 'typeorm';
import { ErrorEnvelopeFilter } from './error-envelope.filter.js';

const failedWith = (fields: object): Error => Object.assign(new Error('the database is gone'), fields);

describe('a request without a database', () => {
  it.each([
    ['a refused connection', failedWith({ code: 'ECONNREFUSED', fatal: true })],
    [
      'a lost connection',
      new QueryFailedError('SELECT 1', [], failedWith({ code: 'PROTOCOL_CONNECTION_LOST' })),
    ],
    ['too many connections', failedWith({ errno: 1040 })],
    ['a stopping server', new QueryFailedError('SELECT 1', [], failedWith({ errno: 1053 }))],
    ['an already closed connection', failedWith({ fatal: true })],
    ['no answer in time', failedWith({ code: 'PROTOCOL_SEQUENCE_TIMEOUT' })],
    ['a cancelled statement', new QueryFailedError('SELECT 1', [], failedWith({ errno: 1317 }))],
    ['too many open files', failedWith({ code: 'EMFILE' })],
    ['a SQLite file that cannot be opened', failedWith({ code: 'SQLITE_CANTOPEN' })],
  ])('is answered with 503 and Retry-After: %s [N-16-125]', (_, error) => {
    const headers = new Map<string, string>();
    let status = 0;
    let body: unknown;
    const reply = {
      header: (name: string, value: string) => (headers.set(name, value), reply),
      status: (code: number) => ((status = code), reply),
      send: (sent: unknown) => ((body = sent), reply),
    };
    new ErrorEnvelopeFilter().answer(
      error,
      { id: 'r-1' } as FastifyRequest,
      reply as unknown as FastifyReply,
    );
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
    expect(body).toMatchObject({ success: false, code: 'UNAVAILABLE', requestId: 'r-1' });
  });
});
