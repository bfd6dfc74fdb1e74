import type { TaxClassification } from '../reference/reference-data.js';
import { isGeneralVat } from './vat-classes.js';
import { centavos, vatOf, type Centavos } from './money.js';

/** Unit price in centavos without VAT; `taxPercent` is the day's rate. */
export interface LineToPrice {
  quantity: number;
  unitPrice: Centavos;
  taxClassification: TaxClassification;
  taxPercent: number;
}

/** `base` without VAT, `tax` rounded half up to the centavo, `total` = base + tax. */
export interface LinePrice {
  base: Centavos;
  tax: Centavos;
  total: Centavos;
}
export type PricedLine<Line extends LineToPrice = LineToPrice> = Line & LinePrice;

/** Sums over the lines, so that an invoice by lines matches. `allTaxed`: every line has the general rate. */
export interface OrderTotals {
  itemsPrice: Centavos;
  taxPrice: Centavos;
  totalPrice: Centavos;
  allTaxed: boolean;
}

export function priceLine<Line extends LineToPrice>(line: Line): PricedLine<Line> {
  const base = centavos(line.unitPrice * line.quantity);
  const tax = vatOf(base, line.taxPercent);
  return { ...line, base, tax, total: centavos(base + tax) };
}

export function totalsOf(lines: readonly PricedLine[]): OrderTotals {
  const itemsPrice = centavos(lines.reduce((sum, line) => sum + line.base, 0));
  const taxPrice = centavos(lines.reduce((sum, line) => sum + line.tax, 0));
  return {
    itemsPrice,
    taxPrice,
    totalPrice: centavos(itemsPrice + taxPrice),
    allTaxed: lines.every(isGeneralVat),
  };
}
