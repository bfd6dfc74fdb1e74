import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Header X-Store-Id, or null; 0, which no cashier has, for an invalid value. */
export const ChosenStore = createParamDecorator((_: unknown, context: ExecutionContext): number | null => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['x-store-id'];
  if (header === undefined || header === '') return null;
  return typeof header === 'string' && /^[1-9]\d{0,8}$/.test(header) ? Number(header) : 0;
});
