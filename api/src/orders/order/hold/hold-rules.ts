import { PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';
import { ROLES, type RoleId } from '@lacteos/contracts/reference/roles';

/** Minutes by card, hours by Bre-B and by any other method. */
export interface HoldTimes {
  readonly orderHoldMinutes: number;
  readonly breB: { readonly holdHours: number };
  readonly unpaidOrderHours: number;
}
/** Limits of accounts of role 1. */
export interface BuyerQuota {
  readonly maxOpenOrders: number;
  /** Per cent of a product's units. */
  readonly maxShareOfStock: number;
  /** The share does not apply below: one family may want all of them. */
  readonly freeUnits: number;
}
export interface WantedUnits {
  readonly level: number;
  readonly wanted: number;
  readonly held: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** null: never, because staff sold it. @param order `waitsUntil`: until when the store keeps a pickup */
export function holdEndOf(
  order: { readonly paymentMethod: string; readonly createdAt: Date; readonly waitsUntil?: Date | null },
  buyersRole: RoleId,
  { orderHoldMinutes, breB, unpaidOrderHours }: HoldTimes,
): Date | null {
  const placedAt = order.createdAt.getTime();
  if (order.paymentMethod === PAYMENT_METHODS.wompi.label)
    return new Date(placedAt + orderHoldMinutes * MINUTE_MS);
  if (buyersRole !== ROLES.user) return null;
  if (order.paymentMethod === PAYMENT_METHODS.breB.label)
    return new Date(placedAt + breB.holdHours * HOUR_MS);
  return order.waitsUntil ?? new Date(placedAt + unpaidOrderHours * HOUR_MS);
}

/** null: no limit. */
export function maxUnitsOf({ level, held }: WantedUnits, quota: BuyerQuota): number | null {
  const units = level + held;
  return units > quota.freeUnits ? Math.floor((units * quota.maxShareOfStock) / 100) : null;
}
