import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, STAFF } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, paged, pageOf, type Paged } from '#platform/http/index.js';
import { OutsideTransaction } from '#platform/repeats/index.js';
import { ChosenStore } from '#products/index.js';
import {
  CashMovementDto,
  CashMovementsQuery,
  CashShiftDto,
  CloseShiftDto,
  OpenShiftDto,
  ShiftAttentionDto,
  ShiftListQuery,
} from './cash-desk.dto.js';
import { CashShiftService } from './cash-shift.service.js';
import { CloseShiftService } from './close-shift.service.js';
import { OpenShiftService } from './open-shift.service.js';

@Controller('admin/cash-desk')
export class CashDeskController {
  constructor(
    private readonly shifts: CashShiftService,
    private readonly openings: OpenShiftService,
    private readonly closings: CloseShiftService,
  ) {}

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
    const { shifts, total } = await this.shifts.list(user, query, rows);
    return paged(shifts, { total, page, pageSize });
  }

  @Allow(STAFF)
  @Get('attention')
  @Answers(ShiftAttentionDto)
  attention(@CurrentUser() user: RequestUser): Promise<ShiftAttentionDto> {
    return this.shifts.attention(user);
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
    @Body() opening: OpenShiftDto,
    @CurrentUser() user: RequestUser,
    @ChosenStore() chosenStore: number | null,
  ): Promise<CashShiftDto> {
    return this.openings.open(opening, user, chosenStore);
  }

  @Allow(STAFF)
  @Audited('cash-desk.closed', 'cerró el turno')
  @Audited('cash-desk.counted', 'contó la caja sin que coincidiera')
  @OutsideTransaction('A count that differs stays; a shift is closed once by its id.')
  @Put('shift')
  @Answers(CashShiftDto)
  close(@Body() closing: CloseShiftDto, @CurrentUser() user: RequestUser): Promise<CashShiftDto> {
    return this.closings.close(closing, user);
  }
}
