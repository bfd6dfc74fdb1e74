import { Body, Controller, Param, Post } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, STAFF } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { OrderDetailService } from '#orders/order/detail/order-detail.service.js';
import { OrderDto } from '#orders/order/row/order.dto.js';
import { DoneSteps } from '#orders/order/timeline/done-steps.js';
import { OrderStepRegistrationDto } from './office-steps.dto.js';
import { OfficeStepsService } from './office-steps.service.js';

const ORDER_ID = new IdParam('ORDERS.NOT_FOUND');

@Controller('order/:id')
export class OfficeStepsController {
  constructor(
    private readonly steps: OfficeStepsService,
    private readonly details: OrderDetailService,
    private readonly done: DoneSteps,
  ) {}

  @Allow(STAFF, 'order-staff')
  @Audited('orders.unpacked', 'desempacó el pedido')
  @Post('unpack')
  @Answers(OrderDto)
  async unpack(@Param('id', ORDER_ID) id: number, @CurrentUser() user: RequestUser): Promise<OrderDto> {
    await this.done.explain(id, () => this.steps.unpack(id, user));
    return this.details.get(id, user);
  }

  @Allow(STAFF, 'order-staff')
  @Audited('orders.received')
  @Audited('orders.not-received')
  @Audited('orders.came-back', 'recibió de vuelta el pedido')
  @Post('progress')
  @Answers(OrderDto)
  async register(
    @Param('id', ORDER_ID) id: number,
    @Body() registration: OrderStepRegistrationDto,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderDto> {
    await this.done.explain(id, () => this.steps.register(id, registration, user));
    return this.details.get(id, user);
  }
}
