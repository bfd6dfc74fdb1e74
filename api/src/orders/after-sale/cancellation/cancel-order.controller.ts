import { Controller, Delete, Query } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdField } from '#platform/http/index.js';
import { CancelOrderService } from './cancel-order.service.js';

class OrderIdQuery {
  @IdField({ fromText: true })
  id: number;
}

@Controller('order/delete')
export class CancelOrderController {
  constructor(private readonly cancelling: CancelOrderService) {}

  @Allow(SIGNED_IN, 'order-canceller')
  @Audited('orders.cancelled')
  @Delete()
  @Answers(null)
  async cancel(@Query() { id }: OrderIdQuery, @CurrentUser() user: RequestUser): Promise<null> {
    await this.cancelling.cancel(id, user);
    return null;
  }
}
