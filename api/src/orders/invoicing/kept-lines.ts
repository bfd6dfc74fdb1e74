import { centavos, type Centavos } from '@lacteos/contracts';

/** A line of an order with the units that its buyer kept, less what staff credited by hand. */
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

/** Goods of an order that staff credited by hand. */
export interface CreditedLine {
  readonly orderId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly base: Centavos;
}

/** What was kept of a line: at the unit price of what the invoice has, less the price of what came back of it since. */
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
