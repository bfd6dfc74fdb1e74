import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { ClosedDayDto, NewClosedDayDto } from './closed-day.dto.js';
import { ClosedDaysService } from './closed-days.service.js';

@Controller('delivery/closed-days')
export class ClosedDaysController {
  constructor(private readonly days: ClosedDaysService) {}

  @Allow(ADMINISTRATORS)
  @Get()
  @Answers([ClosedDayDto])
  list(): Promise<ClosedDayDto[]> {
    return this.days.list();
  }

  @Allow(ADMINISTRATORS)
  @Audited('delivery.day-closed', 'cerró las entregas del día')
  @Post()
  @Answers(ClosedDayDto, 201)
  close(@Body() day: NewClosedDayDto, @CurrentUser() user: RequestUser): Promise<ClosedDayDto> {
    return this.days.close(day, user);
  }

  @Allow(ADMINISTRATORS)
  @Audited('delivery.day-opened', 'abrió las entregas del día')
  @Delete(':id')
  @Answers(ClosedDayDto)
  open(
    @Param('id', new IdParam('DELIVERY.CLOSED_DAY_NOT_FOUND')) id: number,
    @CurrentUser() user: RequestUser,
  ): Promise<ClosedDayDto> {
    return this.days.open(id, user);
  }
}
