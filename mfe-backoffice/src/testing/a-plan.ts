import type { DayPlan, PlanZone, Route, Stop } from '@lacteos/contracts/schemas';

export const aStop = (given: Partial<Stop> = {}): Stop => ({
  orderId: 41,
  name: 'Ana Rojas',
  phone: '3100000000',
  address: 'Calle 10 # 20-30',
  cityCode: '50001',
  notes: '',
  units: 4,
  state: 'packed',
  isPaid: true,
  isCold: true,
  promisedDay: '2026-11-28',
  routeId: null,
  position: null,
  version: 1,
  ...given,
});

export const aPlanZone = (given: Partial<PlanZone> = {}): PlanZone => {
  const stops = given.stops ?? [aStop()];
  return {
    group: 'zone',
    zoneId: 1,
    name: 'Meta',
    booked: stops.length,
    capacity: 60,
    total: stops.length,
    ...given,
    stops,
  };
};

export const aRoute = (given: Partial<Route> = {}): Route => ({
  id: 7,
  version: 2,
  day: '2026-11-28',
  driverName: 'Pedro',
  hasLeft: false,
  leftAt: null,
  linkEndsAt: null,
  stops: [aStop({ routeId: 7, position: 1 })],
  ...given,
});

export const aPlan = (given: Partial<DayPlan> = {}): DayPlan => ({
  day: '2026-11-28',
  zones: [aPlanZone()],
  pickList: [{ productId: 7, name: 'Kumis natural', presentation: 'Botella 1000 g', units: 9, isCold: true }],
  routes: [],
  ...given,
});
