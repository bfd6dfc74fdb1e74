import { colombianDay, endOfColombianDay } from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { OrderAccess } from '../row/order-access.js';
import { refusalOf } from '../states/order-refusals.js';
import type { OrderEntity } from '../row/order.entity.js';
import { OrderRepository } from '../row/order.repository.js';
import { OrderTimeline } from '../timeline/order-timeline.js';
import type { OrderHoldDto, ProlongHoldDto } from './order-hold.dto.js';
import { holdView } from './hold-view.js';
import { OrderHold } from './order-hold.service.js';

const MAX_DAYS = 60;
const DAY_MS = 86_400_000;

/** Idempotent. */
@Injectable()
export class StaffHoldsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly holds: OrderHold,
    private readonly timeline: OrderTimeline,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws ORDERS.NOT_FOUND */
  async get(orderId: number, user: RequestUser): Promise<OrderHoldDto> {
    return this.viewOf(await this.access.getForStaff(orderId, user));
  }

  /**
   * May also shorten the reservation. @throws ORDERS.ALREADY_PAID, ORDERS.CANCELLED, ORDERS.HOLD_OVER,
   * VALIDATION.FAILED
   */
  async prolong(
    orderId: number,
    { until, reason }: ProlongHoldDto,
    user: RequestUser,
  ): Promise<OrderHoldDto> {
    await this.access.getForStaff(orderId, user);
    return this.work.run(async () => {
      const order = await this.lockPlaced(orderId);
      if (order.stockReleasedAt) throw new AppError('ORDERS.HOLD_OVER');
      const end = this.endOn(until);
      const before = await this.holds.endOf(order);
      if (before?.getTime() !== end.getTime()) {
        await this.holds.setEnd(orderId, end);
        const detail = `Hasta el ${colombianDay(end)}. ${reason}`;
        await this.timeline.record({ orderId, name: 'HoldProlonged', actorId: user.id, detail });
        await this.audit.record({
          actorId: user.id,
          action: 'orders.hold-prolonged',
          subject: 'order',
          subjectId: orderId,
          before: { holdEndsAt: before },
          after: { holdEndsAt: end, reason },
        });
      }
      return this.viewOf(order);
    });
  }

  /** @throws ORDERS.ALREADY_PAID, ORDERS.CANCELLED */
  async release(orderId: number, reason: string, user: RequestUser): Promise<OrderHoldDto> {
    await this.access.getForStaff(orderId, user);
    return this.work.run(async () => {
      await this.lockPlaced(orderId);
      if (await this.holds.release(orderId, { actorId: user.id, reason }))
        await this.audit.record({
          actorId: user.id,
          action: 'orders.hold-released',
          subject: 'order',
          subjectId: orderId,
          before: { holdReleasedAt: null },
          after: { holdReleasedAt: this.clock.now(), reason },
        });
      return this.viewOf(await this.access.getForStaff(orderId, user));
    });
  }

  private endOn(until: string): Date {
    const end = endOfColombianDay(until);
    const now = this.clock.now().getTime();
    if (end.getTime() <= now || end.getTime() > now + MAX_DAYS * DAY_MS)
      throw new AppError('VALIDATION.FAILED', {
        errors: { until: `Elija un día desde hoy, máximo ${MAX_DAYS} días después.` },
      });
    return end;
  }

  /** A concurrent payment waits, or is seen here. */
  private async lockPlaced(orderId: number): Promise<OrderEntity> {
    const order = await this.orders.getLocked(orderId);
    const refusal = refusalOf(order, 'cancel');
    if (refusal) throw refusal;
    return order;
  }

  private async viewOf(order: OrderEntity): Promise<OrderHoldDto> {
    return { orderId: order.id, ...holdView(order, await this.holds.endOf(order)) };
  }
}
