import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/**
 * Whether the order takes its lines from the buyer's cart (header `X-From-Cart: true`). A header, because the specification
 * closes the body; without it the items need not be in the cart, as for clients written by others.
 */
export const FromCart = createParamDecorator(
  (_: unknown, context: ExecutionContext): boolean =>
    context.switchToHttp().getRequest<FastifyRequest>().headers['x-from-cart'] === 'true',
);
