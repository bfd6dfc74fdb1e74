import { Body, Controller, HttpCode, HttpStatus, Param, Post, Put } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, STAFF } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { OrderDto } from '#orders/order/row/order.dto.js';
import { OrderDetailService } from '#orders/order/detail/order-detail.service.js';
import { DoneSteps } from '#orders/order/timeline/done-steps.js';
import { RegisterPaymentDto, SecondPaymentDto } from './payment-registration.dto.js';
import { RegisterPaymentService } from './register-payment.service.js';
import { ReportSecondPaymentService } from './report-second-payment.service.js';

@Controller('order')
export class RegisterPaymentController {
  constructor(
    private readonly payments: RegisterPaymentService,
    private readonly secondPayments: ReportSecondPaymentService,
    private readonly details: OrderDetailService,
    private readonly done: DoneSteps,
  ) {}

  @Allow(STAFF, 'order-staff')
  @Audited('orders.paid', 'registró el pago')
  @Put('paymentResult')
  @Answers(OrderDto)
  async register(
    @Body() { id, data }: RegisterPaymentDto,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderDto> {
    const paid = await this.done.explain(id, () => this.payments.register(id, data, user));
    if (!paid) return this.details.get(id, user);
    return this.details.viewOf(paid.order, paid.lines, paid.withholding, user);
  }

  @Allow(STAFF, 'order-staff')
  @Audited('orders.second-payment', 'registró un segundo pago')
  @Post(':id/second-payment')
  @HttpCode(HttpStatus.OK)
  @Answers(OrderDto)
  async reportSecond(
    @Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number,
    @Body() { data }: SecondPaymentDto,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderDto> {
    await this.secondPayments.report(id, data, user);
    return this.details.get(id, user);
  }
}
