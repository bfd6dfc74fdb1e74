import type { OrderRow } from '@lacteos/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';

import { CurrentUser, type RequestUser } from '../../platform/access/index.js';
import { Answers, IdParam, paged, type Paged } from '../../platform/http/index.js';
import { OrderAccess } from './order-access.js';
import { OrderListQuery } from './order-list.query.js';
import { OrderListService } from './order-list.service.js';
import { OrderStepDto } from './order-timeline.dto.js';
import { OrderTimeline } from './order-timeline.js';
import { OrderRowDto } from './order.dto.js';

/** The back office's view of all orders. */
@Controller('admin/orders')
export class AdminOrdersController {
  constructor(
    private readonly lists: OrderListService,
    private readonly access: OrderAccess,
    private readonly timelines: OrderTimeline,
  ) {}

  @Get()
  @Answers([OrderRowDto])
  async list(@Query() query: OrderListQuery): Promise<Paged<OrderRow[]>> {
    const { orders, meta } = await this.lists.all(query);
    return paged(orders, meta);
  }

  @Get(':id/timeline')
  @Answers([OrderStepDto])
  async timeline(
    @Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderStepDto[]> {
    await this.access.get(id, user);
    return this.timelines.of(id);
  }
}
