import { toPesos } from '@lacteos/contracts/money/money';

import type { RefundAccountDto, RefundDto, StaffRefundDto } from './refund.dto.js';
import { refundLabel } from './refund/refund-states.js';
import { COVERED_TEXT, nextText, transferText } from './refund-texts.js';
import type { RefundEntity } from './refund/refund.entity.js';

const DIGITS = 4;

const textOf = (refund: RefundEntity, account: RefundAccountDto | null): string => {
  if (refund.state === 'done') return '';
  if (refund.state === 'covered') return COVERED_TEXT;
  if (refund.state === 'held' || refund.way !== 'transfer') return nextText(refund.way);
  return transferText(refund.state, account?.number.slice(-DIGITS) ?? null);
};

export const refundView = (refund: RefundEntity, account: RefundAccountDto | null): RefundDto => ({
  id: refund.id,
  amount: toPesos(refund.amount),
  way: refund.way,
  state: refund.state,
  label: refundLabel(refund.state, refund.way),
  text: textOf(refund, account),
  createdAt: refund.createdAt.toISOString(),
  doneAt: refund.doneAt?.toISOString() ?? null,
});

export const staffRefundView = (
  refund: RefundEntity,
  account: RefundAccountDto | null,
  { userId, isEnteredByBuyer }: { userId: number; isEnteredByBuyer: boolean },
): StaffRefundDto => ({
  ...refundView(refund, account),
  orderId: refund.orderId,
  reason: refund.reason,
  detail: refund.detail,
  account,
  isEnteredByMe: refund.enteredBy === userId,
  isEnteredByBuyer,
  isBegunByMe: refund.actorId === userId,
  updatedAt: refund.updatedAt.toISOString(),
  paymentNumber: refund.paymentNumber,
});
