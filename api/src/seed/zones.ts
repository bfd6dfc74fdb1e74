import {
  DeliveryPlaceEntity,
  DeliveryZoneEntity,
  zoneFields,
  type NewDeliveryZoneDto,
} from '#orders/delivery/index.js';
import type { SeedRepository } from './seed.repository.js';

const WORKING_DAYS = [1, 2, 3, 4, 5, 6];
/** Departments that no truck reaches: Amazonas, Guainía, Vaupés, Vichada, and San Andrés. */
const OUTSIDE = ['91', '94', '97', '99', '88'];

const placesOf = (codes: readonly string[], isExcluded = false) =>
  codes.map((cityCode) => ({ cityCode, neighbourhood: '', isExcluded }));

const BY_OWN_TRUCK = {
  isActive: true,
  isByCourier: false,
  isCold: true,
  worksOnHolidays: false,
  leadDays: 1,
};

const DEMO_ZONES: readonly NewDeliveryZoneDto[] = [
  {
    ...BY_OWN_TRUCK,
    ...{ name: 'Meta', weekdays: WORKING_DAYS, cutOff: '14:00', capacity: 60 },
    ...{ price: 6_000, freeFrom: 80_000, minimum: null, places: placesOf(['50']) },
  },
  {
    ...BY_OWN_TRUCK,
    ...{ name: 'Bogotá', weekdays: [2, 4, 6], cutOff: '12:00', capacity: null },
    ...{ price: 9_000, freeFrom: 120_000, minimum: null, places: placesOf(['11001']) },
  },
  {
    ...{ ...BY_OWN_TRUCK, isByCourier: true, isCold: false, leadDays: 4 },
    ...{ name: 'Resto del país', weekdays: WORKING_DAYS, cutOff: '15:00', capacity: null },
    ...{ price: 15_000, freeFrom: null, minimum: null },
    places: [...placesOf(['*']), ...placesOf(OUTSIDE, true)],
  },
];

export async function seedZones(rows: SeedRepository): Promise<void> {
  for (const zone of DEMO_ZONES) {
    const zoneId = await rows.insert(DeliveryZoneEntity, { ...zoneFields(zone), version: 1 });
    await rows.insertAll(
      DeliveryPlaceEntity,
      zone.places.map(({ cityCode, neighbourhood, isExcluded = false }) => ({
        ...{ zoneId, cityCode, neighbourhood, isExcluded },
      })),
    );
  }
}
