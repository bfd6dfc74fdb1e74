import { endOfColombianDay } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import { OrderAccess } from '../order/order-access.js';
import type { OrderEntity } from '../order/order.entity.js';
import type { OrderHoldDto } from './order-hold.dto.js';
import { OrderHold } from './order-hold.service.js';

const MAX_DAYS = 60;
const DAY_MS = 86_400_000;

/** What staff do with reservations. */
@Injectable()
export class StaffHoldsService {
  constructor(
    private readonly access: OrderAccess,
    private readonly holds: OrderHold,
    private readonly clock: Clock,
  ) {}

  /** @throws ORDERS.NOT_FOUND */
  async get(orderId: number, user: RequestUser): Promise<OrderHoldDto> {
    return this.viewOf(await this.access.getForStaff(orderId, user));
  }

  /** Lets an unpaid order keep its units longer, or less long. @throws ORDERS.HOLD_OVER, VALIDATION.FAILED */
  async prolong(orderId: number, until: string, user: RequestUser): Promise<OrderHoldDto> {
    const order = await this.openOrder(orderId, user);
    const end = endOfColombianDay(until);
    const now = this.clock.now().getTime();
    if (end.getTime() <= now || end.getTime() > now + MAX_DAYS * DAY_MS)
      throw new AppError('VALIDATION.FAILED', {
        errors: { until: `Elija un día desde hoy, máximo ${MAX_DAYS} días después.` },
      });
    await this.holds.prolong(orderId, end, user.id);
    return this.viewOf(order);
  }

  /** Gives the units of an unpaid order back now. @throws ORDERS.HOLD_OVER */
  async release(orderId: number, user: RequestUser): Promise<OrderHoldDto> {
    await this.openOrder(orderId, user);
    if (!(await this.holds.release(orderId, user.id))) throw new AppError('ORDERS.HOLD_OVER');
    return this.viewOf(await this.access.getForStaff(orderId, user));
  }

  private async openOrder(orderId: number, user: RequestUser): Promise<OrderEntity> {
    const order = await this.access.getForStaff(orderId, user);
    if (order.isPaid || !order.active || order.stockReleasedAt) throw new AppError('ORDERS.HOLD_OVER');
    return order;
  }

  private async viewOf(order: OrderEntity): Promise<OrderHoldDto> {
    const end = await this.holds.endOf(order);
    return {
      orderId: order.id,
      endsAt: end?.toISOString() ?? null,
      releasedAt: order.stockReleasedAt?.toISOString() ?? null,
    };
  }
}
