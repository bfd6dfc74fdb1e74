import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { DeliveryZoneChangeDto, DeliveryZoneDto, NewDeliveryZoneDto } from './zone.dto.js';
import { ZonesService } from './zones.service.js';

@Controller('delivery/zones')
export class ZonesController {
  constructor(private readonly zones: ZonesService) {}

  @Allow(ADMINISTRATORS)
  @Get()
  @Answers([DeliveryZoneDto])
  list(): Promise<DeliveryZoneDto[]> {
    return this.zones.list();
  }

  @Allow(ADMINISTRATORS)
  @Audited('delivery.zone-created', 'creó la zona de entrega')
  @Post()
  @Answers(DeliveryZoneDto, 201)
  create(@Body() zone: NewDeliveryZoneDto, @CurrentUser() user: RequestUser): Promise<DeliveryZoneDto> {
    return this.zones.create(zone, user);
  }

  @Allow(ADMINISTRATORS)
  @Audited('delivery.zone-updated', 'cambió la zona de entrega')
  @Put(':id')
  @Answers(DeliveryZoneDto)
  update(
    @Param('id', new IdParam('DELIVERY.ZONE_NOT_FOUND')) id: number,
    @Body() zone: DeliveryZoneChangeDto,
    @CurrentUser() user: RequestUser,
  ): Promise<DeliveryZoneDto> {
    return this.zones.update(id, zone, user);
  }
}
