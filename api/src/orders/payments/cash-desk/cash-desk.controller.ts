import { colombianDay, startOfColombianDay, toPesos } from '@lacteos/contracts';
import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, STAFF } from '#platform/access/index.js';
import { Answers, paged, pageOf, type Paged } from '#platform/http/index.js';
import { ChosenStore } from '#products/index.js';
import { OrderSums } from '../../reports/list-sums/order-sums.service.js';
import {
  CashMovementDto,
  CashMovementsQuery,
  CashShiftDto,
  CloseShiftDto,
  MethodTotalDto,
  MethodTotalsQuery,
  OpenShiftDto,
  ShiftListQuery,
} from './cash-desk.dto.js';
import { CashShiftService } from './cash-shift.service.js';

const dayOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : colombianDay(startOfColombianDay(text));

/** Payments by method, and cash shifts. */
@Controller('admin/cash-desk')
export class CashDeskController {
  constructor(
    private readonly sums: OrderSums,
    private readonly shifts: CashShiftService,
  ) {}

  @Allow(STAFF)
  @Get('totals')
  @Answers([MethodTotalDto])
  async byMethod(
    @Query() { paidFrom, paidTo, paymentMethod }: MethodTotalsQuery,
    @CurrentUser() user: RequestUser,
  ): Promise<MethodTotalDto[]> {
    const days = { paidFrom: dayOf(paidFrom), paidTo: dayOf(paidTo) };
    const wanted = { ...days, ...(paymentMethod ? { paymentMethod } : {}) };
    const methods = await this.sums.income(wanted, await this.shifts.storesOf(user));
    return methods.map(({ paymentMethod: name, orders, amount, received }) => ({
      paymentMethod: name,
      orders,
      total: toPesos(amount),
      received: toPesos(received),
    }));
  }

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
  @Put('shift')
  @Answers(CashShiftDto)
  close(@Body() closing: CloseShiftDto, @CurrentUser() user: RequestUser): Promise<CashShiftDto> {
    return this.shifts.close(closing, user);
  }
}
