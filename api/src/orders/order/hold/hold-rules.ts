import { PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';
import { ROLES, type RoleId } from '@lacteos/contracts/reference/roles';

/** Minutes by card, hours by any other method. */
export interface HoldTimes {
  readonly orderHoldMinutes: number;
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

/** null: never, because staff sold it. */
export function holdEndOf(
  order: { readonly paymentMethod: string; readonly createdAt: Date },
  buyersRole: RoleId,
  { orderHoldMinutes, unpaidOrderHours }: HoldTimes,
): Date | null {
  const placedAt = order.createdAt.getTime();
  if (order.paymentMethod === PAYMENT_METHODS.wompi.label)
    return new Date(placedAt + orderHoldMinutes * MINUTE_MS);
  return buyersRole === ROLES.user ? new Date(placedAt + unpaidOrderHours * HOUR_MS) : null;
}

/** null: no limit. */
export function maxUnitsOf({ level, held }: WantedUnits, quota: BuyerQuota): number | null {
  const units = level + held;
  return units > quota.freeUnits ? Math.floor((units * quota.maxShareOfStock) / 100) : null;
}
