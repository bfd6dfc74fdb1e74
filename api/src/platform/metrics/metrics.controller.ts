import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { CONFIG, type Config } from '#config/index.js';
import { Allow, ANYONE } from '../access/index.js';
import { AppError } from '../errors/index.js';
import { RawAnswer } from '../http/index.js';
import { MetricsAccess } from './metrics-access.js';
import { RequestMetrics } from './request-metrics.js';

@Controller('metrics')
export class MetricsController {
  private readonly access: MetricsAccess;

  constructor(
    private readonly metrics: RequestMetrics,
    @Inject(CONFIG) config: Config,
  ) {
    this.access = new MetricsAccess(config.metrics);
  }

  @Allow(ANYONE)
  @Get()
  @RawAnswer()
  async read(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    if (!this.access.isAllowed(request)) throw new AppError('AUTH.FORBIDDEN');
    void reply.type(this.metrics.registry.contentType);
    return this.metrics.registry.metrics();
  }
}
