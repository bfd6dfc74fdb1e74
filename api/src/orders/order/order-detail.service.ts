import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { OrderAccess } from './order-access.js';
import { orderView } from './order-view.js';
import { OrderRepository } from './order.repository.js';
import type { OrderDto } from './order.dto.js';

@Injectable()
export class OrderDetailService {
  constructor(
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
  ) {}

  /** Returns an order with its lines. @throws ORDERS.NOT_FOUND also for another user's order */
  async get(id: number, user: RequestUser): Promise<OrderDto> {
    const order = await this.access.get(id, user);
    return orderView(order, await this.orders.lines(id));
  }
}
