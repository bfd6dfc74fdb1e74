import type { TillProduct } from '@lacteos/contracts/schemas';
import { fromPesos, type Centavos } from '@lacteos/contracts/money/money';
import { priceLine, totalsOf, type OrderTotals } from '@lacteos/contracts/money/order-pricing';

export interface SaleLine {
  product: TillProduct;
  quantity: number;
}

export type Addition =
  | { kind: 'added'; lines: readonly SaleLine[]; quantity: number }
  | { kind: 'sold-out' }
  /** `left` units could still be added. */
  | { kind: 'short'; left: number };

const MAX_UNITS = 9_999;

export function addUnits(lines: readonly SaleLine[], product: TillProduct, units: number): Addition {
  const before = lines.find((line) => line.product.id === product.id)?.quantity ?? 0;
  const limit = Math.min(product.stock, MAX_UNITS);
  if (product.stock <= 0) return { kind: 'sold-out' };
  if (before + units > limit) return { kind: 'short', left: Math.max(0, limit - before) };
  return { kind: 'added', quantity: before + units, lines: withUnits(lines, product, before + units) };
}

/** Zero removes the line; a new line is the last. */
export function withUnits(
  lines: readonly SaleLine[],
  product: TillProduct,
  quantity: number,
): readonly SaleLine[] {
  if (quantity <= 0) return lines.filter((line) => line.product.id !== product.id);
  if (!lines.some((line) => line.product.id === product.id)) return [...lines, { product, quantity }];
  return lines.map((line) => (line.product.id === product.id ? { product, quantity } : line));
}

const pricedLine = ({ product, quantity }: SaleLine) =>
  priceLine({
    quantity,
    unitPrice: fromPesos(product.unitPrice),
    taxClassification: product.taxClassification,
    taxPercent: product.taxPercent,
  });

/** VAT included. */
export const lineTotal = (line: SaleLine): Centavos => pricedLine(line).total;

export const saleTotals = (lines: readonly SaleLine[]): OrderTotals => totalsOf(lines.map(pricedLine));

export const unitsOf = (lines: readonly SaleLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
