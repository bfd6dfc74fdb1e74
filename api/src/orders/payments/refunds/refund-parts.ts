import { centavos, type Centavos } from '@lacteos/contracts/money/money';
import { roundCash } from '@lacteos/contracts/counter/counter-sale';

import type { OrderPaymentEntity } from '../../order/row/order-payment.entity.js';
import type { RefundEntity } from './refund/refund.entity.js';

type PaidPart = Pick<OrderPaymentEntity, 'id' | 'amount' | 'rounding' | 'received'>;
type GivenBack = Pick<RefundEntity, 'partId' | 'amount' | 'rounding'>;

/** `rounding`: handed back beyond the amount. */
export interface RefundPart<Part extends PaidPart = PaidPart> {
  readonly part: Part;
  readonly amount: Centavos;
  readonly rounding: Centavos;
}

/**
 * Cash first, then the parts in their order. All refunds of a part together hand back what was handed over for it,
 * in steps of the smallest coin.
 * @throws RangeError when the parts have less left
 */
export function splitRefund<Part extends PaidPart>(
  parts: readonly Part[],
  earlier: readonly GivenBack[],
  amount: Centavos,
  roundingUnit: Centavos,
): RefundPart<Part>[] {
  const isCash = ({ received }: PaidPart): boolean => received !== null;
  const inTurn = [...parts.filter(isCash), ...parts.filter((part) => !isCash(part))];
  const refunds: RefundPart<Part>[] = [];
  let rest = Number(amount);
  for (const part of inTurn) {
    const before = sumOf(earlier, part.id);
    const taken = centavos(Math.min(rest, part.amount - before.amount));
    if (taken <= 0) continue;
    const handed = handedFor(part, centavos(before.amount + taken), roundingUnit);
    refunds.push({ part, amount: taken, rounding: centavos(handed - before.handed - taken) });
    rest -= taken;
  }
  if (rest > 0) throw new RangeError(`the parts of the sale lack ${rest} centavos for its refund`);
  return refunds;
}

function handedFor(
  { amount, rounding, received }: PaidPart,
  upTo: Centavos,
  roundingUnit: Centavos,
): Centavos {
  if (received === null) return upTo;
  const handedOver = centavos(amount + rounding);
  // The unit may have changed since the sale.
  return upTo >= amount ? handedOver : centavos(Math.min(roundCash(upTo, roundingUnit), handedOver));
}

function sumOf(refunds: readonly GivenBack[], partId: number): { amount: number; handed: number } {
  const mine = refunds.filter((refund) => refund.partId === partId);
  const amount = mine.reduce((sum, refund) => sum + refund.amount, 0);
  return { amount, handed: mine.reduce((sum, refund) => sum + refund.rounding, amount) };
}
