import { Body, Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { OrderDetailService } from '../../order/detail/order-detail.service.js';
import { OrderDto } from '../../order/row/order.dto.js';
import { ResolveAlertDto } from './payment-alerts.dto.js';
import { PaymentAlertsService } from './payment-alerts.service.js';

const ORDER_ID = new IdParam('ORDERS.NOT_FOUND');

@Controller('admin/orders/:id')
export class PaymentAlertsController {
  constructor(
    private readonly alerts: PaymentAlertsService,
    private readonly details: OrderDetailService,
  ) {}

  @Allow(ADMINISTRATORS)
  @Audited('orders.alert-resolved', 'cerró la revisión del pago')
  @Post('alert')
  @HttpCode(HttpStatus.OK)
  @Answers(OrderDto)
  async resolve(
    @Param('id', ORDER_ID) id: number,
    @Body() { alert, reason }: ResolveAlertDto,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderDto> {
    await this.alerts.resolve(id, alert, reason, user);
    return this.details.get(id, user);
  }

  @Allow(ADMINISTRATORS)
  @Audited('orders.stock-taken', 'tomó las unidades del pedido')
  @Post('stock')
  @HttpCode(HttpStatus.OK)
  @Answers(OrderDto)
  async takeStock(@Param('id', ORDER_ID) id: number, @CurrentUser() user: RequestUser): Promise<OrderDto> {
    await this.alerts.takeStock(id, user);
    return this.details.get(id, user);
  }
}
