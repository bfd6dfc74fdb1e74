import { createHash, randomBytes } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { RouteLinkDto } from './route.dto.js';
import { linkEndOf } from './route-rules.js';
import { RoutesRepository, type StoredRoute } from './routes.repository.js';

/** 192 bits. */
const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

@Injectable()
export class RouteLinks {
  constructor(
    private readonly work: UnitOfWork,
    private readonly routes: RoutesRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Ends the earlier link. @throws DELIVERY.ROUTE_NOT_FOUND, DELIVERY.ROUTE_OVER */
  create(id: number): Promise<RouteLinkDto> {
    return this.work.run(async () => {
      const route = await this.routes.find(id);
      if (!route) throw new AppError('DELIVERY.ROUTE_NOT_FOUND');
      const endsAt = linkEndOf(route.day);
      if (endsAt <= this.clock.now()) throw new AppError('DELIVERY.ROUTE_OVER');
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await this.routes.setLink(id, { linkHash: hashOf(token), linkEndsAt: endsAt });
      return { url: `${this.config.publicUrl}/ruta#${token}`, endsAt: endsAt.toISOString() };
    });
  }

  /** @param graceMs after the link's end @throws DELIVERY.LINK_OVER also for a link that never existed */
  async getRoute(
    token: string | undefined,
    graceMs = 0,
  ): Promise<StoredRoute & { readonly linkEndsAt: Date }> {
    const route = token && TOKEN.test(token) ? await this.routes.findByLink(hashOf(token)) : null;
    const end = route?.linkEndsAt;
    if (!route || !end || end.getTime() + graceMs <= this.clock.now().getTime())
      throw new AppError('DELIVERY.LINK_OVER');
    return { ...route, linkEndsAt: end };
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
