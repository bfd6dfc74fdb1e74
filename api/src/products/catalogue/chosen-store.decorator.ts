import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The store that a cashier chose (header X-Store-Id), or null; an invalid value is 0, which no cashier has. */
export const ChosenStore = createParamDecorator((_: unknown, context: ExecutionContext): number | null => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['x-store-id'];
  if (header === undefined || header === '') return null;
  return typeof header === 'string' && /^[1-9]\d{0,8}$/.test(header) ? Number(header) : 0;
});
