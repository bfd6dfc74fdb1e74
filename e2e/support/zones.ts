import type { DeliveryPromise, DeliveryZone, NewDeliveryZone } from '@lacteos/contracts/schemas';
import type { APIRequestContext } from '@playwright/test';
import { ACCOUNTS } from './shop';
import { callApi, tokenOf } from './staff';

/** Open until the last minute of the day, so that tomorrow can be chosen at any hour. */
export const OPEN_ALL_DAY = '23:59';
/** Closed since midnight, so that tomorrow can be chosen at no hour. */
export const CLOSED_ALL_DAY = '00:00';

const META = {
  name: 'Meta',
  isActive: true,
  isByCourier: false,
  isCold: true,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  worksOnHolidays: true,
  leadDays: 1,
  price: 6000,
  freeFrom: 80_000,
  minimum: 15_000,
  capacity: 60,
  places: [{ cityCode: '50', neighbourhood: '' }],
} satisfies Omit<NewDeliveryZone, 'cutOff'>;

/** Only Meta is served, and orders for tomorrow are taken until `cutOff`. */
export async function serveMeta(request: APIRequestContext, cutOff: string): Promise<void> {
  const token = await tokenOf(request, ACCOUNTS.admin);
  const zones = await callApi<DeliveryZone[]>(request, 'GET', '/delivery/zones', { token });
  const served = zones.find(({ places }) => places.some(({ cityCode }) => cityCode === '50'));
  for (const { id, version, ...zone } of zones.filter((each) => each.isActive && each !== served)) {
    const data = { ...zone, version, isActive: false };
    await callApi(request, 'PUT', `/delivery/zones/${id}`, { token, data });
  }
  if (!served) {
    await callApi(request, 'POST', '/delivery/zones', { token, data: { ...META, cutOff } });
    return;
  }
  const data = { ...META, name: served.name, places: served.places, cutOff, version: served.version };
  await callApi(request, 'PUT', `/delivery/zones/${served.id}`, { token, data });
}

export const readPromise = (request: APIRequestContext, cityCode: string): Promise<DeliveryPromise> =>
  callApi(request, 'GET', `/delivery/promise?city_code=${cityCode}`);
