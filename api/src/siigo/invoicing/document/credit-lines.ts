import { lineAmounts, type LineTax } from '@lacteos/contracts/money/invoice-arithmetic';
import { centavos, toPesos, type Centavos } from '@lacteos/contracts/money/money';

import type { SiigoInvoiceItemRequest } from '../../client/siigo-wire.js';

/** Amounts in centavos. */
export interface InvoiceLine {
  readonly item: SiigoInvoiceItemRequest;
  readonly taxes: readonly LineTax[];
  readonly quantity: number;
  /** Without taxes, after discount. */
  readonly base: Centavos;
  readonly total: Centavos;
}
/** `line` counts from 0. */
export interface LineCredit {
  readonly line: number;
  /** Returned units; 0 for a price reduction. */
  readonly quantity: number;
  readonly base: Centavos;
  readonly total: Centavos;
  readonly item: SiigoInvoiceItemRequest;
}
export type LineRemainder = Pick<InvoiceLine, 'quantity' | 'base' | 'total'>;

const PRICE_DECIMALS = 6;

export const remaindersOf = (
  lines: readonly InvoiceLine[],
  credits: readonly LineCredit[],
): LineRemainder[] =>
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

/** Ignores a centavo per line left by rounding. */
export const isNothingLeft = (rests: readonly LineRemainder[]): boolean =>
  rests.every(({ base, total }) => base <= 0 || total <= 1);

/** @param refunded refunded price without taxes, where known */
export function returnedUnits(
  line: InvoiceLine,
  index: number,
  units: number,
  rest: LineRemainder,
  refunded?: number,
): LineCredit | null {
  if (units >= rest.quantity) return credit(line, index, units, rest.base, rest);
  const price = Math.round((line.base * units) / line.quantity);
  return credit(line, index, units, refunded ?? closingBase(line, price, rest), rest);
}

/** Maximum step between bases whose 5 % tax rounds differently. */
const MAX_STEP = 10;

/** Leaves a remainder that one further note can credit to the centavo, because notes round taxes separately. */
function closingBase(line: InvoiceLine, wanted: number, rest: LineRemainder): number {
  for (let step = 0; step <= MAX_STEP; step += 1)
    for (const base of [wanted - step, wanted + step]) {
      const isPart = base > 0 && base < rest.base;
      if (isPart && totalOf(line, base) + totalOf(line, rest.base - base) === rest.total) return base;
    }
  return wanted;
}

/** Credits an amount, not units; `base` is without taxes. */
export const loweredPrice = (
  line: InvoiceLine,
  index: number,
  base: Centavos,
  rest: LineRemainder,
): LineCredit | null => credit(line, index, 0, base, rest);

export const creditRemainder = (
  lines: readonly InvoiceLine[],
  rests: readonly LineRemainder[],
): readonly LineCredit[] =>
  lines.flatMap((line, index) => {
    const rest = rests[index];
    return rest ? (returnedUnits(line, index, rest.quantity, rest) ?? []) : [];
  });

/** Limits base and total with taxes to what is left; null when nothing fits. */
function credit(
  line: InvoiceLine,
  index: number,
  units: number,
  wanted: number,
  rest: LineRemainder,
): LineCredit | null {
  let base = Math.min(wanted, rest.base);
  while (base > 0 && totalOf(line, base) > rest.total) base -= 1;
  if (base <= 0) return null;
  const item = itemOf(line, units, base);
  return { line: index, quantity: units, base: centavos(base), total: centavos(totalOf(line, base)), item };
}

const totalOf = ({ taxes }: InvoiceLine, base: number): number =>
  lineAmounts({ quantity: 1, price: toPesos(centavos(base)), taxes }).total;

/** One unit where SIIGO's six decimals allow no exact price. No discount: the note's type may use another kind. */
function itemOf(line: InvoiceLine, units: number, base: number): SiigoInvoiceItemRequest {
  const { discount: _discount, ...item } = line.item;
  const amount = toPesos(centavos(base));
  const price = units > 0 ? Number((amount / units).toFixed(PRICE_DECIMALS)) : amount;
  const isExact = units > 0 && lineAmounts({ quantity: units, price, taxes: line.taxes }).base === base;
  return isExact ? { ...item, quantity: units, price } : { ...item, quantity: 1, price: amount };
}
