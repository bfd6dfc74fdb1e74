import { toPesos } from '@lacteos/contracts/money/money';
import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam, paged, pageOf, type Paged } from '#platform/http/index.js';
import {
  RefundActionDto,
  RefundListQuery,
  RefundTotalDto,
  RefundTotalQuery,
  StaffRefundDto,
} from '../refund.dto.js';
import { RefundTasksService } from './refund-tasks.service.js';

@Controller('admin/refunds')
export class RefundsController {
  constructor(private readonly tasks: RefundTasksService) {}

  @Allow(ADMINISTRATORS)
  @Get()
  @Answers([StaffRefundDto])
  async list(
    @Query() query: RefundListQuery,
    @CurrentUser() user: RequestUser,
  ): Promise<Paged<StaffRefundDto[]>> {
    const { page, pageSize } = pageOf(query);
    const { refunds, total } = await this.tasks.list(query, user);
    return paged(refunds, { total, page, pageSize });
  }

  @Allow(ADMINISTRATORS)
  @Get('total')
  @Answers(RefundTotalDto)
  async total(@Query() query: RefundTotalQuery): Promise<RefundTotalDto> {
    return { total: toPesos(await this.tasks.total(query)) };
  }

  @Allow(ADMINISTRATORS)
  @Audited('orders.refund-changed', 'cambió la devolución del dinero')
  @Put(':id')
  @Answers(StaffRefundDto)
  act(
    @Param('id', new IdParam('REFUNDS.NOT_FOUND')) id: number,
    @Body() action: RefundActionDto,
    @CurrentUser() user: RequestUser,
  ): Promise<StaffRefundDto> {
    return this.tasks.act(id, action, user);
  }
}
