import { Body, Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { OrderDetailService } from '../../order/detail/order-detail.service.js';
import { OrderDto } from '../../order/row/order.dto.js';
import { ResolveAlertDto } from './payment-alerts.dto.js';
import { VoidedPaymentService } from './voided-payment.service.js';

const ORDER_ID = new IdParam('ORDERS.NOT_FOUND');

@Controller('admin/orders/:id/alert')
export class VoidedPaymentController {
  constructor(
    private readonly voided: VoidedPaymentService,
    private readonly details: OrderDetailService,
  ) {}

  @Allow(ADMINISTRATORS)
  @Audited('orders.alert-resolved')
  @Audited('orders.cancelled')
  @Post('cancel')
  @HttpCode(HttpStatus.OK)
  @Answers(OrderDto)
  async cancel(
    @Param('id', ORDER_ID) id: number,
    @Body() { alert, reason }: ResolveAlertDto,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderDto> {
    await this.voided.cancel(id, alert, reason, user);
    return this.details.get(id, user);
  }

  @Allow(ADMINISTRATORS)
  @Audited('orders.alert-resolved')
  @Audited('orders.payment-asked', 'pidió otro pago')
  @Post('payment')
  @HttpCode(HttpStatus.OK)
  @Answers(OrderDto)
  async askForPayment(
    @Param('id', ORDER_ID) id: number,
    @Body() { alert, reason }: ResolveAlertDto,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderDto> {
    await this.voided.askForPayment(id, alert, reason, user);
    return this.details.get(id, user);
  }
}
