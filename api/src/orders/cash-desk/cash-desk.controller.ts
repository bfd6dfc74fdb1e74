import { colombianDay, startOfColombianDay, toPesos, paymentMethodNamed } from '@lacteos/contracts';
import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';

import { CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Answers, paged, pageOf, type Paged } from '#platform/http/index.js';
import { ALL_ORDERS, OrderTotalsRepository } from '../totals/order-totals.repository.js';
import {
  CashShiftDto,
  CloseShiftDto,
  MethodTotalDto,
  MethodTotalsQuery,
  OpenShiftDto,
  ShiftListQuery,
} from './cash-desk.dto.js';
import { CashShiftService } from './cash-shift.service.js';

const dayOf = (text: string | undefined): string | null =>
  text === undefined ? null : colombianDay(startOfColombianDay(text));

/** Payments by method, and cash shifts. */
@Controller('admin/cash-desk')
export class CashDeskController {
  constructor(
    private readonly totals: OrderTotalsRepository,
    private readonly shifts: CashShiftService,
  ) {}

  @Get('totals')
  @Answers([MethodTotalDto])
  async byMethod(@Query() { paidFrom, paidTo, paymentMethod }: MethodTotalsQuery): Promise<MethodTotalDto[]> {
    const sums = await this.totals.byMethod({
      ...ALL_ORDERS,
      isPaid: true,
      from: dayOf(paidFrom),
      to: dayOf(paidTo),
      paymentMethod: paymentMethodNamed(paymentMethod)?.label ?? null,
    });
    return sums.map(({ amount, ...sum }) => ({ ...sum, total: toPesos(amount) }));
  }

  @Get('shift')
  @Answers(CashShiftDto)
  current(@CurrentUser() user: RequestUser): Promise<CashShiftDto | null> {
    return this.shifts.current(user);
  }

  @Get('shifts')
  @Answers([CashShiftDto])
  async list(@Query() query: ShiftListQuery): Promise<Paged<CashShiftDto[]>> {
    const { skip, take, page, pageSize } = pageOf(query);
    const { shifts, total } = await this.shifts.list(skip, take);
    return paged(shifts, { total, page, pageSize });
  }

  @Post('shift')
  @Answers(CashShiftDto, 201)
  open(@Body() { counts }: OpenShiftDto, @CurrentUser() user: RequestUser): Promise<CashShiftDto> {
    return this.shifts.open(counts, user);
  }

  @Put('shift')
  @Answers(CashShiftDto)
  close(@Body() { counts, note }: CloseShiftDto, @CurrentUser() user: RequestUser): Promise<CashShiftDto> {
    return this.shifts.close(counts, note ?? null, user);
  }
}
