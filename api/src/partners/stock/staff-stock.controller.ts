import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam, paged, type Paged } from '#platform/http/index.js';
import { AssignStockService } from './assign-stock.service.js';
import { StockHistoryService } from './stock-history.service.js';
import { AssignStockDto, LedgerLineDto, LedgerQuery, LocationStockDto } from './staff-stock.dto.js';

const ProductId = new IdParam('PRODUCTS.NOT_FOUND');

@Controller('admin')
export class StaffStockController {
  constructor(
    private readonly assignment: AssignStockService,
    private readonly history: StockHistoryService,
  ) {}

  @Allow(ADMINISTRATORS)
  @Audited('stock.assigned')
  @Post('assign_stock')
  @Answers(null)
  async assign(@Body() body: AssignStockDto, @CurrentUser() user: RequestUser): Promise<null> {
    await this.assignment.assign(body, user);
    return null;
  }

  @Allow(ADMINISTRATORS)
  @Get('product/:id/stock')
  @Answers([LocationStockDto])
  locations(@Param('id', ProductId) id: number): Promise<LocationStockDto[]> {
    return this.history.locations(id);
  }

  @Allow(ADMINISTRATORS)
  @Get('product/:id/ledger')
  @Answers([LedgerLineDto])
  async ledger(
    @Param('id', ProductId) id: number,
    @Query() query: LedgerQuery,
  ): Promise<Paged<LedgerLineDto[]>> {
    const { lines, meta } = await this.history.ledger(id, query);
    return paged(lines, meta);
  }
}
