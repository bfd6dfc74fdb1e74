import type { OrderDuty } from '@lacteos/contracts/orders/order-duties';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { OpenDuties } from '../../order/row/open-duties.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { dutiesOf } from './order-duties.js';
import { type DutyCount, OrderDutiesRepository } from './order-duties.repository.js';

@Injectable()
export class OrderDuties implements OnModuleInit {
  constructor(
    private readonly duties: OrderDutiesRepository,
    private readonly open: OpenDuties,
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

  count(): Promise<DutyCount[]> {
    return this.duties.count();
  }
}
