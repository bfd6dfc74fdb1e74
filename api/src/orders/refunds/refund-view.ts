import { toPesos } from '@lacteos/contracts';

import type { RefundAccountDto, RefundDto, StaffRefundDto } from './refund.dto.js';
import { refundLabel } from './refund-states.js';
import { nextText } from './refund-texts.js';
import type { RefundEntity } from './refund.entity.js';

/** A refund as its buyer sees it. */
export const refundView = (refund: RefundEntity): RefundDto => ({
  id: refund.id,
  amount: toPesos(refund.amount),
  way: refund.way,
  state: refund.state,
  label: refundLabel(refund.state, refund.way),
  text: refund.state === 'done' ? '' : nextText(refund.way),
  createdAt: refund.createdAt.toISOString(),
  doneAt: refund.doneAt?.toISOString() ?? null,
});

/** A refund as staff see it. */
export const staffRefundView = (
  refund: RefundEntity,
  account: RefundAccountDto | null,
  userId: number,
): StaffRefundDto => ({
  ...refundView(refund),
  orderId: refund.orderId,
  reason: refund.reason,
  detail: refund.detail,
  account,
  isEnteredByMe: refund.enteredBy === userId,
  isBegunByMe: refund.actorId === userId,
  updatedAt: refund.updatedAt.toISOString(),
  paymentNumber: refund.paymentNumber,
});
