import { isAdministrator, ROLES } from '@lacteos/contracts/reference/roles';
import type { OrderAction } from '@lacteos/contracts/order-state';
import { Injectable } from '@nestjs/common';

import { CashierStores } from '#partners/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { AppError } from '#platform/errors/index.js';
import { refusalOf } from '../states/order-refusals.js';
import type { OrderEntity } from './order.entity.js';
import { OrderRepository } from './order.repository.js';

@Injectable()
export class OrderAccess {
  constructor(
    private readonly orders: OrderRepository,
    private readonly cashiers: CashierStores,
  ) {}

  /** @throws ORDERS.NOT_FOUND also for another user's order */
  async get(id: number, user: RequestUser): Promise<OrderEntity> {
    const order = await this.orders.find(id);
    if (!order || !(await this.maySee(order, user))) throw new AppError('ORDERS.NOT_FOUND');
    return order;
  }

  /**
   * Any order for administrators, those of their stores for cashiers. @throws ORDERS.NOT_FOUND when they may not see
   * it, AUTH.FORBIDDEN when they may only see it
   */
  async getForStaff(id: number, user: RequestUser): Promise<OrderEntity> {
    const order = await this.get(id, user);
    const isStaff = isAdministrator(user.id_role) || (await this.sellsFrom(user, order.storeId));
    if (!isStaff) throw new AppError('AUTH.FORBIDDEN');
    return order;
  }

  async refusalNow(id: number, action: OrderAction): Promise<AppError> {
    const order = await this.orders.find(id);
    return (order && refusalOf(order, action)) ?? new AppError('ORDERS.NOT_FOUND');
  }

  private async maySee(order: OrderEntity, user: RequestUser): Promise<boolean> {
    if (isAdministrator(user.id_role) || order.userId === user.id) return true;
    return this.sellsFrom(user, order.storeId);
  }

  private async sellsFrom(user: RequestUser, storeId: number): Promise<boolean> {
    if (user.id_role !== ROLES.cashier) return false;
    const stores = await this.cashiers.storesOf(user.id);
    return stores.some((store) => store.id === storeId);
  }
}
