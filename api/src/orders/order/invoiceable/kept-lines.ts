import { centavos, type Centavos } from '@lacteos/contracts/money/money';
import { priceLine, type LineToPrice } from '@lacteos/contracts/money/order-pricing';

import { subtractUnits } from '../returned/returned-amounts.js';

export interface KeptLine {
  readonly orderId: number;
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  /** Without VAT, as on invoice and credit notes; null where goods came back before it was recorded. */
  readonly base: Centavos | null;
}
export interface SoldLine {
  readonly orderId: number;
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Centavos;
  readonly isCancelled: boolean;
}
export interface SettledLine {
  readonly orderId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly base: Centavos | null;
  readonly isLeftOut: boolean;
}

export interface CreditedLine {
  readonly orderId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly base: Centavos;
}

/** The invoice's unit price less the price of later returns. */
export function keptLine(
  { orderId, productId, code, name, quantity, unitPrice, isCancelled }: SoldLine,
  settled: readonly SettledLine[],
  byHand: readonly CreditedLine[],
): KeptLine {
  if (isCancelled) return { orderId, code, name, quantity: 0, base: centavos(0) };
  const isMine = (line: Pick<SettledLine, 'orderId' | 'productId'>): boolean =>
    line.orderId === orderId && line.productId === productId;
  const back = settled.filter(isMine);
  const hand = byHand.filter(isMine);
  const unitsOf = (lines: readonly { readonly quantity: number }[]): number =>
    lines.reduce((sum, line) => sum + line.quantity, 0);
  const baseOf = (lines: readonly { readonly base: number | null }[]): number =>
    lines.reduce((sum, line) => sum + Number(line.base), 0);
  const leftOut = back.filter((line) => line.isLeftOut);
  const credited = back.filter((line) => !line.isLeftOut);
  const base = unitPrice * (quantity - unitsOf(leftOut)) - baseOf(credited) - baseOf(hand);
  const isKnown = credited.every((line) => line.base !== null);
  return {
    orderId,
    code,
    name,
    quantity: quantity - unitsOf(back) - unitsOf(hand),
    base: isKnown ? centavos(base) : null,
  };
}

export interface LeftOutLine {
  readonly returnId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly amount: Centavos;
}
export type Repricing = Pick<LeftOutLine, 'returnId' | 'productId' | 'amount'> & { readonly change: number };

/**
 * Prices goods by what is missing on the invoice that leaves them out. A refused earlier invoice's credit note would
 * have rounded otherwise. @param leftOut by return, oldest first
 */
export const repriceLeftOut = (
  sold: readonly (LineToPrice & { readonly productId: number })[],
  leftOut: readonly LeftOutLine[],
): Repricing[] =>
  sold.flatMap((line) => {
    const back = leftOut.filter(({ productId }) => productId === line.productId);
    const last = back.at(-1);
    if (!last) return [];
    const units = back.reduce((sum, { quantity }) => sum + quantity, 0);
    const [kept] = subtractUnits([line], new Map([[line.productId, units]]));
    const missing = priceLine(line).total - (kept ? priceLine(kept).total : 0);
    const change = back.reduce((rest, { amount }) => rest - amount, missing);
    const { returnId, productId } = last;
    return change === 0 ? [] : [{ returnId, productId, change, amount: centavos(last.amount + change) }];
  });
