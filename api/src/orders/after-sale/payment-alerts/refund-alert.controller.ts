import { Body, Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { OrderDetailService } from '../../order/detail/order-detail.service.js';
import { OrderDto } from '../../order/row/order.dto.js';
import { ResolveAlertDto } from './payment-alerts.dto.js';
import { RefundAlertService } from './refund-alert.service.js';

@Controller('admin/orders/:id/alert/refund')
export class RefundAlertController {
  constructor(
    private readonly alerts: RefundAlertService,
    private readonly details: OrderDetailService,
  ) {}

  @Allow(ADMINISTRATORS)
  @Audited('orders.alert-resolved')
  @Post()
  @HttpCode(HttpStatus.OK)
  @Answers(OrderDto)
  async refund(
    @Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number,
    @Body() { alert, reason }: ResolveAlertDto,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderDto> {
    await this.alerts.refund(id, alert, reason, user);
    return this.details.get(id, user);
  }
}
