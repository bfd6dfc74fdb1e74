import { Controller, Get, Headers, Param } from '@nestjs/common';

import { Allow, ANYONE, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { Throttled } from '#platform/throttle/index.js';
import { TrackingDto, TrackingLinkDto } from './tracking.dto.js';
import { TrackingService } from './tracking.service.js';

@Controller()
export class TrackingController {
  constructor(private readonly tracking: TrackingService) {}

  @Allow(SIGNED_IN, 'order-reader')
  @Get('order/:id/tracking')
  @Answers(TrackingLinkDto)
  getLink(
    @Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number,
    @CurrentUser() user: RequestUser,
  ): Promise<TrackingLinkDto> {
    return this.tracking.getLink(id, user);
  }

  /** The secret link authorises; a header keeps it out of addresses and logs. */
  @Allow(ANYONE)
  @Throttled('tracking')
  @Get('delivery/tracking')
  @Answers(TrackingDto)
  get(@Headers('x-tracking-token') token?: string): Promise<TrackingDto> {
    return this.tracking.get(token);
  }
}
