import { Body, Controller, Get, Post } from '@nestjs/common';

import { CurrentUser, type RequestUser } from '../../platform/access/index.js';
import { Answers } from '../../platform/http/index.js';
import { AssignCashiersDto, CashierDto } from './cashier-office.dto.js';
import { CashierOfficeService } from './cashier-office.service.js';

/** The cashiers of the partner stores. The paths are spelled as the specification spells them. */
@Controller('admin')
export class CashierOfficeController {
  constructor(private readonly cashiers: CashierOfficeService) {}

  @Get('cashers')
  @Answers([CashierDto])
  list(): Promise<CashierDto[]> {
    return this.cashiers.list();
  }

  @Post('assign_casher')
  @Answers(null)
  async assign(@Body() body: AssignCashiersDto, @CurrentUser() user: RequestUser): Promise<null> {
    await this.cashiers.assign(body, user);
    return null;
  }
}
