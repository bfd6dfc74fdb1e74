import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Answers } from '#platform/http/index.js';
import { ConsentDecisionDto, ConsentsDto } from './consents.dto.js';
import { ConsentsService } from './consents.service.js';

@Controller('account/consents')
export class ConsentsController {
  constructor(private readonly consents: ConsentsService) {}

  @Allow(SIGNED_IN)
  @Get()
  @Answers(ConsentsDto)
  get(@CurrentUser() user: RequestUser): Promise<ConsentsDto> {
    return this.consents.getConsents(user.id);
  }

  @Allow(SIGNED_IN)
  @Post()
  @HttpCode(200)
  @Answers(ConsentsDto)
  decide(@Body() decision: ConsentDecisionDto, @CurrentUser() user: RequestUser): Promise<ConsentsDto> {
    return this.consents.decide(user.id, decision);
  }
}
