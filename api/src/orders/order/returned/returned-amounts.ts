import { percentOf } from '@lacteos/contracts/money/invoice-arithmetic';
import { centavos, vatOf, type Centavos } from '@lacteos/contracts/money/money';
import { priceLine, type LineToPrice } from '@lacteos/contracts/money/order-pricing';
import {
  withheldOf,
  withheldTotal,
  type WithheldLine,
  type WithholdingRates,
} from '@lacteos/contracts/money/withholdings';

/** `total` with VAT. */
export interface PricedUnits {
  readonly productId: number;
  readonly quantity: number;
  readonly base: Centavos;
  readonly total: Centavos;
}
export interface SoldUnits extends LineToPrice {
  readonly productId: number;
}
export type UnitsByProduct = ReadonlyMap<number, number>;
/** The buyer gets the total less its withholding. */
export interface ReturnedAmounts {
  readonly parts: readonly PricedUnits[];
  readonly payable: Centavos;
}

/** Tolerance of a part's base from the price of its units, in centavos. */
const MAX_STEP = 150;

export const subtractUnits = <Line extends { readonly productId: number; readonly quantity: number }>(
  lines: readonly Line[],
  back: UnitsByProduct,
): Line[] =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - (back.get(line.productId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);

/**
 * Totals less withholding, rounded as one document.
 * @param delivery part of that document, not of the totals
 */
export function payableOf(
  units: readonly Pick<PricedUnits, 'base' | 'total'>[],
  rates: WithholdingRates | null,
  delivery: readonly WithheldLine[] = [],
): Centavos {
  const total = units.reduce((sum, unit) => sum + unit.total, 0);
  if (!rates) return centavos(total);
  const bases = units.map((unit) => ({ base: unit.base, vat: centavos(unit.total - unit.base) }));
  return centavos(total - withheldTotal(withheldOf([...bases, ...delivery], rates)));
}

/** The order's cost with these goods, less its cost without; its delivery stays. */
export function returnedBeforeInvoice(
  kept: readonly SoldUnits[],
  units: UnitsByProduct,
  rates: WithholdingRates | null,
  delivery: readonly WithheldLine[] = [],
): ReturnedAmounts {
  const left = subtractUnits(kept, units).map((line) => priceLine(line));
  const parts = kept
    .filter(({ productId }) => units.has(productId))
    .map((line) => {
      const before = priceLine(line);
      const after = left.find(({ productId }) => productId === line.productId);
      return {
        productId: line.productId,
        quantity: units.get(line.productId) ?? 0,
        base: centavos(before.base - (after?.base ?? 0)),
        total: centavos(before.total - (after?.total ?? 0)),
      };
    });
  const before = payableOf(
    kept.map((line) => priceLine(line)),
    rates,
    delivery,
  );
  return { parts, payable: centavos(before - payableOf(left, rates, delivery)) };
}

/**
 * A credit note rounds VAT and withholdings by itself: each base is the one nearest to its units' price with which
 * this note and one for the rest add up to the invoice.
 * @param earlier returned lines of earlier notes
 */
export function returnedAfterInvoice(
  invoiced: readonly SoldUnits[],
  earlier: readonly (readonly PricedUnits[])[],
  units: UnitsByProduct,
  rates: WithholdingRates | null,
): ReturnedAmounts {
  const rests = invoiced.map((line) => remainderOf(line, earlier.flat()));
  const whole = payableOf(
    invoiced.map((line) => priceLine(line)),
    rates,
  );
  const payable = earlier.reduce((left, note) => left - payableOf(note, rates), Number(whole));
  const choices = rests.flatMap((rest) => choicesOf(rest, units.get(rest.productId) ?? 0, rates));
  const nearest = choices.flatMap(({ options }) => options[0] ?? []);
  const varied = choices.reduce((most, { options }, at) => {
    return options.length > (choices[most]?.options.length ?? 0) ? at : most;
  }, 0);
  const candidates = (choices[varied]?.options ?? []).map((option) => nearest.with(varied, option));
  const exact = candidates.find(
    (parts) =>
      payableOf(parts, rates) +
        payableOf(
          rests.map((rest) => minusReturned(rest, parts)),
          rates,
        ) ===
      payable,
  );
  const parts = exact ?? nearest;
  return { parts, payable: payableOf(parts, rates) };
}

interface Remainder extends PricedUnits {
  readonly line: SoldUnits;
}

function remainderOf(line: SoldUnits, earlier: readonly PricedUnits[]): Remainder {
  const { productId, quantity } = line;
  const mine = earlier.filter((part) => part.productId === productId);
  const sum = (amountOf: (part: PricedUnits) => number): number =>
    mine.reduce((all, part) => all + amountOf(part), 0);
  const { base, total } = priceLine(line);
  return {
    line,
    productId,
    quantity: quantity - sum((part) => part.quantity),
    base: centavos(base - sum((part) => part.base)),
    total: centavos(total - sum((part) => part.total)),
  };
}

const minusReturned = (
  rest: Remainder,
  parts: readonly PricedUnits[],
): Pick<PricedUnits, 'base' | 'total'> => {
  const part = parts.find(({ productId }) => productId === rest.productId);
  return { base: centavos(rest.base - (part?.base ?? 0)), total: centavos(rest.total - (part?.total ?? 0)) };
};

function choicesOf(
  { line, productId, quantity: left, base: all, total: allTotal }: Remainder,
  quantity: number,
  rates: WithholdingRates | null,
): { options: readonly PricedUnits[] }[] {
  if (quantity === 0) return [];
  const withVat = (base: number): Centavos => centavos(base + vatOf(centavos(base), line.taxPercent));
  const partOf = (base: number): PricedUnits => ({
    productId,
    quantity,
    base: centavos(base),
    total: withVat(base),
  });
  if (quantity >= left) return [{ options: [{ productId, quantity, base: all, total: allTotal }] }];
  const wanted = line.unitPrice * quantity;
  const near = Array.from(
    { length: 2 * MAX_STEP + 1 },
    (_, n) => wanted + (n % 2 ? -1 : 1) * Math.ceil(n / 2),
  );
  const parts = near.filter((base) => base > 0 && base < all);
  const closing = parts.filter((base) => withVat(base) + withVat(all - base) === allTotal);
  const reteFuente = (base: number): number => percentOf(centavos(base), rates?.reteFuente ?? 0);
  const exact = closing.filter((base) => reteFuente(base) + reteFuente(all - base) === reteFuente(all));
  const [found] = [exact, closing].filter((bases) => bases.length > 0);
  return [{ options: (found ?? [cutBase(wanted, all, allTotal, withVat)]).map(partOf) }];
}

function cutBase(wanted: number, all: number, allTotal: number, withVat: (base: number) => number): number {
  let base = Math.min(wanted, all);
  while (base > 0 && withVat(base) > allTotal) base -= 1;
  return base;
}
