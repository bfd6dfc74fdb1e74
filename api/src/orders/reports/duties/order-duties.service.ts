import { dutyUrgency, type DutyUrgency, type OrderDuty } from '@lacteos/contracts/orders/order-duties';
import { colombianDay, colombianToday } from '@lacteos/contracts/time/colombian-day';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { OpenDuties } from '../../order/row/open-duties.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { dutiesOf } from './order-duties.js';
import { type DutyCount, OrderDutiesRepository, type ViewCount } from './order-duties.repository.js';

@Injectable()
export class OrderDuties implements OnModuleInit {
  constructor(
    private readonly duties: OrderDutiesRepository,
    private readonly open: OpenDuties,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.open.register(this);
  }

  async find(
    order: OrderEntity,
    known: { readonly isPaymentVoided: boolean; readonly isAllReturned: boolean },
  ): Promise<OrderDuty[]> {
    return dutiesOf({ ...order, ...known, ...(await this.duties.findAfterSale(order.id)) });
  }

  async count(): Promise<(DutyCount & { urgency: DutyUrgency | null })[]> {
    const today = colombianToday(this.clock);
    return (await this.duties.count()).map((count) => ({
      ...count,
      urgency: count.since && dutyUrgency(count.duty, colombianDay(count.since), today),
    }));
  }

  countViews(): Promise<ViewCount[]> {
    return this.duties.countViews();
  }
}
