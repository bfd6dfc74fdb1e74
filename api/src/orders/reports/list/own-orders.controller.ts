import { Controller, Get, Query } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Answers, paged, type Paged } from '#platform/http/index.js';
import { BookingsRepository } from '../../delivery/booking/bookings.repository.js';
import { OrderRowDto } from '../../order/row/order.dto.js';
import { MyOrdersQuery } from './order-list.query.js';
import { OrderListService } from './order-list.service.js';

@Controller('order/mine')
export class OwnOrdersController {
  constructor(
    private readonly lists: OrderListService,
    private readonly bookings: BookingsRepository,
  ) {}

  @Allow(SIGNED_IN)
  @Get()
  @Answers([OrderRowDto])
  async list(@Query() query: MyOrdersQuery, @CurrentUser() user: RequestUser): Promise<Paged<OrderRowDto[]>> {
    const { orders, meta } = await this.lists.mine(query, user);
    const promised = await this.bookings.findPromised(orders.map(({ id }) => id));
    return paged(
      orders.map((order) => ({ ...order, promised: promised.get(order.id) })),
      meta,
    );
  }
}
