import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { OrderHoldDto, ProlongHoldDto, ReleaseHoldDto } from './order-hold.dto.js';
import { StaffHoldsService } from './staff-holds.service.js';

const ORDER_ID = new IdParam('ORDERS.NOT_FOUND');

@Controller('admin/orders/:id/hold')
export class StaffHoldsController {
  constructor(private readonly holds: StaffHoldsService) {}

  @Allow(ADMINISTRATORS)
  @Get()
  @Answers(OrderHoldDto)
  get(@Param('id', ORDER_ID) id: number, @CurrentUser() user: RequestUser): Promise<OrderHoldDto> {
    return this.holds.get(id, user);
  }

  @Allow(ADMINISTRATORS)
  @Audited('orders.hold-prolonged', 'prorrogó la reserva')
  @Put()
  @Answers(OrderHoldDto)
  prolong(
    @Param('id', ORDER_ID) id: number,
    @Body() change: ProlongHoldDto,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderHoldDto> {
    return this.holds.prolong(id, change, user);
  }

  @Allow(ADMINISTRATORS)
  @Audited('orders.hold-released', 'liberó la reserva')
  @Delete()
  @Answers(OrderHoldDto)
  release(
    @Param('id', ORDER_ID) id: number,
    @Body() { reason }: ReleaseHoldDto,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderHoldDto> {
    return this.holds.release(id, reason, user);
  }
}
