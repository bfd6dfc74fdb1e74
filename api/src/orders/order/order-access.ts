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

  /**
   * An order that the user may register payments and dispatches of: administrators all, a cashier those of his stores.
   * @throws ORDERS.NOT_FOUND for an order he may not see, AUTH.FORBIDDEN for one that he may only see
   */
  async getForStaff(id: number, user: RequestUser): Promise<OrderEntity> {
    const order = await this.get(id, user);
    const isStaff = isAdministrator(user.id_role) || (await this.sellsFrom(user, order.storeId));
    if (!isStaff) throw new AppError('AUTH.FORBIDDEN');
    return order;
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
