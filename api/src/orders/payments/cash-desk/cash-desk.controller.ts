import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, STAFF } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, paged, pageOf, type Paged } from '#platform/http/index.js';
import { ChosenStore } from '#products/index.js';
import {
  CashMovementDto,
  CashMovementsQuery,
  CashShiftDto,
  CloseShiftDto,
  OpenShiftDto,
  ShiftListQuery,
} from './cash-desk.dto.js';
import { CashShiftService } from './cash-shift.service.js';

@Controller('admin/cash-desk')
export class CashDeskController {
  constructor(private readonly shifts: CashShiftService) {}

  @Allow(STAFF)
  @Get('shift')
  @Answers(CashShiftDto)
  current(@CurrentUser() user: RequestUser): Promise<CashShiftDto | null> {
    return this.shifts.current(user);
  }

  @Allow(STAFF)
  @Get('shifts')
  @Answers([CashShiftDto])
  async list(
    @Query() query: ShiftListQuery,
    @CurrentUser() user: RequestUser,
  ): Promise<Paged<CashShiftDto[]>> {
    const { page, pageSize, ...rows } = pageOf(query);
    const { shifts, total } = await this.shifts.list(user, rows);
    return paged(shifts, { total, page, pageSize });
  }

  @Allow(STAFF)
  @Get('movements')
  @Answers([CashMovementDto])
  async listMovements(
    @Query() query: CashMovementsQuery,
    @CurrentUser() user: RequestUser,
  ): Promise<Paged<CashMovementDto[]>> {
    const { page, pageSize, ...rows } = pageOf(query);
    const { movements, total, sum } = await this.shifts.listMovements(query.shiftId ?? null, user, rows);
    return paged(movements, { total, page, pageSize, sum });
  }

  @Allow(STAFF)
  @Audited('cash-desk.opened', 'abrió el turno')
  @Post('shift')
  @Answers(CashShiftDto, 201)
  open(
    @Body() { counts }: OpenShiftDto,
    @CurrentUser() user: RequestUser,
    @ChosenStore() chosenStore: number | null,
  ): Promise<CashShiftDto> {
    return this.shifts.open(counts, user, chosenStore);
  }

  @Allow(STAFF)
  @Audited('cash-desk.closed', 'cerró el turno')
  @Put('shift')
  @Answers(CashShiftDto)
  close(@Body() closing: CloseShiftDto, @CurrentUser() user: RequestUser): Promise<CashShiftDto> {
    return this.shifts.close(closing, user);
  }
}
