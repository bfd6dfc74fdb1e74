import { Body, Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, STAFF } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { OutsideTransaction } from '#platform/repeats/index.js';
import { PickupDto } from '../../delivery/pickup/pickup.dto.js';
import { PickupsService } from '../../delivery/pickup/pickups.service.js';
import { DoneSteps } from '../../order/timeline/done-steps.js';
import { HandOverDto } from './hand-over.dto.js';
import { HandOverPickupService } from './hand-over-pickup.service.js';

@Controller('delivery/pickups')
export class HandOverController {
  constructor(
    private readonly handing: HandOverPickupService,
    private readonly pickups: PickupsService,
    private readonly done: DoneSteps,
  ) {}

  @Allow(STAFF, 'order-staff')
  @Audited('orders.dispatched')
  @OutsideTransaction('A wrong proof has to cost a try although it fails; an order is handed over once.')
  @Post(':orderId/hand-over')
  @HttpCode(HttpStatus.OK)
  @Answers(PickupDto)
  async handOver(
    @Param('orderId', new IdParam('ORDERS.NOT_FOUND')) orderId: number,
    @Body() shown: HandOverDto,
    @CurrentUser() user: RequestUser,
  ): Promise<PickupDto> {
    await this.done.explain(orderId, () => this.handing.handOver(orderId, shown, user));
    return this.pickups.get(orderId, user);
  }
}
