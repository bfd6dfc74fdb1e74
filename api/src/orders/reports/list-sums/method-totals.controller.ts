import { toPesos } from '@lacteos/contracts/money/money';
import { paymentMethodNamed } from '@lacteos/contracts/orders/payment-methods';
import { colombianDay, startOfColombianDay } from '@lacteos/contracts/time/colombian-day';
import { Controller, Get, Query } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, STAFF } from '#platform/access/index.js';
import { Answers } from '#platform/http/index.js';
import { CashShiftService } from '../../payments/cash-desk/cash-shift.service.js';
import { MethodTotalDto, MethodTotalsQuery } from './method-totals.dto.js';
import { OrderSums } from './order-sums.service.js';

const dayOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : colombianDay(startOfColombianDay(text));

@Controller('admin/cash-desk/totals')
export class MethodTotalsController {
  constructor(
    private readonly sums: OrderSums,
    private readonly shifts: CashShiftService,
  ) {}

  @Allow(STAFF)
  @Get()
  @Answers([MethodTotalDto])
  async list(
    @Query() { paidFrom, paidTo, paymentMethod }: MethodTotalsQuery,
    @CurrentUser() user: RequestUser,
  ): Promise<MethodTotalDto[]> {
    const days = { paidFrom: dayOf(paidFrom), paidTo: dayOf(paidTo) };
    const wanted = { ...days, ...(paymentMethod ? { paymentMethod } : {}) };
    const [stores, isBlind] = await Promise.all([this.shifts.storesOf(user), this.shifts.hidesCash(user)]);
    const methods = await this.sums.income(wanted, stores);
    const shown = methods.filter(({ paymentMethod: name }) => !isBlind || !paymentMethodNamed(name)?.isCash);
    return shown.map(({ paymentMethod: name, orders, amount, received }) => ({
      paymentMethod: name,
      orders,
      total: toPesos(amount),
      received: toPesos(received),
    }));
  }
}
