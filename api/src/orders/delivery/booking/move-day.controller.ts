import { Body, Controller, Param, Put } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { PromisedDeliveryDto } from '../../order/row/delivery-state.dto.js';
import { MoveDayDto } from './move-day.dto.js';
import { MoveDayService } from './move-day.service.js';

@Controller('delivery/orders')
export class MoveDayController {
  constructor(private readonly moving: MoveDayService) {}

  @Allow(SIGNED_IN, 'order-buyer')
  @Put(':id/day')
  @Answers(PromisedDeliveryDto)
  move(
    @Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number,
    @Body() change: MoveDayDto,
    @CurrentUser() user: RequestUser,
  ): Promise<PromisedDeliveryDto> {
    return this.moving.move(id, change, user);
  }
}
