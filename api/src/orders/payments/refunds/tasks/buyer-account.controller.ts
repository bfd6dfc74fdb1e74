import { ROLES } from '@lacteos/contracts/reference/roles';
import { Body, Controller, Param, Put } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { Throttled } from '#platform/throttle/index.js';
import { RefundAccountDto, RefundDto } from '../refund.dto.js';
import { BuyerAccountService } from './buyer-account.service.js';

@Controller('order/:id/refunds')
export class BuyerAccountController {
  constructor(private readonly accounts: BuyerAccountService) {}

  @Allow([ROLES.user], 'order-buyer')
  @Audited('orders.refund-changed')
  @Throttled('orders')
  @Put(':refund/account')
  @Answers(RefundDto)
  submit(
    @Param('id', new IdParam('ORDERS.NOT_FOUND')) orderId: number,
    @Param('refund', new IdParam('REFUNDS.NOT_FOUND')) refundId: number,
    @Body() account: RefundAccountDto,
    @CurrentUser() user: RequestUser,
  ): Promise<RefundDto> {
    return this.accounts.submit({ orderId, refundId }, account, user);
  }
}
