import { Body, Controller, Get, Param, Post } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, STAFF } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers } from '#platform/http/index.js';
import { CounterReceipts } from '../../checkout/counter/receipt/counter-receipts.service.js';
import { AfterSaleService } from './after-sale.service.js';
import { CounterReturnDto, TillReturnableDto, TillReturnDto } from './counter-return.dto.js';
import { RequestReturnService } from './request-return.service.js';

@Controller('till')
export class CounterReturnsController {
  constructor(
    private readonly receipts: CounterReceipts,
    private readonly requests: RequestReturnService,
    private readonly afterSale: AfterSaleService,
  ) {}

  @Allow(STAFF)
  @Get('receipts/:code')
  @Answers(TillReturnableDto)
  async find(@Param('code') code: string, @CurrentUser() user: RequestUser): Promise<TillReturnableDto> {
    const sale = await this.receipts.getSaleByCode(code, user);
    const [receipt, lines] = await Promise.all([
      this.receipts.viewOf(sale),
      this.afterSale.findReturnable(sale),
    ]);
    return { receipt, lines };
  }

  @Allow(STAFF)
  @Audited('orders.return-changed')
  @Post('returns')
  @Answers(TillReturnDto, 201)
  async takeBack(@Body() wanted: CounterReturnDto, @CurrentUser() user: RequestUser): Promise<TillReturnDto> {
    await this.receipts.getSale(wanted.orderId, user);
    const id = await this.requests.takeBackAtCounter(wanted, user);
    return this.afterSale.getCounterReturn(id);
  }
}
