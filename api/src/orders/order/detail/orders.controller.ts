import { Controller, Get, Param } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { OrderDetailService } from './order-detail.service.js';
import { OrderDto } from '../row/order.dto.js';

@Controller('order')
export class OrdersController {
  constructor(private readonly details: OrderDetailService) {}

  @Allow(SIGNED_IN, 'order-reader')
  @Get(':id')
  @Answers(OrderDto)
  get(
    @Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderDto> {
    return this.details.get(id, user);
  }
}
