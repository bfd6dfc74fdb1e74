import { ROLES } from '@lacteos/contracts/reference/roles';
import { Body, Controller, Param, Put } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { Throttled } from '#platform/throttle/index.js';
import { OrderDetailService } from '../../order/detail/order-detail.service.js';
import { OrderDto } from '../../order/row/order.dto.js';
import { ChangeMethodDto } from './change-method.dto.js';
import { ChangeMethodService } from './change-method.service.js';

@Controller('order/:id/method')
export class ChangeMethodController {
  constructor(
    private readonly methods: ChangeMethodService,
    private readonly details: OrderDetailService,
  ) {}

  @Allow([ROLES.user], 'order-buyer')
  @Audited('orders.method-changed', 'cambió el método de pago')
  @Throttled('orders')
  @Put()
  @Answers(OrderDto)
  async change(
    @Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number,
    @Body() { paymentMethod }: ChangeMethodDto,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderDto> {
    await this.methods.change(id, paymentMethod, user);
    return this.details.get(id, user);
  }
}
