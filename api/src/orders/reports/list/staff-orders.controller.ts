import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { Answers, IdParam, paged, RawAnswer, type Paged } from '#platform/http/index.js';
import { SPREADSHEET_TYPES } from '#platform/spreadsheet/index.js';
import { Throttled } from '#platform/throttle/index.js';
import { OrderExport, OrderExportQuery } from './order-export.js';
import { OrderAccess } from '../../order/row/order-access.js';
import { OrderListQuery } from './order-list.query.js';
import { OrderListService } from './order-list.service.js';
import { OrderStepDto } from '../../order/timeline/order-timeline.dto.js';
import { OrderTimeline } from '../../order/timeline/order-timeline.js';
import { StaffOrderRowDto } from './staff-order-row.js';

@Controller('admin/orders')
export class StaffOrdersController {
  constructor(
    private readonly lists: OrderListService,
    private readonly access: OrderAccess,
    private readonly timelines: OrderTimeline,
    private readonly exports: OrderExport,
    private readonly clock: Clock,
  ) {}

  @Allow(ADMINISTRATORS)
  @Get()
  @Answers([StaffOrderRowDto])
  async list(@Query() query: OrderListQuery): Promise<Paged<StaffOrderRowDto[]>> {
    const { orders, meta } = await this.lists.all(query);
    return paged(orders, meta);
  }

  /** `X-Estimated-Size` feeds the progress bar. */
  @Allow(ADMINISTRATORS)
  @Throttled('exports')
  @Get('export')
  @RawAnswer()
  async export(@Query() query: OrderExportQuery, @Res() reply: FastifyReply): Promise<void> {
    const { file, estimatedSize } = await this.exports.exportOrders(query);
    const day = colombianToday(this.clock);
    await reply
      .header('Content-Type', SPREADSHEET_TYPES[query.format])
      .header('Content-Disposition', `attachment; filename="pedidos-${day}.${query.format}"`)
      .header('X-Estimated-Size', String(estimatedSize))
      .send(file);
  }

  @Allow(ADMINISTRATORS)
  @Get(':id/timeline')
  @Answers([OrderStepDto])
  async timeline(
    @Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderStepDto[]> {
    await this.access.get(id, user);
    return this.timelines.findSteps(id);
  }
}
