import { centavos, type Centavos } from '@lacteos/contracts';

/** A line of an order with the units that its buyer kept. */
export interface KeptLine {
  readonly orderId: number;
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  /** Their price without VAT, as invoice and credit notes have it; null where goods came back before it was recorded. */
  readonly base: Centavos | null;
}
/** A line of an order as it was sold; of a cancelled order nothing was kept. */
export interface SoldLine {
  readonly orderId: number;
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Centavos;
  readonly isCancelled: boolean;
}
/** Goods of an order that are here. */
export interface SettledLine {
  readonly orderId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly base: Centavos | null;
  readonly isLeftOut: boolean;
}

/** What was kept of a line: at the unit price of what the invoice has, less the price of what came back of it since. */
export function keptLine(
  { orderId, productId, code, name, quantity, unitPrice, isCancelled }: SoldLine,
  settled: readonly SettledLine[],
): KeptLine {
  if (isCancelled) return { orderId, code, name, quantity: 0, base: centavos(0) };
  const back = settled.filter((line) => line.productId === productId);
  const unitsOf = (lines: readonly SettledLine[]): number =>
    lines.reduce((sum, line) => sum + line.quantity, 0);
  const credited = back.filter(({ isLeftOut }) => !isLeftOut);
  const invoiced = unitPrice * (quantity - unitsOf(back) + unitsOf(credited));
  const isKnown = credited.every(({ base }) => base !== null);
  const base = centavos(credited.reduce((left, line) => left - Number(line.base), invoiced));
  return { orderId, code, name, quantity: quantity - unitsOf(back), base: isKnown ? base : null };
}
