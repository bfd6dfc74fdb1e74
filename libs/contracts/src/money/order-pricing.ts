import type { TaxClassification } from '../reference/reference-data.js';
import { isGeneralVat } from './vat-classes.js';
import { centavos, vatOf, type Centavos } from './money.js';

/** A line to price; unit price in centavos without VAT, `taxPercent` the rate of the day. */
export interface LineToPrice {
  quantity: number;
  unitPrice: Centavos;
  taxClassification: TaxClassification;
  taxPercent: number;
}

/** What a priced line costs: `base` without VAT, `tax` rounded half up to the centavo, `total` = base + tax. */
export interface LinePrice {
  base: Centavos;
  tax: Centavos;
  total: Centavos;
}
export type PricedLine<Line extends LineToPrice = LineToPrice> = Line & LinePrice;

/**
 * Totals of an order, each the sum over its lines, so that an invoice by lines has the same total. `allTaxed`: every
 * line has the general rate, which the label of the VAT then names.
 */
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
