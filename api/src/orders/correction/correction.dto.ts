import { CARRIERS, PAYMENT_METHOD_LABELS, TEXTS, type PaymentMethodLabel } from '@lacteos/contracts';

import { EnumField, MoneyField, TextField } from '#platform/http/index.js';

const MAX_NOTE = 250;
const MAX_REASON = 100;

/** What a payment should have said; registration-rules.ts says which fields a method needs. */
export class CorrectPaymentDto {
  @EnumField(PAYMENT_METHOD_LABELS, { message: TEXTS.paymentMethodRequired })
  paymentMethod: PaymentMethodLabel;

  @TextField({ optional: true, nullable: true, max: 40, description: 'ISO 8601, Crédito only' })
  expiryDate: string | null = null;

  @TextField({ optional: true, nullable: true, max: 60 })
  checkNumber: string | null = null;

  @TextField({ optional: true, nullable: true, max: 60 })
  checkBank: string | null = null;

  @TextField({ optional: true, nullable: true, max: 60 })
  transactionNumber: string | null = null;

  @TextField({ max: MAX_REASON, description: 'Why; on the timeline' })
  reason: string;
}

/** What a dispatch should have said. */
export class CorrectDispatchDto {
  @TextField({ max: 60 })
  numberGuide: string;

  @EnumField(CARRIERS)
  transport: (typeof CARRIERS)[number];

  @MoneyField()
  shippingPrice: number;

  @TextField({ max: MAX_REASON, description: 'Why; on the timeline' })
  reason: string;
}

/** A note of staff, which the buyer never sees. */
export class OrderNoteDto {
  @TextField({ max: MAX_NOTE })
  text: string;
}
