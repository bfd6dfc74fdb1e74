import { municipalityName } from '@lacteos/contracts/divipola';
import { DELIVERY_LABELS, OWN_ROUTE } from '@lacteos/contracts/delivery/delivery-progress';
import { countText } from '@lacteos/contracts/parsing/count-text';
import type { PlanZone, Stop } from '@lacteos/contracts/schemas';

export const MAX_STOPS = OWN_ROUTE.maxStops;
const LEAVING: ReadonlySet<Stop['state']> = new Set(['preparing', 'packed', 'notDelivered']);

export const stateText = ({ state }: Pick<Stop, 'state'>): string => DELIVERY_LABELS[state];

/** Paid, still in the house and in no route. */
export const canJoinRoute = ({ routeId, state, isPaid }: Stop): boolean =>
  routeId === null && isPaid && LEAVING.has(state);

export const stopPlace = ({ address, cityCode }: Pick<Stop, 'address' | 'cityCode'>): string =>
  `${address}, ${municipalityName(cityCode) ?? cityCode}`;

export const stopIds = (stops: readonly Stop[]): number[] => stops.map(({ orderId }) => orderId);

/** Moves one id to another place; places outside of the list are its ends. */
export function moveId(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((each) => each !== id);
  const target = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, target), id, ...others.slice(target)];
}

/** Place among the other rows of a row dropped at a height. @param middles of all rows but the dragged one */
export const placeAt = (middles: readonly number[], height: number): number =>
  middles.filter((middle) => middle < height).length;

/** Stops in the order of these ids; unknown ids are left out. */
export const inOrder = (stops: readonly Stop[], ids: readonly number[]): Stop[] =>
  ids.flatMap((id) => stops.find(({ orderId }) => orderId === id) ?? []);

/** '12 de 60 pedidos'. */
export function loadText({ group, booked, capacity, total }: PlanZone): string {
  if (group !== 'zone') return countText(total, 'pedido', 'pedidos');
  if (capacity === null) return countText(booked, 'pedido', 'pedidos');
  return `${booked} de ${countText(capacity, 'pedido', 'pedidos')}`;
}

export const stopsText = (count: number): string => countText(count, 'parada', 'paradas');
