import { Controller, Param, Post } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { ChosenStore } from '#products/index.js';
import { ReorderDto } from './reorder.dto.js';
import { ReorderService } from './reorder.service.js';

@Controller('order')
export class ReorderController {
  constructor(private readonly reorders: ReorderService) {}

  /** Adds what is available to the caller's cart. Idempotent. */
  @Allow(SIGNED_IN, 'order-reader')
  @Post(':id/reorder')
  @Answers(ReorderDto)
  reorder(
    @Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number,
    @CurrentUser() user: RequestUser,
    @ChosenStore() chosenStore: number | null,
  ): Promise<ReorderDto> {
    return this.reorders.reorder(id, user, chosenStore);
  }
}
