import { fromPesos, toPesos } from '@lacteos/contracts/money/money';
import type { DeliveryPlaceEntity } from './delivery-place.entity.js';
import type { DeliveryZoneEntity } from './delivery-zone.entity.js';
import type { DeliveryZoneDto, NewDeliveryZoneDto } from './zone.dto.js';
import type { ZoneFields } from './zones.repository.js';

export const zoneView = (
  zone: DeliveryZoneEntity,
  places: readonly DeliveryPlaceEntity[],
): DeliveryZoneDto => ({
  ...zone,
  weekdays: [...zone.weekdays].map(Number),
  price: toPesos(zone.price),
  freeFrom: zone.freeFrom === null ? null : toPesos(zone.freeFrom),
  minimum: zone.minimum === null ? null : toPesos(zone.minimum),
  places: places.map(({ cityCode, neighbourhood, isExcluded }) => ({ cityCode, neighbourhood, isExcluded })),
});

export const zoneFields = (zone: NewDeliveryZoneDto): ZoneFields => ({
  name: zone.name,
  isActive: zone.isActive,
  isByCourier: zone.isByCourier,
  isCold: zone.isCold,
  weekdays: zone.weekdays.toSorted((one, other) => one - other).join(''),
  worksOnHolidays: zone.worksOnHolidays,
  cutOff: zone.cutOff,
  leadDays: zone.leadDays,
  price: fromPesos(zone.price),
  freeFrom: zone.freeFrom === null ? null : fromPesos(zone.freeFrom),
  minimum: zone.minimum === null ? null : fromPesos(zone.minimum),
  capacity: zone.isByCourier ? null : zone.capacity,
});
