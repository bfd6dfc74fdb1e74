import { REQUEST_FAILURES, requestFailure, type RequestFailureCode } from '@lacteos/contracts/http';
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

export class RequestError extends Error {
  readonly statusCode: number;

  constructor(readonly failure: RequestFailureCode) {
    super(failure);
    this.name = 'RequestError';
    this.statusCode = REQUEST_FAILURES[failure].status;
  }
}

const RETRY_AFTER_S = 5;

export const sendFailure = (
  reply: FastifyReply<RouteGenericInterface, RawServerBase>,
  code: RequestFailureCode,
): FastifyReply<RouteGenericInterface, RawServerBase> => {
  const { status } = REQUEST_FAILURES[code];
  if (status === 429 || status === 503) reply.header('retry-after', String(RETRY_AFTER_S));
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('application/json; charset=utf-8')
    .send(requestFailure(code, reply.request.id));
};
