import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/index.js';
import { AccessTokens } from './access-tokens.js';
import { ruleOf } from './allow.decorator.js';
import { AccountReader, type RequestUser } from './request-user.js';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Denies by default; checks the handler's rule against the account's current state. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly accounts: AccountReader,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const rule = ruleOf(context.getHandler());
    if (!rule) throw new AppError('AUTH.FORBIDDEN');
    const user = await this.callerOf(request);
    if (user) request.user = user;
    if (rule.roles === null) return true;
    if (!user) throw new AppError('AUTH.REQUIRED');
    if (!rule.roles.includes(user.id_role)) throw new AppError('AUTH.FORBIDDEN');
    return true;
  }

  private async callerOf(request: FastifyRequest): Promise<RequestUser | null> {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const claims = token ? await this.tokens.read(token) : null;
    if (!claims) return null;
    const user = await this.accounts.findSignedIn(claims.sessionId);
    const isCurrent = user?.id === claims.userId && user.sessionVersion === claims.sessionVersion;
    return isCurrent ? user : null;
  }
}
