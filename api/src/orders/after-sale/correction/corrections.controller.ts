import { Body, Controller, Param, Post, Put } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { OrderDetailService } from '../../order/detail/order-detail.service.js';
import { OrderDto } from '../../order/row/order.dto.js';
import { CollectBalanceDto, CorrectDispatchDto, OrderNoteDto } from './correction.dto.js';
import { OrderCorrections } from './order-corrections.service.js';
import { WithholdingCorrections } from './withholding-correction.service.js';

const ORDER_ID = new IdParam('ORDERS.NOT_FOUND');

@Controller('admin/orders/:id')
export class CorrectionsController {
  constructor(
    private readonly corrections: OrderCorrections,
    private readonly withholdings: WithholdingCorrections,
    private readonly details: OrderDetailService,
  ) {}

  @Allow(ADMINISTRATORS)
  @Audited('orders.dispatch_corrected', 'corrigió el despacho')
  @Put('dispatch')
  @Answers(OrderDto)
  async dispatch(
    @Param('id', ORDER_ID) id: number,
    @Body() body: CorrectDispatchDto,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderDto> {
    await this.corrections.dispatch(id, body, user.id);
    return this.details.get(id, user);
  }

  @Allow(ADMINISTRATORS)
  @Audited('orders.balance_collected', 'registró el saldo recibido')
  @Post('balance')
  @Answers(OrderDto)
  async collectBalance(
    @Param('id', ORDER_ID) id: number,
    @Body() { transactionNumber }: CollectBalanceDto,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderDto> {
    await this.withholdings.collect(id, transactionNumber, user.id);
    return this.details.get(id, user);
  }

  @Allow(ADMINISTRATORS)
  @Audited('orders.noted', 'escribió una nota')
  @Post('notes')
  @Answers(OrderDto)
  async addNote(
    @Param('id', ORDER_ID) id: number,
    @Body() { text }: OrderNoteDto,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderDto> {
    await this.corrections.addNote(id, text, user.id);
    return this.details.get(id, user);
  }
}
