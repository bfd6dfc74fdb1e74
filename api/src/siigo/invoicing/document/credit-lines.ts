import { lineAmounts, type LineTax } from '@lacteos/contracts/money/invoice-arithmetic';
import { centavos, toPesos, type Centavos } from '@lacteos/contracts/money/money';

import type { SiigoInvoiceItemRequest } from '../../client/siigo-wire.js';

/** A line of an invoice with its taxes, and what it charges; amounts in centavos. */
export interface InvoiceLine {
  readonly item: SiigoInvoiceItemRequest;
  readonly taxes: readonly LineTax[];
  readonly quantity: number;
  /** Without taxes, after the discount. */
  readonly base: Centavos;
  readonly total: Centavos;
}
/** What a credit note takes off a line; `line` counts from 0. */
export interface LineCredit {
  readonly line: number;
  /** Units that come back; 0 where only money does. */
  readonly quantity: number;
  readonly base: Centavos;
  readonly total: Centavos;
  readonly item: SiigoInvoiceItemRequest;
}
/** What is left of a line to credit. */
export type LineRest = Pick<InvoiceLine, 'quantity' | 'base' | 'total'>;

const PRICE_DECIMALS = 6;

/** What credit notes have left of each line of an invoice. */
export const restOf = (lines: readonly InvoiceLine[], credits: readonly LineCredit[]): LineRest[] =>
  lines.map(({ quantity, base, total }, index) => {
    const mine = credits.filter(({ line }) => line === index);
    const sum = (amountOf: (credit: LineCredit) => number): number =>
      mine.reduce((all, credit) => all + amountOf(credit), 0);
    return {
      quantity: quantity - sum((credit) => credit.quantity),
      base: centavos(base - sum((credit) => credit.base)),
      total: centavos(total - sum((credit) => credit.total)),
    };
  });

/** Whether nothing is left to credit; a centavo that rounding leaves on a line does not count. */
export const isNothingLeft = (rests: readonly LineRest[]): boolean =>
  rests.every(({ base, total }) => base <= 0 || total <= 1);

/**
 * Credits units of a line at their price, or what is left of them after earlier notes.
 * @param refunded what was refunded of their price without taxes, where it is known
 */
export function returnedUnits(
  line: InvoiceLine,
  index: number,
  units: number,
  rest: LineRest,
  refunded?: number,
): LineCredit | null {
  if (units >= rest.quantity) return credit(line, index, units, rest.base, rest);
  const price = Math.round((line.base * units) / line.quantity);
  return credit(line, index, units, refunded ?? closingBase(line, price, rest), rest);
}

/** The largest step of a base to one that a tax of 5 per cent rounds the other way. */
const MAX_STEP = 10;

/**
 * The base nearest to a wanted one whose note leaves what one further note credits to the centavo: taxes are rounded in each
 * note, and the centavos of twenty notes would add up.
 */
function closingBase(line: InvoiceLine, wanted: number, rest: LineRest): number {
  for (let step = 0; step <= MAX_STEP; step += 1)
    for (const base of [wanted - step, wanted + step]) {
      const isPart = base > 0 && base < rest.base;
      if (isPart && totalOf(line, base) + totalOf(line, rest.base - base) === rest.total) return base;
    }
  return wanted;
}

/** Credits an amount of a line, its units stay with the buyer; `base` is without taxes. */
export const loweredPrice = (
  line: InvoiceLine,
  index: number,
  base: Centavos,
  rest: LineRest,
): LineCredit | null => credit(line, index, 0, base, rest);

/** Credits whatever is left of every line. */
export const everythingLeft = (
  lines: readonly InvoiceLine[],
  rests: readonly LineRest[],
): readonly LineCredit[] =>
  lines.flatMap((line, index) => {
    const rest = rests[index];
    return rest ? (returnedUnits(line, index, rest.quantity, rest) ?? []) : [];
  });

/** Cuts a base so that neither it nor the total with taxes is above what is left; null when nothing fits. */
function credit(
  line: InvoiceLine,
  index: number,
  units: number,
  wanted: number,
  rest: LineRest,
): LineCredit | null {
  let base = Math.min(wanted, rest.base);
  while (base > 0 && totalOf(line, base) > rest.total) base -= 1;
  if (base <= 0) return null;
  const item = itemOf(line, units, base);
  return { line: index, quantity: units, base: centavos(base), total: centavos(totalOf(line, base)), item };
}

const totalOf = ({ taxes }: InvoiceLine, base: number): number =>
  lineAmounts({ quantity: 1, price: toPesos(centavos(base)), taxes }).total;

/**
 * The line of a note with that base: as many units at their net price where SIIGO's six decimals allow it, otherwise one
 * unit. It has no discount, because a note's document type may take another kind of it.
 */
function itemOf(line: InvoiceLine, units: number, base: number): SiigoInvoiceItemRequest {
  const { discount: _discount, ...item } = line.item;
  const amount = toPesos(centavos(base));
  const price = units > 0 ? Number((amount / units).toFixed(PRICE_DECIMALS)) : amount;
  const isExact = units > 0 && lineAmounts({ quantity: units, price, taxes: line.taxes }).base === base;
  return isExact ? { ...item, quantity: units, price } : { ...item, quantity: 1, price: amount };
}
