import { Controller, Get, Query } from '@nestjs/common';
import { Allow, ADMINISTRATORS } from '#platform/access/index.js';

import { Answers } from '#platform/http/index.js';
import { OrderListQuery } from '../list/order-list.query.js';
import { OrderSumsDto } from './order-sums.dto.js';
import { OrderSums } from './order-sums.service.js';

@Controller('admin/orders/sums')
export class OrderSumsController {
  constructor(private readonly sums: OrderSums) {}

  @Allow(ADMINISTRATORS)
  @Get()
  @Answers(OrderSumsDto)
  getSums(@Query() query: OrderListQuery): Promise<OrderSumsDto> {
    return this.sums.sums(query);
  }
}
