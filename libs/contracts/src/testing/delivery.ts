import type { DeliveryDay, DeliveryPromise } from '../generated/api.js';

export const aDeliveryDay = (changes: Partial<DeliveryDay> = {}): DeliveryDay => ({
  day: '2026-11-28',
  isOpen: true,
  orderBefore: '2026-11-27T19:00:00.000Z',
  closedBecause: null,
  reason: null,
  ...changes,
});

const SATURDAY = aDeliveryDay();
const SUNDAY = aDeliveryDay({
  day: '2026-11-29',
  isOpen: false,
  orderBefore: null,
  closedBecause: 'weekday',
});
const MONDAY = aDeliveryDay({ day: '2026-11-30', orderBefore: '2026-11-28T19:00:00.000Z' });

/** Villavicencio on Friday, 27 November 2026, an hour before the cut-off of Saturday. */
export const aPromise = (changes: Partial<DeliveryPromise> = {}): DeliveryPromise => ({
  isConfigured: true,
  cityCode: '50001',
  zone: { id: 1, name: 'Meta', isByCourier: false, isCold: true },
  price: 6000,
  freeFrom: 80_000,
  minimum: 15_000,
  days: [SATURDAY, SUNDAY, MONDAY],
  next: SATURDAY,
  nearestStores: [],
  now: '2026-11-27T18:00:00.000Z',
  ...changes,
});

/** Leticia, where nothing is delivered. */
export const anOutside = (changes: Partial<DeliveryPromise> = {}): DeliveryPromise =>
  aPromise({
    cityCode: '91001',
    zone: null,
    price: null,
    freeFrom: null,
    minimum: null,
    days: [],
    next: null,
    nearestStores: [
      {
        id: 1,
        name: 'Punto Barzal',
        address: 'Carrera 40 # 33-18',
        city: 'Villavicencio',
        city_code: '50001',
        phone: '310 456 7001',
        distanceKm: 1040,
      },
    ],
    ...changes,
  });
