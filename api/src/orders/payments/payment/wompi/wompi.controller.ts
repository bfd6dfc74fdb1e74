import type { WompiWidget } from '@lacteos/contracts/schemas';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';

import { Allow, ANYONE, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { OutsideTransaction, IgnoresKey } from '#platform/repeats/index.js';
import { StoresNothing } from '#platform/throttle/index.js';
import { WompiPaymentsService } from './wompi-payments.service.js';
import { WompiReturnDto, WompiReturnedDto, WompiWidgetDto } from './wompi-widget.dto.js';

@Controller('order')
export class WompiController {
  constructor(private readonly wompi: WompiPaymentsService) {}

  @Allow(SIGNED_IN, 'open-order-reader')
  @Get(':id/wompi')
  @Answers(WompiWidgetDto)
  widget(
    @Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number,
    @CurrentUser() user: RequestUser,
  ): Promise<WompiWidget> {
    return this.wompi.widget(id, user);
  }

  /** The body is Wompi's and may gain fields, so no DTO validates it. */
  @Allow(ANYONE)
  @IgnoresKey('A transaction of the provider is recorded once for each of its states.')
  @StoresNothing('Only what bears the signature of the provider is recorded.')
  @Post('wompi/events')
  @Answers(null)
  async event(@Body() body: unknown): Promise<null> {
    await this.wompi.event(body);
    return null;
  }

  @Allow(SIGNED_IN, 'order-reader')
  @OutsideTransaction('It asks the provider, whose transaction is recorded once for each of its states.')
  @Post('wompi/return')
  @Answers(WompiReturnedDto)
  returned(
    @Body() { transactionId }: WompiReturnDto,
    @CurrentUser() user: RequestUser,
  ): Promise<WompiReturnedDto> {
    return this.wompi.returned(transactionId, user);
  }
}
