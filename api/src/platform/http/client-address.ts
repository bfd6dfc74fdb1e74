import { addressKey } from '@lacteos/contracts/http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/**
 * The visitor's address as limits count by it: what the proxies of TRUST_PROXY name, else the direct peer; IPv6 by /64.
 */
export const clientAddress = (request: Pick<FastifyRequest, 'ip'>): string => addressKey(request.ip);

/** Gives a handler's parameter the visitor's address. */
export const ClientAddress = createParamDecorator((_data: unknown, context: ExecutionContext): string =>
  clientAddress(context.switchToHttp().getRequest<FastifyRequest>()),
);
