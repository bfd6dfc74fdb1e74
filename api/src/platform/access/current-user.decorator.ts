import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/index.js';
import type { RequestUser } from './request-user.js';

/** @throws AUTH.REQUIRED */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): RequestUser => {
  const { user } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!user) throw new AppError('AUTH.REQUIRED');
  return user;
});

export const MaybeUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): RequestUser | null =>
    context.switchToHttp().getRequest<FastifyRequest>().user ?? null,
);
