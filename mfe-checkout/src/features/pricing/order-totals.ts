import { fromPesos, type Centavos } from '@lacteos/contracts/money/money';
import {
  priceLine,
  totalsOf,
  type LinePrice,
  type OrderTotals,
} from '@lacteos/contracts/money/order-pricing';
import { taxPercentOf, type PricedThing } from '@lacteos/contracts/money/shown-price';
import type { CartItem } from '@lacteos/contracts/schemas';
import type { CheckoutTotals } from './shipping-totals';

/** `price` is pesos without VAT. */
export interface PricedLine extends PricedThing {
  quantity: number;
}

const priced = (line: PricedLine) =>
  priceLine({ ...line, unitPrice: fromPesos(line.price), taxPercent: taxPercentOf(line) });

/** In centavos, computed as on the server. */
export const linePrice = (line: PricedLine): LinePrice => priced(line);

/** In centavos, computed as on the server. */
export const orderTotals = (lines: readonly PricedLine[]): OrderTotals => totalsOf(lines.map(priced));

export const linesOfCart = (items: readonly CartItem[]): PricedLine[] =>
  items.map(({ quantity, Product }) => ({
    price: Product.price,
    quantity,
    taxClassification: Product.taxClassification,
    ...(Product.taxPercent === undefined ? {} : { taxPercent: Product.taxPercent }),
  }));

const amountIn = (source: Record<string, unknown>, name: string): Centavos | null => {
  const value = Number(source[name]);
  return source[name] != null && Number.isFinite(value) ? fromPesos(value) : null;
};

/** From a 409 ORDERS.TOTALS_CHANGED (pesos); null when incomplete. */
export function freshTotals(
  errors: Record<string, unknown> | undefined,
  allTaxed: boolean,
): CheckoutTotals | null {
  if (!errors) return null;
  const itemsPrice = amountIn(errors, 'itemsPrice');
  const taxPrice = amountIn(errors, 'taxPrice');
  const totalPrice = amountIn(errors, 'totalPrice');
  if (itemsPrice === null || taxPrice === null || totalPrice === null) return null;
  const shippingPrice = amountIn(errors, 'shippingPrice');
  return {
    itemsPrice,
    taxPrice,
    totalPrice,
    allTaxed,
    ...(shippingPrice === null ? {} : { shippingPrice }),
  };
}
