import { Body, Controller, Post, Put } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers } from '#platform/http/index.js';
import { DrawerChangeDto, NewDrawerDto, StoreDrawerDto } from './drawer.dto.js';
import { StaffDrawersService } from './staff-drawers.service.js';

@Controller('admin/drawers')
export class StaffDrawersController {
  constructor(private readonly drawers: StaffDrawersService) {}

  @Allow(ADMINISTRATORS)
  @Audited('drawers.created', 'creó la caja')
  @Post()
  @Answers(StoreDrawerDto, 201)
  create(@Body() body: NewDrawerDto, @CurrentUser() user: RequestUser): Promise<StoreDrawerDto> {
    return this.drawers.create(body, user);
  }

  @Allow(ADMINISTRATORS)
  @Audited('drawers.updated', 'cambió la caja')
  @Put()
  @Answers(StoreDrawerDto)
  update(@Body() body: DrawerChangeDto, @CurrentUser() user: RequestUser): Promise<StoreDrawerDto> {
    return this.drawers.update(body, user);
  }
}
