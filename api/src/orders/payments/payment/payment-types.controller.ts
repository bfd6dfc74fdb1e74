import type { PaymentType } from '@lacteos/contracts/schemas';
import { Controller, Get } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Answers } from '#platform/http/index.js';
import { PaymentTypeDto } from './payment-type.dto.js';
import { PaymentTypesService } from './payment-types.service.js';

@Controller('order/payment_types')
export class PaymentTypesController {
  constructor(private readonly paymentTypes: PaymentTypesService) {}

  @Allow(SIGNED_IN)
  @Get()
  @Answers([PaymentTypeDto])
  list(@CurrentUser() user: RequestUser): Promise<PaymentType[]> {
    return this.paymentTypes.offeredTo(user.id_role);
  }
}
