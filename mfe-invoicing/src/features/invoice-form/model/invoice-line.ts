import { invoiceTotal, toPesos, type ArithmeticLine } from '@lacteos/contracts';

import type { SiigoProduct, SiigoTax } from '@lacteos/contracts';

/** What a line-item card holds; `price` in pesos without VAT, `discount` in percent, `taxes` ids. */
export interface LineFields {
  code?: string;
  description?: string;
  reference?: string;
  quantity: number;
  price: number;
  discount: number;
  taxes: number[];
}

/** A new card: quantity 1, price 0, discount 0. */
export const newLine = (): LineFields => ({ quantity: 1, price: 0, discount: 0, taxes: [] });

/** The quantity that a text means: a whole number; anything non-numeric or below 1 is 1. */
export function quantityOf(text: string): number {
  const whole = Number.parseInt(text.trim(), 10);
  return Number.isSafeInteger(whole) && whole >= 1 ? whole : 1;
}

/** What choosing a product fills: description, reference, the first price of its first price list, its taxes. */
export const filledByProduct = (product: SiigoProduct): Omit<LineFields, 'quantity' | 'discount'> => ({
  code: product.code,
  description: product.description || product.name || '',
  reference: product.reference ?? '',
  price: product.prices?.[0]?.price_list?.[0]?.value ?? 0,
  taxes: (product.taxes ?? []).map(({ id }) => id),
});

const PRICE_DECIMALS = 100;
const PERCENT_DECIMALS = 100;
const rounded = (value: number | null | undefined, decimals: number): number =>
  Math.round((value ?? 0) * decimals) / decimals;

const arithmeticOf = (line: LineFields, taxes: readonly SiigoTax[]): ArithmeticLine => ({
  quantity: line.quantity,
  price: rounded(line.price, PRICE_DECIMALS),
  discount: { kind: 'percentage', value: rounded(line.discount, PERCENT_DECIMALS) },
  taxes: taxes.filter(({ id }) => line.taxes.includes(id)),
});

/**
 * Total of lines in pesos: quantity × price × (1 − discount) × (1 + tax), rounded as SIIGO rounds, summed. Only taxes
 * that raise the price count (IVA, Impoconsumo); withholdings do not.
 */
export const totalOfLines = (lines: readonly LineFields[], taxes: readonly SiigoTax[]): number =>
  toPesos(invoiceTotal(lines.map((line) => arithmeticOf(line, taxes))));
