import { Controller, Get, Param, Query } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, SIGNED_IN, STAFF } from '#platform/access/index.js';
import { Answers, IdParam, paged, pageOf, type Paged } from '#platform/http/index.js';
import { ChosenStore } from '#products/index.js';
import {
  PickupDto,
  PickupStoreDto,
  PickupStoresQuery,
  WaitingPickupDto,
  WaitingPickupsQuery,
} from './pickup.dto.js';
import { PickupStores } from './pickup-stores.service.js';
import { PickupsService } from './pickups.service.js';

@Controller('delivery')
export class PickupController {
  constructor(
    private readonly stores: PickupStores,
    private readonly pickups: PickupsService,
  ) {}

  @Allow(SIGNED_IN)
  @Get('pickup-stores')
  @Answers([PickupStoreDto])
  listStores(@Query() query: PickupStoresQuery): Promise<PickupStoreDto[]> {
    return this.stores.list(query);
  }

  @Allow(STAFF)
  @Get('pickups')
  @Answers([WaitingPickupDto])
  async list(
    @Query() query: WaitingPickupsQuery,
    @CurrentUser() user: RequestUser,
    @ChosenStore() chosenStore: number | null,
  ): Promise<Paged<WaitingPickupDto[]>> {
    const { pickups, total } = await this.pickups.listWaiting(query, user, chosenStore);
    const { page, pageSize } = pageOf(query);
    return paged(pickups, { total, page, pageSize });
  }

  @Allow(SIGNED_IN, 'order-reader')
  @Get('pickups/:orderId')
  @Answers(PickupDto)
  get(
    @Param('orderId', new IdParam('ORDERS.NOT_FOUND')) orderId: number,
    @CurrentUser() user: RequestUser,
  ): Promise<PickupDto> {
    return this.pickups.get(orderId, user);
  }
}
