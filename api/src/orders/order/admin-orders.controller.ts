import type { OrderRow } from '@lacteos/contracts';
import { Controller, Get, Query } from '@nestjs/common';

import { Answers, paged, type Paged } from '../../platform/http/index.js';
import { OrderListQuery } from './order-list.query.js';
import { OrderListService } from './order-list.service.js';
import { OrderRowDto } from './order.dto.js';

/** The back office's view of all orders. */
@Controller('admin/orders')
export class AdminOrdersController {
  constructor(private readonly lists: OrderListService) {}

  @Get()
  @Answers([OrderRowDto])
  async list(@Query() query: OrderListQuery): Promise<Paged<OrderRow[]>> {
    const { orders, meta } = await this.lists.all(query);
    return paged(orders, meta);
  }
}
