import type { DeliveredLine, StopRow } from './stops.repository.js';
import type { PickLineDto, PlanZoneDto, StopDto } from './plan.dto.js';
import type { PlannedOrder, PlannedZone } from './plan.repository.js';

/** Stops that one group shows; `total` counts the others. */
const MAX_STOPS = 300;
const GROUP_NAMES = { late: 'Atrasados', noDay: 'Sin día' } as const;

export function stopView(row: StopRow, lines: readonly DeliveredLine[], lasting: readonly string[]): StopDto {
  const { first_name, last_name, nameCompany, phone, address, city_code, notes = '' } = row.shippingAddress;
  return {
    orderId: row.orderId,
    name: recipientOf({ first_name, last_name, nameCompany }),
    phone,
    address,
    cityCode: city_code,
    notes,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    state: row.state,
    isPaid: row.isPaid,
    isCold: lines.some(({ family }) => isCold(family, lasting)),
    promisedDay: row.promisedDay,
    routeId: row.routeId,
    position: row.position,
    version: row.version,
  };
}

export const recipientOf = (address: {
  readonly first_name: string;
  readonly last_name: string;
  readonly nameCompany: string;
}): string => {
  const person = `${address.first_name} ${address.last_name}`.trim();
  const hasCompany = address.nameCompany !== '' && address.nameCompany !== 'N/A';
  return hasCompany ? [person, address.nameCompany].filter(Boolean).join(' · ') : person;
};

export const isCold = (family: string, lasting: readonly string[]): boolean => !lasting.includes(family);

/** A zone without stops shows its load; the other groups stand only where they have orders. */
export function planGroups(
  planned: readonly PlannedOrder[],
  zones: readonly PlannedZone[],
  stops: ReadonlyMap<number, StopDto>,
): PlanZoneDto[] {
  const stopsOf = (orders: readonly PlannedOrder[]) => ({
    total: orders.length,
    stops: orders.slice(0, MAX_STOPS).flatMap(({ orderId }) => stops.get(orderId) ?? []),
  });
  const byZone = zones.map(({ id, name, capacity, booked }) => ({
    group: 'zone' as const,
    ...{ zoneId: id, name, capacity, booked },
    ...stopsOf(planned.filter(({ group, zoneId }) => group === 'zone' && zoneId === id)),
  }));
  const others = (['late', 'noDay'] as const).map((group) => ({
    group,
    ...{ zoneId: null, name: GROUP_NAMES[group], capacity: null, booked: 0 },
    ...stopsOf(planned.filter((order) => order.group === group)),
  }));
  return [...byZone, ...others.filter(({ total }) => total > 0)];
}

/** Units by product, the cold ones last, so that they leave the cold room last. */
export function pickList(
  orderIds: ReadonlySet<number>,
  lines: readonly DeliveredLine[],
  lasting: readonly string[],
): PickLineDto[] {
  const picked = new Map<number, PickLineDto>();
  for (const { orderId, productId, name, presentation, family, quantity } of lines) {
    if (!orderIds.has(orderId)) continue;
    const units = (picked.get(productId)?.units ?? 0) + quantity;
    picked.set(productId, { productId, name, presentation, units, isCold: isCold(family, lasting) });
  }
  return [...picked.values()].sort(
    (one, other) => Number(one.isCold) - Number(other.isCold) || one.name.localeCompare(other.name, 'es'),
  );
}
