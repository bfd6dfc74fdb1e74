import type { DeliveryZone } from '@lacteos/contracts/schemas';

import type { TestApi } from '../test-api.js';

/** Monday to Saturday, ordered until 14:00 of the working day before. */
export const META = {
  isActive: true,
  isByCourier: false,
  isCold: true,
  weekdays: [1, 2, 3, 4, 5, 6],
  worksOnHolidays: false,
  cutOff: '14:00',
  leadDays: 1,
  price: 6_000,
  freeFrom: 80_000,
  minimum: 15_000,
  capacity: 60,
} as const;

type ZoneChange = Partial<Omit<DeliveryZone, 'places'>> & { name: string; places: readonly string[] };

/** {@link META} unless changed; a place '-91' is excluded. */
export async function addZone(api: TestApi, { places, ...change }: ZoneChange): Promise<DeliveryZone> {
  const { token } = await api.signedIn(3);
  const { data, text } = await api.call<DeliveryZone>('POST', '/delivery/zones', {
    token,
    body: { ...META, ...change, places: places.map(placeOf) },
  });
  if (!data) throw new Error(text);
  return data;
}

const placeOf = (code: string) => ({
  ...{ cityCode: code.replace('-', ''), neighbourhood: '', isExcluded: code.startsWith('-') },
});
