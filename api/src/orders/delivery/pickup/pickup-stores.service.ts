import { departmentName, municipalityName } from '@lacteos/contracts/divipola';
import { hoursOfDay } from '@lacteos/contracts/stores/store-hours';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { StockLine } from '#partners/index.js';
import { Clock, isHoliday } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import { foldText } from '#platform/text/index.js';
import type { PickupStoreDto, PickupStoresQuery } from './pickup.dto.js';
import { type OpenStore, PickupStoresRepository } from './pickup-stores.repository.js';
import { type PickupTimes, pickupTimesOf } from './pickup-times.js';
import { placeView } from './pickup-view.js';

interface OfferedStore extends PickupTimes {
  readonly store: OpenStore;
}

@Injectable()
export class PickupStores {
  constructor(
    private readonly stores: PickupStoresRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Stores of the municipality first, then those of its department. */
  async list({ city_code: cityCode, products }: PickupStoresQuery): Promise<PickupStoreDto[]> {
    const offered = (await this.stores.findOpen()).flatMap((store) => this.offerOf(store) ?? []);
    const lines = linesOf(products);
    const missing = await this.stores.findMissing(
      offered.map(({ store }) => store.id),
      lines,
    );
    return [...offered]
      .sort((one, other) => distanceOf(one.store, cityCode) - distanceOf(other.store, cityCode))
      .map(({ store, readyFrom, until }) => ({
        ...placeView(store),
        readyFrom: readyFrom.toISOString(),
        until: until.toISOString(),
        missing: [...(missing.get(store.id) ?? [])],
        hasAll: (missing.get(store.id) ?? []).length === 0,
      }));
  }

  /** @throws DELIVERY.PICKUP_CLOSED for a store that is inactive or has no opening hours */
  async getOffer(storeId: number): Promise<OfferedStore> {
    const store = await this.stores.findOpenStore(storeId);
    const offered = store && this.offerOf(store);
    if (!offered) throw new AppError('DELIVERY.PICKUP_CLOSED');
    return offered;
  }

  private offerOf(store: OpenStore): OfferedStore | null {
    const hoursOn = (day: string): string => hoursOfDay(store.hours, day, isHoliday(day));
    const times = pickupTimesOf(this.clock.now(), hoursOn, this.config.pickup);
    return times && { store, ...times };
  }
}

/** '1:2,5:1', summed by product. */
function linesOf(products = ''): StockLine[] {
  const units = new Map<number, number>();
  for (const pair of products.split(',').filter(Boolean)) {
    const [productId = 0, quantity = 0] = pair.split(':').map(Number);
    units.set(productId, (units.get(productId) ?? 0) + quantity);
  }
  return [...units].map(([productId, quantity]) => ({ productId, quantity }));
}

function distanceOf({ city, country }: OpenStore, cityCode = ''): number {
  const isNamed = (name: string, wanted: string | null): boolean =>
    wanted !== null && foldText(name) === foldText(wanted);
  if (!isNamed(country, departmentName(cityCode.slice(0, 2)))) return 2;
  return isNamed(city, municipalityName(cityCode)) ? 0 : 1;
}
