import type { DeliveryDay } from '@lacteos/contracts/schemas';
import { TEXTS } from '@lacteos/contracts/validation';
import { freshTotals, withoutShipping, type CheckoutTotals } from '#features/pricing';

export const ORDER_FAILED = 'Error al crear la orden';

export type PlaceOrderResult =
  | { success: true; orderId: number }
  | {
      success: false;
      code: string;
      error: string;
      errors?: Record<string, unknown>;
      isOutcomeKnown: boolean;
    };

export interface OrderFailure {
  text: string;
  /** Products that the factory, or the store of a pickup, lacks. */
  short: { name: string; left: number }[];
  aboveQuota: { name: string; max: number }[];
  /** Too many unpaid orders: paying or cancelling one makes room. */
  hasTooManyOpen: boolean;
  /** Of the refused order; a pickup has no delivery in it. */
  totals: CheckoutTotals | null;
  /** The chosen day closed or sold out; the days as they are now. */
  days: DeliveryDay[] | null;
  /** Its card says why and what to do. */
  isDelivery: boolean;
  isCartChanged: boolean;
  /** The order that already has these products. */
  orderId: number | null;
  isAlreadyPlaced: boolean;
  /** The same request may be sent again without ordering twice. */
  isOutcomeUnknown: boolean;
}

const NOTHING: Omit<OrderFailure, 'text'> = {
  short: [],
  aboveQuota: [],
  hasTooManyOpen: false,
  totals: null,
  days: null,
  isDelivery: false,
  isCartChanged: false,
  orderId: null,
  isAlreadyPlaced: false,
  isOutcomeUnknown: false,
};

export function orderFailure(
  result: Extract<PlaceOrderResult, { success: false }>,
  { allTaxed, isPickup }: { allTaxed: boolean; isPickup: boolean },
): OrderFailure {
  const text = result.error || TEXTS.unexpected;
  switch (result.code) {
    case 'ORDERS.TOTALS_CHANGED':
      return { ...NOTHING, text, totals: refusedTotals(result.errors, allTaxed, isPickup) };
    case 'DELIVERY.DAY_CLOSED':
    case 'DELIVERY.DAY_FULL':
    case 'DELIVERY.OUTSIDE':
    case 'DELIVERY.BELOW_MINIMUM':
    case 'DELIVERY.REQUIRED':
    case 'DELIVERY.PICKUP_CLOSED':
      return { ...NOTHING, text, isDelivery: true, days: daysOf(result.errors) };
    case 'ORDERS.INSUFFICIENT_STOCK':
      return { ...NOTHING, text, short: productsBeyondStock(result.errors) };
    case 'ORDERS.TOO_MANY_UNITS':
      return { ...NOTHING, text, aboveQuota: productsAboveQuota(result.errors) };
    case 'ORDERS.TOO_MANY_OPEN':
      return { ...NOTHING, text, hasTooManyOpen: true };
    case 'ORDERS.CART_CHANGED':
      return { ...NOTHING, text, isCartChanged: true, orderId: orderOf(result.errors) };
    case 'ORDERS.IDEMPOTENCY_KEY_REUSED':
      return { ...NOTHING, text, isAlreadyPlaced: true };
    default:
      return { ...NOTHING, text, isOutcomeUnknown: !result.isOutcomeKnown };
  }
}

function refusedTotals(
  errors: Record<string, unknown> | undefined,
  allTaxed: boolean,
  isPickup: boolean,
): CheckoutTotals | null {
  const totals = freshTotals(errors, allTaxed);
  return totals && isPickup ? withoutShipping(totals) : totals;
}

function orderOf(errors: Record<string, unknown> | undefined): number | null {
  const orderId: unknown = errors?.['orderId'];
  return typeof orderId === 'number' ? orderId : null;
}

function daysOf(errors: Record<string, unknown> | undefined): DeliveryDay[] | null {
  const days: unknown = errors?.['days'];
  return Array.isArray(days) ? days.filter(isDeliveryDay) : null;
}

const isDeliveryDay = (day: unknown): day is DeliveryDay =>
  typeof day === 'object' && day !== null && 'day' in day && 'isOpen' in day && 'closedBecause' in day;

function productsBeyondStock(errors: Record<string, unknown> | undefined): OrderFailure['short'] {
  return productsWith('countInStock', errors).map(({ name, units }) => ({ name, left: units }));
}

function productsAboveQuota(errors: Record<string, unknown> | undefined): OrderFailure['aboveQuota'] {
  return productsWith('max', errors).map(({ name, units }) => ({ name, max: units }));
}

function productsWith(
  field: 'countInStock' | 'max',
  errors: Record<string, unknown> | undefined,
): { name: string; units: number }[] {
  const products: unknown = errors?.['products'];
  if (!Array.isArray(products)) return [];
  return products.flatMap((product: Record<string, unknown> | null) => {
    const { name, [field]: units } = product ?? {};
    return typeof name === 'string' && typeof units === 'number' ? [{ name, units }] : [];
  });
}

export const unexpectedFailure = (): OrderFailure => ({
  ...NOTHING,
  text: TEXTS.unexpected,
  isOutcomeUnknown: true,
});
