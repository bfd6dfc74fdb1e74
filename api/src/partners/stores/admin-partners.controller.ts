import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';

import { CurrentUser, type RequestUser } from '../../platform/access/index.js';
import { Answers, paged, type Paged } from '../../platform/http/index.js';
import {
  AdminPartnerDto,
  AdminPartnerListQuery,
  NewPartnerDto,
  PartnerActiveDto,
  PartnerChangeDto,
} from './store-office.dto.js';
import { StoreOfficeService } from './store-office.service.js';

/** The partner stores of the back office. */
@Controller('admin')
export class AdminPartnersController {
  constructor(private readonly stores: StoreOfficeService) {}

  @Get('partners')
  @Answers([AdminPartnerDto])
  async list(@Query() query: AdminPartnerListQuery): Promise<Paged<AdminPartnerDto[]>> {
    const { partners, meta } = await this.stores.list(query);
    return paged(partners, meta);
  }

  @Post('partners')
  @Answers(AdminPartnerDto, 201)
  create(@Body() body: NewPartnerDto, @CurrentUser() user: RequestUser): Promise<AdminPartnerDto> {
    return this.stores.create(body, user);
  }

  @Put('partner')
  @Answers(AdminPartnerDto)
  update(@Body() body: PartnerChangeDto, @CurrentUser() user: RequestUser): Promise<AdminPartnerDto> {
    return this.stores.update(body, user);
  }

  @Put('partner/status')
  @Answers(AdminPartnerDto)
  setActive(@Body() body: PartnerActiveDto, @CurrentUser() user: RequestUser): Promise<AdminPartnerDto> {
    return this.stores.setActive(body, user);
  }
}
