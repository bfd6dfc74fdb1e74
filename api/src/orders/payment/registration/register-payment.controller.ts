import { Body, Controller, Put } from '@nestjs/common';

import { CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Answers } from '#platform/http/index.js';
import { OrderDetailService } from '../../order/order-detail.service.js';
import { OrderDto } from '../../order/order.dto.js';
import { RegisterPaymentDto } from './payment-registration.dto.js';
import { RegisterPaymentService } from './register-payment.service.js';

@Controller('order')
export class RegisterPaymentController {
  constructor(
    private readonly payments: RegisterPaymentService,
    private readonly details: OrderDetailService,
  ) {}

  @Put('paymentResult')
  @Answers(OrderDto)
  async register(
    @Body() { id, data }: RegisterPaymentDto,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderDto> {
    await this.payments.register(id, data, user);
    return this.details.get(id, user);
  }
}
