import { type Centavos, toPesos } from '@lacteos/contracts/money/money';
import { colombianDay, dayAfter } from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { DayPlacesRepository } from '../days/day-places.repository.js';
import { ClosedDaysRepository } from '../closed-days/closed-days.repository.js';
import type { DeliveryZoneEntity } from '../zones/delivery-zone.entity.js';
import { ZonesRepository } from '../zones/zones.repository.js';
import { type DayFacts, firstOpenDay, HORIZON_DAYS, type JudgedDay, shownDays } from '../days/day-rules.js';
import { NearestStores } from './nearest-stores.repository.js';
import { codesAround, findPlace } from '../zones/place-rules.js';
import type { DeliveryDayDto, DeliveryPromiseDto, NearestStoreDto } from './promise.dto.js';

export interface PromisePlace {
  readonly cityCode: string;
  readonly address: string;
}

@Injectable()
export class PromiseService {
  constructor(
    private readonly zones: ZonesRepository,
    private readonly closedDays: ClosedDaysRepository,
    private readonly places: DayPlacesRepository,
    private readonly stores: NearestStores,
    private readonly clock: Clock,
  ) {}

  async promise(place: PromisePlace, total: Centavos | null): Promise<DeliveryPromiseDto> {
    const now = this.clock.now();
    const nothing = { ...NOTHING, cityCode: place.cityCode, now: now.toISOString() };
    if (!(await this.isConfigured())) return nothing;
    const zone = await this.findZone(place);
    if (!zone)
      return { ...nothing, isConfigured: true, nearestStores: await this.findNearestStores(place.cityCode) };
    const facts = await this.factsOf(zone.id, now);
    const next = firstOpenDay(zone, facts, now);
    return {
      ...nothing,
      isConfigured: true,
      zone: { id: zone.id, name: zone.name, isByCourier: zone.isByCourier, isCold: zone.isCold },
      price: toPesos(priceFor(zone, total)),
      freeFrom: pesosOrNull(zone.freeFrom),
      minimum: pesosOrNull(zone.minimum),
      days: this.daysOf(zone, facts, now),
      next: next && dayView(next),
    };
  }

  isConfigured(): Promise<boolean> {
    return this.zones.isConfigured();
  }

  findNearestStores(cityCode: string): Promise<NearestStoreDto[]> {
    return this.stores.findNear(cityCode);
  }

  daysOf(zone: DeliveryZoneEntity, facts: DayFacts, now: Date): DeliveryDayDto[] {
    return zone.isByCourier ? [] : shownDays(zone, facts, now).map(dayView);
  }

  /** null: nothing is delivered there. */
  async findZone({ cityCode, address }: PromisePlace): Promise<DeliveryZoneEntity | null> {
    const places = await this.zones.placesWith(codesAround(cityCode));
    const zones = await this.zones.activeZones(places.map(({ zoneId }) => zoneId));
    const served = places.filter(({ zoneId }) => zones.some(({ id }) => id === zoneId));
    const place = findPlace(served, cityCode, address);
    return zones.find(({ id }) => id === place?.zoneId) ?? null;
  }

  async factsOf(zoneId: number, now: Date): Promise<DayFacts> {
    const today = colombianDay(now);
    const [from, to] = [dayAfter(today, -HORIZON_DAYS), dayAfter(today, HORIZON_DAYS)];
    const [closed, booked] = await Promise.all([
      this.closedDays.reasonsFor(zoneId, from, to),
      this.places.bookedIn(zoneId, today, to),
    ]);
    return { closed, booked };
  }
}

const NOTHING = {
  ...{ isConfigured: false, zone: null, price: null, freeFrom: null, minimum: null },
  ...{ days: [], next: null, nearestStores: [] },
} satisfies Omit<DeliveryPromiseDto, 'cityCode' | 'now'>;

const pesosOrNull = (amount: Centavos | null): number | null => (amount === null ? null : toPesos(amount));

/** @param total products with VAT; null: not known yet */
export function priceFor(
  { price, freeFrom }: Pick<DeliveryZoneEntity, 'price' | 'freeFrom'>,
  total: Centavos | null,
): Centavos {
  const isFree = total !== null && freeFrom !== null && total >= freeFrom;
  return isFree ? (0 as Centavos) : price;
}

export const dayView = ({ orderBefore, ...day }: JudgedDay): DeliveryDayDto => ({
  ...day,
  orderBefore: orderBefore?.toISOString() ?? null,
});
