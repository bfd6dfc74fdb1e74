import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { CONFIG, type Config } from '#config/index.js';
import { AppError } from '../errors/index.js';

const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

/** Only pages of this shop and programs that are no browsers may use the refresh cookie; SameSite says the same. */
@Injectable()
export class OwnPagesGuard implements CanActivate {
  private readonly origin: string;

  constructor(@Inject(CONFIG) { publicUrl }: Config) {
    this.origin = new URL(publicUrl).origin;
  }

  /** @throws AUTH.FOREIGN_ORIGIN */
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (this.isOwn(request)) return true;
    throw new AppError('AUTH.FOREIGN_ORIGIN');
  }

  private isOwn({ headers, host }: FastifyRequest): boolean {
    const { origin, 'sec-fetch-site': site } = headers;
    if (typeof site === 'string') return OWN_SITES.has(site);
    if (origin === undefined || origin === this.origin) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }
}
