import { Body, Controller, HttpCode, HttpStatus, Param, Post, Put } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, STAFF } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { OrderDto } from '#orders/order/row/order.dto.js';
import { OrderDetailService } from '#orders/order/row/order-detail.service.js';
import { RegisterPaymentDto, SecondPaymentDto } from './payment-registration.dto.js';
import { RegisterPaymentService } from './register-payment.service.js';
import { ReportSecondPaymentService } from './report-second-payment.service.js';

@Controller('order')
export class RegisterPaymentController {
  constructor(
    private readonly payments: RegisterPaymentService,
    private readonly secondPayments: ReportSecondPaymentService,
    private readonly details: OrderDetailService,
  ) {}

  @Allow(STAFF, 'order-staff')
  @Audited('orders.paid', 'registró el pago')
  @Put('paymentResult')
  @Answers(OrderDto)
  register(@Body() { id, data }: RegisterPaymentDto, @CurrentUser() user: RequestUser): Promise<OrderDto> {
    return this.payments.register(id, data, user);
  }

  /** Of an order that was paid or cancelled before. */
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
