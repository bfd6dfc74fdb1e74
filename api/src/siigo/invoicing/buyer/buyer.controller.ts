import { Body, Controller, Get, Param, Put } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { BuyerDto, CorrectBuyerDto } from './buyer.dto.js';
import { BuyerService } from './buyer.service.js';

@Controller('siigo/order/:id/buyer')
export class BuyerController {
  constructor(private readonly buyers: BuyerService) {}

  @Allow(ADMINISTRATORS)
  @Get()
  @Answers(BuyerDto)
  find(@Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number): Promise<BuyerDto> {
    return this.buyers.find(id);
  }

  @Allow(ADMINISTRATORS)
  @Audited('siigo.buyer.corrected', 'corrigió los datos del comprador')
  @Put()
  @Answers(BuyerDto)
  correct(
    @Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number,
    @Body() { customer }: CorrectBuyerDto,
    @CurrentUser() user: RequestUser,
  ): Promise<BuyerDto> {
    return this.buyers.correct(id, customer, user.id);
  }
}
