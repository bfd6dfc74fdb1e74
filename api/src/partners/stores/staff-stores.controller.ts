import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, paged, type Paged } from '#platform/http/index.js';
import {
  AdminPartnerDto,
  StaffPartnerListQuery,
  NewPartnerDto,
  PartnerActiveDto,
  PartnerChangeDto,
} from './staff-stores.dto.js';
import { StaffStoresService } from './staff-stores.service.js';

@Controller('admin')
export class StaffStoresController {
  constructor(private readonly stores: StaffStoresService) {}

  @Allow(ADMINISTRATORS)
  @Get('partners')
  @Answers([AdminPartnerDto])
  async list(@Query() query: StaffPartnerListQuery): Promise<Paged<AdminPartnerDto[]>> {
    const { partners, meta } = await this.stores.list(query);
    return paged(partners, meta);
  }

  @Allow(ADMINISTRATORS)
  @Audited('partners.created', 'creó la tienda aliada')
  @Post('partners')
  @Answers(AdminPartnerDto, 201)
  create(@Body() body: NewPartnerDto, @CurrentUser() user: RequestUser): Promise<AdminPartnerDto> {
    return this.stores.create(body, user);
  }

  @Allow(ADMINISTRATORS)
  @Audited('partners.updated', 'cambió la tienda aliada')
  @Put('partner')
  @Answers(AdminPartnerDto)
  update(@Body() body: PartnerChangeDto, @CurrentUser() user: RequestUser): Promise<AdminPartnerDto> {
    return this.stores.update(body, user);
  }

  @Allow(ADMINISTRATORS)
  @Audited('partners.updated')
  @Put('partner/status')
  @Answers(AdminPartnerDto)
  setActive(@Body() body: PartnerActiveDto, @CurrentUser() user: RequestUser): Promise<AdminPartnerDto> {
    return this.stores.setActive(body, user);
  }
}
