import { centavos, vatOf, type Centavos } from './money.js';

const NEAREST = 2;

/** The amount without VAT whose invoice has this total, to the centavo; null where rounding leaves none. */
export function baseOfTotal(total: Centavos, percent: number): Centavos | null {
  const near = Math.round((total * 100) / (100 + percent));
  const bases = [near, near - 1, near + 1].filter((base) => base >= 0).map(centavos);
  return bases.find((base) => base + vatOf(base, percent) === total) ?? null;
}

/** Nearest totals that {@link baseOfTotal} finds a base for, the lower first. */
export const nearestTotals = (total: Centavos, percent: number): Centavos[] =>
  Array.from({ length: 2 * NEAREST + 1 }, (_none, index) => total - NEAREST + index)
    .filter((near) => near >= 0)
    .map(centavos)
    .filter((near) => baseOfTotal(near, percent) !== null);

/** Delivery as a part of an order's total; 0 where it stands outside, as in orders from before zones. */
export const chargedShipping = ({
  itemsPrice,
  taxPrice,
  totalPrice,
}: Readonly<Record<'itemsPrice' | 'taxPrice' | 'totalPrice', Centavos>>): Centavos =>
  centavos(totalPrice - itemsPrice - taxPrice);
