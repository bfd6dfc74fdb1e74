import { ORDER_DUTY_NAMES, type OrderDuty } from '@lacteos/contracts/orders/order-duties';
import { Controller, Get } from '@nestjs/common';
import { Allow, ADMINISTRATORS } from '#platform/access/index.js';

import { Answers, EnumField, IntField } from '#platform/http/index.js';
import { OrderDuties } from './order-duties.service.js';

export class DutyCountDto {
  @EnumField(ORDER_DUTY_NAMES)
  duty: OrderDuty;

  @IntField({ description: 'Orders that the list shows with `duty` as its filter' })
  orders: number;
}

@Controller('admin/orders/duties')
export class OrderDutiesController {
  constructor(private readonly duties: OrderDuties) {}

  @Allow(ADMINISTRATORS)
  @Get()
  @Answers([DutyCountDto])
  count(): Promise<DutyCountDto[]> {
    return this.duties.count();
  }
}
