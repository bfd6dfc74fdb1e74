import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam, paged, pageOf, type Paged } from '#platform/http/index.js';
import { Throttled } from '#platform/throttle/index.js';
import { AfterSaleService } from './after-sale.service.js';
import { DecideReturnService } from './decide-return.service.js';
import { RequestCancellationService } from './request-cancellation.service.js';
import { RequestReturnService } from './request-return.service.js';
import {
  AfterSaleDto,
  CancelPaidDto,
  NewReturnDto,
  ReturnDto,
  ReturnListQuery,
  ReturnStepDto,
} from './return.dto.js';

const ORDER_ID = new IdParam('ORDERS.NOT_FOUND');

@Controller()
export class ReturnsController {
  constructor(
    private readonly cancellations: RequestCancellationService,
    private readonly requests: RequestReturnService,
    private readonly decisions: DecideReturnService,
    private readonly afterSale: AfterSaleService,
  ) {}

  @Allow(SIGNED_IN, 'order-reader')
  @Get('order/:id/after-sale')
  @Answers(AfterSaleDto)
  getByOrder(@Param('id', ORDER_ID) id: number, @CurrentUser() user: RequestUser): Promise<AfterSaleDto> {
    return this.afterSale.getByOrder(id, user);
  }

  @Allow(SIGNED_IN, 'order-canceller')
  @Audited('orders.cancelled', 'canceló el pedido')
  @Throttled('orders')
  @Post('order/:id/cancellation')
  @Answers(AfterSaleDto)
  async cancel(
    @Param('id', ORDER_ID) id: number,
    @Body() { reason }: CancelPaidDto,
    @CurrentUser() user: RequestUser,
  ): Promise<AfterSaleDto> {
    await this.cancellations.cancel(id, reason, user);
    return this.afterSale.getByOrder(id, user);
  }

  @Allow(SIGNED_IN, 'order-reader')
  @Audited('orders.return-changed')
  @Throttled('orders')
  @Post('order/:id/returns')
  @Answers(AfterSaleDto, 201)
  async request(
    @Param('id', ORDER_ID) id: number,
    @Body() wanted: NewReturnDto,
    @CurrentUser() user: RequestUser,
  ): Promise<AfterSaleDto> {
    await this.requests.request(id, wanted, user);
    return this.afterSale.getByOrder(id, user);
  }

  @Allow(ADMINISTRATORS)
  @Get('admin/returns')
  @Answers([ReturnDto])
  async list(@Query() query: ReturnListQuery): Promise<Paged<ReturnDto[]>> {
    const { page, pageSize } = pageOf(query);
    const { returns, total } = await this.afterSale.list(query);
    return paged(returns, { total, page, pageSize });
  }

  @Allow(ADMINISTRATORS)
  @Audited('orders.return-changed', 'cambió la devolución de productos')
  @Audited('orders.cancelled')
  @Put('admin/returns/:id')
  @Answers(ReturnDto)
  async step(
    @Param('id', new IdParam('RETURNS.NOT_FOUND')) id: number,
    @Body() step: ReturnStepDto,
    @CurrentUser() user: RequestUser,
  ): Promise<ReturnDto> {
    await this.decisions.step(id, step, user);
    return this.afterSale.get(id);
  }
}
