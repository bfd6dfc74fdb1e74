import { centavos, fromPesos, type Centavos } from '@lacteos/contracts/money/money';
import type { OrderTotals } from '@lacteos/contracts/money/order-pricing';
import type { DeliveryPromise, Order } from '@lacteos/contracts/schemas';

/** With the delivery in `totalPrice`; absent where the shop promises none. */
export interface CheckoutTotals extends OrderTotals {
  shippingPrice?: Centavos;
}

/** VAT inside; null where nothing is delivered. */
export function shippingPriceOf(
  { zone, price, freeFrom }: Pick<DeliveryPromise, 'zone' | 'price' | 'freeFrom'>,
  products: Centavos,
): Centavos | null {
  if (zone === null || price === null) return null;
  const isFree = freeFrom !== null && products >= fromPesos(freeFrom);
  return isFree ? centavos(0) : fromPesos(price);
}

/** Of an order; null where it is no part of the total: older ones, and those without a booking. */
export function includedShippingOf({
  itemsPrice,
  taxPrice,
  shippingPrice,
  totalPrice,
  promised,
}: Pick<Order, 'itemsPrice' | 'taxPrice' | 'shippingPrice' | 'totalPrice' | 'promised'>): number | null {
  if (promised?.kind !== 'home' && shippingPrice === 0) return null;
  const whole = fromPesos(itemsPrice) + fromPesos(taxPrice) + fromPesos(shippingPrice);
  return whole === fromPesos(totalPrice) ? shippingPrice : null;
}

/** Totals of the products in `totals`. */
export const withoutShipping = ({ shippingPrice = centavos(0), ...totals }: CheckoutTotals): OrderTotals => ({
  ...totals,
  totalPrice: centavos(totals.totalPrice - shippingPrice),
});

export function withShipping(totals: OrderTotals, shippingPrice: Centavos | null): CheckoutTotals {
  if (shippingPrice === null) return totals;
  return { ...totals, shippingPrice, totalPrice: centavos(totals.totalPrice + shippingPrice) };
}
