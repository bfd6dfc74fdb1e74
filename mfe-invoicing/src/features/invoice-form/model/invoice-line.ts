import { invoiceTotal, type ArithmeticLine } from '@lacteos/contracts/money/invoice-arithmetic';
import { toPesos } from '@lacteos/contracts/money/money';
import { numberIn, type FieldNumber } from '@lacteos/contracts/parsing/field-number';
import { isUnread } from '@lacteos/contracts/parsing/unread-text';
import type { SiigoProduct, SiigoTax } from '@lacteos/contracts/schemas';

/** `price` in pesos without VAT, `discount` in percent, `taxes` ids. */
export interface LineFields {
  code?: string;
  description?: string;
  reference?: string;
  quantity: FieldNumber;
  price: FieldNumber;
  discount: FieldNumber;
  taxes: number[];
}

export const newLine = (): LineFields => ({ quantity: 1, price: 0, discount: 0, taxes: [] });

/** On blur: anything unreadable or below 1 becomes 1. An ambiguous text stays, to be refused. */
export function lineQuantity(typed: FieldNumber | undefined): FieldNumber {
  if (isUnread(typed)) return /\d/.test(typed.typed) ? typed : 1;
  return Math.max(1, typed ?? 1);
}

/** The whole units of a line; 1 while its field holds no number. */
export const unitsOf = ({ quantity }: Pick<LineFields, 'quantity'>): number =>
  Math.max(1, numberIn(quantity) ?? 1);

/** Uses the first price of the first price list. */
export const filledByProduct = (product: SiigoProduct): Omit<LineFields, 'quantity' | 'discount'> => ({
  code: product.code,
  description: product.description || product.name || '',
  reference: product.reference ?? '',
  price: product.prices?.[0]?.price_list?.[0]?.value ?? 0,
  taxes: (product.taxes ?? []).map(({ id }) => id),
});

const PRICE_DECIMALS = 100;
const PERCENT_DECIMALS = 100;
const rounded = (value: FieldNumber | undefined, decimals: number): number =>
  Math.round((numberIn(value) ?? 0) * decimals) / decimals;

const arithmeticOf = (line: LineFields, taxes: readonly SiigoTax[]): ArithmeticLine => ({
  quantity: unitsOf(line),
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
