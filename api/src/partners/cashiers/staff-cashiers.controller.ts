import { Body, Controller, Get, Post } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers } from '#platform/http/index.js';
import { AssignCashiersDto, CashierDto } from './staff-cashiers.dto.js';
import { StaffCashiersService } from './staff-cashiers.service.js';

@Controller('admin')
export class StaffCashiersController {
  constructor(private readonly cashiers: StaffCashiersService) {}

  @Allow(ADMINISTRATORS)
  @Get('cashers')
  @Answers([CashierDto])
  list(): Promise<CashierDto[]> {
    return this.cashiers.list();
  }

  @Allow(ADMINISTRATORS)
  @Audited('cashiers.assigned', 'asignó cajeros')
  @Post('assign_casher')
  @Answers(null)
  async assign(@Body() body: AssignCashiersDto, @CurrentUser() user: RequestUser): Promise<null> {
    await this.cashiers.assign(body, user);
    return null;
  }
}
