import { isAdministrator, ROLES } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { CashierStores } from '../../partners/index.js';
import type { RequestUser } from '../../platform/access/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { OrderEntity } from './order.entity.js';
import { OrderRepository } from './order.repository.js';

/** Whose orders are whose: the owner's, the cashier's whose store sold them, and the administrators'. */
@Injectable()
export class OrderAccess {
  constructor(
    private readonly orders: OrderRepository,
    private readonly cashiers: CashierStores,
  ) {}

  /** An order that the user may see. @throws ORDERS.NOT_FOUND also for an order of somebody else */
  async get(id: number, user: RequestUser): Promise<OrderEntity> {
    const order = await this.orders.find(id);
    if (!order || !(await this.maySee(order, user))) throw new AppError('ORDERS.NOT_FOUND');
    return order;
  }

  private async maySee(order: OrderEntity, user: RequestUser): Promise<boolean> {
    if (isAdministrator(user.id_role) || order.userId === user.id) return true;
    if (user.id_role !== ROLES.cashier) return false;
    const stores = await this.cashiers.storesOf(user.id);
    return stores.some((store) => store.id === order.storeId);
  }
}
