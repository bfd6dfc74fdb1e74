import type { Order } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '../../platform/access/index.js';
import { OrderAccess } from './order-access.js';
import { orderView } from './order-view.js';
import { OrderRepository } from './order.repository.js';

/** Shows single orders. */
@Injectable()
export class OrderDetailService {
  constructor(
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
  ) {}

  /** An order with its lines. @throws ORDERS.NOT_FOUND also for an order of somebody else */
  async get(id: number, user: RequestUser): Promise<Order> {
    const order = await this.access.get(id, user);
    return orderView(order, await this.orders.lines(id));
  }
}
