import type { DriverRoute, DriverStop } from '@lacteos/contracts/schemas';

export const DRIVER_TOKEN = 'aBcDeFgHiJkLmNoPqRsTuVwXyZ012345';

export const aStop = (part: Partial<DriverStop> = {}): DriverStop => ({
  orderId: 123,
  position: 1,
  name: 'Ana Gómez',
  phone: '310 123 4567',
  address: 'Calle 15 # 20-30',
  city: 'Villavicencio, Meta',
  notes: 'Timbrar en el 201',
  isCold: true,
  lines: [
    { id_product: 7, name: 'Yogurt de mora · Botella 1 L', quantity: 2 },
    { id_product: 8, name: 'Kumis · Botella 1 L', quantity: 1 },
  ],
  state: 'onTheWay',
  provedAt: null,
  ...part,
});

export const aRoute = (part: Partial<DriverRoute> = {}): DriverRoute => ({
  routeId: 5,
  day: '2026-11-28',
  driverName: 'Pedro Reparte',
  hasLeft: true,
  endsAt: '2126-11-29T11:00:00.000Z',
  stops: [aStop(), aStop({ orderId: 124, position: 2, name: 'Luis Rey', notes: '', isCold: false })],
  ...part,
});
