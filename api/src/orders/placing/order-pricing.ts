import { centavos, VAT_PERCENT, vatOf, type Centavos, type TaxClassification } from '@lacteos/contracts';

/** A line to price; unit price in centavos without VAT. */
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

/** Totals of an order, each the sum over its lines, so that an invoice by lines has the same total. */
export interface OrderTotals {
  itemsPrice: Centavos;
  taxPrice: Centavos;
  totalPrice: Centavos;
  allTaxed: boolean;
}

export function priceLine(line: LineToPrice): PricedLine {
  const taxPercent = VAT_PERCENT[line.taxClassification];
  const base = centavos(line.unitPrice * line.quantity);
  const tax = vatOf(base, taxPercent);
  return { ...line, taxPercent, base, tax, total: centavos(base + tax) };
}

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
