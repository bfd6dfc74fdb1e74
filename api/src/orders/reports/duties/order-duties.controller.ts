import {
  DUTY_URGENCIES,
  ORDER_DUTY_NAMES,
  ORDER_VIEWS,
  type DutyUrgency,
  type OrderDuty,
  type OrderView,
} from '@lacteos/contracts/orders/order-duties';
import { toPesos } from '@lacteos/contracts/money/money';
import { Controller, Get } from '@nestjs/common';
import { Allow, ADMINISTRATORS } from '#platform/access/index.js';

import { Answers, EnumField, IntField, MomentField, MoneyField } from '#platform/http/index.js';
import { OrderDuties } from './order-duties.service.js';

export class DutyCountDto {
  @EnumField(ORDER_DUTY_NAMES)
  duty: OrderDuty;

  @IntField({ description: 'Orders that the list shows with `duty` as its filter' })
  orders: number;

  @MoneyField({ description: 'What is at stake: to refund, to credit or to collect, otherwise the totals' })
  amount: number;

  @MomentField({ nullable: true, description: 'Since when the oldest waits' })
  since: string | null;

  @EnumField(DUTY_URGENCIES, { nullable: true, description: 'Of the oldest, by Colombian days' })
  urgency: DutyUrgency | null;
}

export class OrderViewCountDto {
  @EnumField(ORDER_VIEWS)
  view: OrderView;

  @IntField({ description: 'Orders that the view lists' })
  orders: number;
}

@Controller('admin/orders')
export class OrderDutiesController {
  constructor(private readonly duties: OrderDuties) {}

  @Allow(ADMINISTRATORS)
  @Get('duties')
  @Answers([DutyCountDto])
  async count(): Promise<DutyCountDto[]> {
    const counts = await this.duties.count();
    return counts.map(({ amount, since, ...count }) => ({
      ...count,
      amount: toPesos(amount),
      since: since?.toISOString() ?? null,
    }));
  }

  @Allow(ADMINISTRATORS)
  @Get('views')
  @Answers([OrderViewCountDto])
  countViews(): Promise<OrderViewCountDto[]> {
    return this.duties.countViews();
  }
}
