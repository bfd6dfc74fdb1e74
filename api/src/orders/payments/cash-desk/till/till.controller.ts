import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, STAFF } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam, paged, pageOf, type Paged } from '#platform/http/index.js';
import {
  CashMovementDto,
  CashShiftDto,
  DrawerDto,
  NewCashMovementDto,
  ShiftListQuery,
} from '../cash-desk.dto.js';
import { CashShiftService } from '../cash-shift.service.js';
import { HandMovements } from './hand-movements.service.js';
import { ShiftPaperDto } from './shift-paper.dto.js';
import { ShiftPapers } from './shift-papers.service.js';

@Controller('till')
export class TillController {
  constructor(
    private readonly shifts: CashShiftService,
    private readonly movements: HandMovements,
    private readonly papers: ShiftPapers,
  ) {}

  @Allow(STAFF)
  @Get('drawers')
  @Answers([DrawerDto])
  listDrawers(@CurrentUser() user: RequestUser): Promise<DrawerDto[]> {
    return this.shifts.listDrawers(user);
  }

  @Allow(STAFF)
  @Get('shifts')
  @Answers([CashShiftDto])
  async listShifts(
    @Query() query: ShiftListQuery,
    @CurrentUser() user: RequestUser,
  ): Promise<Paged<CashShiftDto[]>> {
    const { page, pageSize, ...rows } = pageOf(query);
    const { shifts, total } = await this.shifts.list(user, query, rows);
    return paged(shifts, { total, page, pageSize });
  }

  @Allow(STAFF)
  @Get('shifts/:id/paper')
  @Answers(ShiftPaperDto)
  paper(
    @Param('id', new IdParam('CASH_DESK.SHIFT_NOT_FOUND')) id: number,
    @CurrentUser() user: RequestUser,
  ): Promise<ShiftPaperDto> {
    return this.papers.getPaper(id, user);
  }

  @Allow(STAFF)
  @Audited('cash-desk.moved', 'registró un movimiento de la caja')
  @Post('movements')
  @Answers(CashMovementDto, 201)
  recordMovement(
    @Body() body: NewCashMovementDto,
    @CurrentUser() user: RequestUser,
  ): Promise<CashMovementDto> {
    return this.movements.record(body, user);
  }
}
