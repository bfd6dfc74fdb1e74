import { Controller, Param, Put } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, STAFF } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { OversoldService } from './oversold.service.js';

@Controller('till/sales/:id/stock-count')
export class OversoldController {
  constructor(private readonly oversold: OversoldService) {}

  @Allow(STAFF)
  @Audited('orders.stock-counted', 'revisó la existencia vendida de más')
  @Put()
  @Answers(null)
  async confirmCount(
    @Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number,
    @CurrentUser() user: RequestUser,
  ): Promise<null> {
    await this.oversold.confirmCount(id, user);
    return null;
  }
}
