import { ROLES } from '@lacteos/contracts/reference/roles';
import { Body, Controller, Get, Put } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Answers, BooleanField } from '#platform/http/index.js';
import { WeeklyMailService } from './weekly-mail.service.js';

class WeeklyMailDto {
  @BooleanField({ description: 'Whether the caller gets the figures of each week by mail' })
  isOn: boolean;
}

@Controller('health/weekly-mail')
export class WeeklyMailController {
  constructor(private readonly mails: WeeklyMailService) {}

  @Allow([ROLES.superAdmin])
  @Get()
  @Answers(WeeklyMailDto)
  async read(@CurrentUser() { id }: RequestUser): Promise<WeeklyMailDto> {
    return { isOn: await this.mails.isOn(id) };
  }

  @Allow([ROLES.superAdmin])
  @Put()
  @Answers(WeeklyMailDto)
  async switch(@Body() { isOn }: WeeklyMailDto, @CurrentUser() { id }: RequestUser): Promise<WeeklyMailDto> {
    await this.mails.switch(id, isOn);
    return { isOn };
  }
}
