import { Body, Controller, Put } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, STAFF } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers } from '#platform/http/index.js';
import { OrderDetailService } from '#orders/order/detail/order-detail.service.js';
import { OrderDto } from '#orders/order/row/order.dto.js';
import { DoneSteps } from '#orders/order/timeline/done-steps.js';
import { DispatchOrderDto } from './dispatch-registration.dto.js';
import { DispatchOrderService } from './dispatch-order.service.js';

@Controller('order')
export class DispatchController {
  constructor(
    private readonly dispatching: DispatchOrderService,
    private readonly details: OrderDetailService,
    private readonly done: DoneSteps,
  ) {}

  @Allow(STAFF, 'order-staff')
  @Audited('orders.dispatched', 'despachó el pedido')
  @Put('delivery')
  @Answers(OrderDto)
  async dispatch(
    @Body() { id, data }: DispatchOrderDto,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderDto> {
    await this.done.explain(id, () => this.dispatching.dispatch(id, data, user));
    return this.details.get(id, user);
  }
}
