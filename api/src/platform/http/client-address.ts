import { addressKey } from '@lacteos/contracts/http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Taken from the proxies of TRUST_PROXY, else the direct peer; IPv6 by /64. */
export const clientAddress = (request: Pick<FastifyRequest, 'ip'>): string => addressKey(request.ip);

export const ClientAddress = createParamDecorator((_data: unknown, context: ExecutionContext): string =>
  clientAddress(context.switchToHttp().getRequest<FastifyRequest>()),
);
