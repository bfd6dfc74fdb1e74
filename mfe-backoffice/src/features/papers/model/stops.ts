import type { OrderPaper } from '@lacteos/contracts/schemas';
import { departmentName, municipalityName } from '@lacteos/contracts/divipola';

export interface StopOrder {
  order: OrderPaper;
  /** From 1; orders for the same address share it. */
  stop: number;
  stops: number;
}

/** The dispatch's address, else the buyer's. */
export function destinationOf({ delivery, shippingAddress }: OrderPaper) {
  const { address, city_code, state_code, phone } = shippingAddress;
  return {
    address: delivery?.shippingAddress || address,
    city: delivery?.shippingAddressCity || (municipalityName(city_code) ?? city_code),
    department: delivery?.shippingAddressCountry || (departmentName(state_code) ?? state_code),
    phone: delivery?.shippingAddressPhone || phone,
  };
}

const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });
const placeOf = (order: OrderPaper): string[] => {
  const { department, city, address } = destinationOf(order);
  return [department, city, address.replaceAll(/[\s.,]+/g, ' ').trim()];
};

function byPlace(a: OrderPaper, b: OrderPaper): number {
  const [placeA, placeB] = [placeOf(a), placeOf(b)];
  for (const [index, part] of placeA.entries()) {
    const order = collator.compare(part, placeB[index] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

/** The orders by stop: department, municipality, address; within a stop by their number. */
export function byStop(orders: readonly OrderPaper[]): StopOrder[] {
  const sorted = [...orders].sort((a, b) => byPlace(a, b) || a.id - b.id);
  let stop = 0;
  const numbered = sorted.map((order, index) => {
    const before = sorted[index - 1];
    if (!before || byPlace(before, order) !== 0) stop += 1;
    return { order, stop };
  });
  return numbered.map((each) => ({ ...each, stops: stop }));
}
