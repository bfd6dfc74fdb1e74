import type { DeliveryPromise, DeliveryZone } from '@lacteos/contracts/schemas';

export const aZone = (given: Partial<DeliveryZone> = {}): DeliveryZone => ({
  id: 1,
  version: 3,
  name: 'Meta',
  isActive: true,
  isByCourier: false,
  isCold: true,
  weekdays: [1, 2, 3, 4, 5, 6],
  worksOnHolidays: false,
  cutOff: '14:00',
  leadDays: 1,
  price: 6000,
  freeFrom: 80_000,
  minimum: 15_000,
  capacity: 60,
  places: [{ cityCode: '50', neighbourhood: '', isExcluded: false }],
  ...given,
});

export const aPromise = (given: Partial<DeliveryPromise> = {}): DeliveryPromise => {
  const saturday = {
    day: '2026-11-28',
    isOpen: true,
    orderBefore: '2026-11-27T19:00:00.000Z',
    closedBecause: null,
    reason: null,
  };
  const monday = { ...saturday, day: '2026-11-30', orderBefore: '2026-11-28T19:00:00.000Z' };
  const closed = {
    ...saturday,
    day: '2026-12-01',
    isOpen: false,
    closedBecause: 'closed',
    reason: 'Inventario',
  } as const;
  return {
    isConfigured: true,
    cityCode: '50001',
    zone: { id: 1, name: 'Meta', isByCourier: false, isCold: true },
    price: 6000,
    freeFrom: 80_000,
    minimum: 15_000,
    days: [saturday, monday, closed],
    next: saturday,
    nearestStores: [],
    now: '2026-11-27T15:00:00.000Z',
    ...given,
  };
};
