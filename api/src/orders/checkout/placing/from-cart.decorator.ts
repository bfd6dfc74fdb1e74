import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/**
 * Header `X-From-Cart: true`, because the specification closes the body. Without it the items need not be in the
 * cart.
 */
export const FromCart = createParamDecorator(
  (_: unknown, context: ExecutionContext): boolean =>
    context.switchToHttp().getRequest<FastifyRequest>().headers['x-from-cart'] === 'true',
);
