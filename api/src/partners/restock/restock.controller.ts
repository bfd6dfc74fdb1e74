import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers } from '#platform/http/index.js';
import { RestockDto, RestockOutcomeDto, RestockRowDto } from './restock.dto.js';
import { RestockService } from './restock.service.js';

@Controller('admin/restock')
export class RestockController {
  constructor(private readonly restocking: RestockService) {}

  @Allow(ADMINISTRATORS)
  @Get()
  @Answers([RestockRowDto])
  rows(): Promise<RestockRowDto[]> {
    return this.restocking.rows();
  }

  @Allow(ADMINISTRATORS)
  @Audited('stock.assigned', 'envió unidades a una tienda')
  @Audited('stock.returned', 'devolvió unidades a la fábrica')
  @Post()
  @HttpCode(HttpStatus.OK)
  @Answers(RestockOutcomeDto)
  async move(@Body() body: RestockDto, @CurrentUser() user: RequestUser): Promise<RestockOutcomeDto> {
    return { units: await this.restocking.move(body, user.id) };
  }
}
