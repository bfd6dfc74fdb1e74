import { Module } from '@nestjs/common';

import { OrderModule } from '../order/order.module.js';
import { DayPlacesRepository } from './days/day-places.repository.js';
import { BookingsRepository } from './booking/bookings.repository.js';
import { HeldPlaces } from './booking/held-places.service.js';
import { HomeDeliveries } from './booking/home-deliveries.service.js';
import { MoveDayController } from './booking/move-day.controller.js';
import { MoveDayService } from './booking/move-day.service.js';
import { ClosedDaysController } from './closed-days/closed-days.controller.js';
import { ClosedDaysRepository } from './closed-days/closed-days.repository.js';
import { ClosedDaysService } from './closed-days/closed-days.service.js';
import { NearestStores } from './promise/nearest-stores.repository.js';
import { PromiseController } from './promise/promise.controller.js';
import { PromiseService } from './promise/promise.service.js';
import { PICKUP_CONTROLLERS, PICKUP_EXPORTS, PICKUP_PROVIDERS } from './pickup/pickup-parts.js';
import { RoadModule } from './road.module.js';
import { ZonesController } from './zones/zones.controller.js';
import { ZonesRepository } from './zones/zones.repository.js';
import { ZonesService } from './zones/zones.service.js';

@Module({
  imports: [OrderModule, RoadModule],
  controllers: [
    ZonesController,
    ClosedDaysController,
    PromiseController,
    MoveDayController,
    ...PICKUP_CONTROLLERS,
  ],
  providers: [
    ZonesRepository,
    ZonesService,
    ClosedDaysRepository,
    ClosedDaysService,
    DayPlacesRepository,
    BookingsRepository,
    HeldPlaces,
    HomeDeliveries,
    MoveDayService,
    NearestStores,
    PromiseService,
    ...PICKUP_PROVIDERS,
  ],
  exports: [BookingsRepository, HomeDeliveries, PromiseService, ...PICKUP_EXPORTS],
})
export class DeliveryModule {}
