import { centavos, vatOf, type Centavos, type TaxClassification } from '@lacteos/contracts';

/** Whole-number VAT rate of each tax classification (decisions: Taxed 19 %, the others 0 %). */
export const VAT_PERCENT = { Taxed: 19, Exempt: 0, Excluded: 0 } as const satisfies Record<
  TaxClassification,
  number
>;

/** What a line is priced from: the unit price in centavos without VAT, as it stands in the catalogue. */
export interface LineToPrice {
  productId: number;
  quantity: number;
  unitPrice: Centavos;
  taxClassification: TaxClassification;
}

/** A priced line: `base` without VAT, `tax` rounded half up to the centavo, `total` = base + tax. */
export interface PricedLine extends LineToPrice {
  taxPercent: number;
  base: Centavos;
  tax: Centavos;
  total: Centavos;
}

/** The amounts of an order; each is the sum over its lines, so an invoice by lines has the same total. */
export interface OrderTotals {
  itemsPrice: Centavos;
  taxPrice: Centavos;
  totalPrice: Centavos;
  allTaxed: boolean;
}

/** Prices one line. */
export function priceLine(line: LineToPrice): PricedLine {
  const taxPercent = VAT_PERCENT[line.taxClassification];
  const base = centavos(line.unitPrice * line.quantity);
  const tax = vatOf(base, taxPercent);
  return { ...line, taxPercent, base, tax, total: centavos(base + tax) };
}

/** Sums priced lines into the totals of an order. */
export function totalsOf(lines: readonly PricedLine[]): OrderTotals {
  const itemsPrice = centavos(lines.reduce((sum, line) => sum + line.base, 0));
  const taxPrice = centavos(lines.reduce((sum, line) => sum + line.tax, 0));
  return {
    itemsPrice,
    taxPrice,
    totalPrice: centavos(itemsPrice + taxPrice),
    allTaxed: lines.every((line) => line.taxClassification === 'Taxed'),
  };
}
