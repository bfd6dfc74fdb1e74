import type { CartItem } from '@lacteos/contracts/schemas';
import { TEXTS } from '@lacteos/contracts/validation';
import { linesBeyondStock } from '#features/cart';
import { freshTotals, type OrderTotals } from '#features/pricing';

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
  short: { name: string; left: number }[];
  aboveQuota: { name: string; max: number }[];
  /** Too many unpaid orders: paying or cancelling one makes room. */
  hasTooManyOpen: boolean;
  totals: OrderTotals | null;
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
  isCartChanged: false,
  orderId: null,
  isAlreadyPlaced: false,
  isOutcomeUnknown: false,
};

/** `cart` is the cart after the answer. */
export function orderFailure(
  result: Extract<PlaceOrderResult, { success: false }>,
  cart: readonly CartItem[],
  allTaxed: boolean,
): OrderFailure {
  const text = result.error || TEXTS.unexpected;
  switch (result.code) {
    case 'ORDERS.TOTALS_CHANGED':
      return { ...NOTHING, text, totals: freshTotals(result.errors, allTaxed) };
    case 'ORDERS.INSUFFICIENT_STOCK':
      return {
        ...NOTHING,
        text,
        short: linesBeyondStock(cart).map(({ Product }) => ({
          name: Product.name,
          left: Product.countInStock,
        })),
      };
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

function orderOf(errors: Record<string, unknown> | undefined): number | null {
  const orderId: unknown = errors?.['orderId'];
  return typeof orderId === 'number' ? orderId : null;
}

function productsAboveQuota(errors: Record<string, unknown> | undefined): OrderFailure['aboveQuota'] {
  const products: unknown = errors?.['products'];
  return Array.isArray(products) ? products.filter(isAboveQuota).map(({ name, max }) => ({ name, max })) : [];
}

const isAboveQuota = (product: unknown): product is { name: string; max: number } =>
  typeof product === 'object' &&
  product !== null &&
  'name' in product &&
  'max' in product &&
  typeof product.name === 'string' &&
  typeof product.max === 'number';

export const unexpectedFailure = (): OrderFailure => ({
  ...NOTHING,
  text: TEXTS.unexpected,
  isOutcomeUnknown: true,
});
