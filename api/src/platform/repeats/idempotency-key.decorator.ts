import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Visible ASCII, as in HTTP headers; the length is the column's. */
const KEY = /^[\x21-\x7e]{1,100}$/;

export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];
  return typeof header === 'string' && KEY.test(header) ? header : null;
});
