import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from '#platform/http/index.js';
import { AttemptLimiter } from '../accounts/attempt-limiter.js';

/** Runs before validation, so that invalid sign-ups count too. */
@Injectable()
export class SignUpGuard implements CanActivate {
  constructor(private readonly limiter: AttemptLimiter) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limiter.countSignUp(clientAddress(context.switchToHttp().getRequest<FastifyRequest>()));
    return true;
  }
}
