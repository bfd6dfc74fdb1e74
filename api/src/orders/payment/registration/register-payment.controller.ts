import { Body, Controller, Put } from '@nestjs/common';

import { CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Answers } from '#platform/http/index.js';
import { OrderDto } from '../../order/order.dto.js';
import { RegisterPaymentDto } from './payment-registration.dto.js';
import { RegisterPaymentService } from './register-payment.service.js';

@Controller('order')
export class RegisterPaymentController {
  constructor(private readonly payments: RegisterPaymentService) {}

  @Put('paymentResult')
  @Answers(OrderDto)
  register(@Body() { id, data }: RegisterPaymentDto, @CurrentUser() user: RequestUser): Promise<OrderDto> {
    return this.payments.register(id, data, user);
  }
}
