import { Body, Controller, Param, Post } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, STAFF } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { OrderDetailService } from '../../order/detail/order-detail.service.js';
import { OrderDto } from '../../order/row/order.dto.js';
import { DoneSteps } from '../../order/timeline/done-steps.js';
import { PackOrderDto } from './pack-order.dto.js';
import { PackOrderService } from './pack-order.service.js';

const ORDER_ID = new IdParam('ORDERS.NOT_FOUND');

@Controller('order/:id')
export class PackOrderController {
  constructor(
    private readonly packing: PackOrderService,
    private readonly details: OrderDetailService,
    private readonly done: DoneSteps,
  ) {}

  @Allow(STAFF, 'order-staff')
  @Audited('orders.packed', 'empacó el pedido')
  @Audited('orders.cancelled')
  @Post('pack')
  @Answers(OrderDto)
  async pack(
    @Param('id', ORDER_ID) id: number,
    @Body() packed: PackOrderDto,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderDto> {
    await this.done.explain(id, () => this.packing.pack(id, packed, user));
    return this.details.get(id, user);
  }
}
