import { weekdayText } from '@lacteos/contracts/delivery/pickup-texts';
import type { OrderRow } from '@lacteos/contracts/schemas';

/** 'Llega el sábado 28 de noviembre'; null without a day, whose order is arranged by phone. */
export function promisedText({ promised }: Pick<OrderRow, 'promised'>): string | null {
  if (promised?.kind !== 'home' || promised.day === null || promised.needsDay) return null;
  const day = weekdayText(promised.day);
  return promised.isByCourier ? `Llega a más tardar el ${day}` : `Llega el ${day}`;
}

/** 'Para recoger en Tienda La Ceiba'; null without a store. */
export const pickupPlaceText = ({ promised }: Pick<OrderRow, 'promised'>): string | null =>
  promised?.kind === 'pickup' && promised.storeName ? `Para recoger en ${promised.storeName}` : null;
