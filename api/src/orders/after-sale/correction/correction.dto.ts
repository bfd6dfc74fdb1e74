import { BooleanField, EnumField, PercentField, TextField } from '#platform/http/index.js';
import { DispatchFieldsDto } from '../../delivery/progress/dispatch-registration.dto.js';
import { PaymentFieldsDto } from '../../payments/payment/registration/payment-registration.dto.js';

const MAX_NOTE = 250;
const MAX_REASON = 100;

export class CorrectPaymentDto extends PaymentFieldsDto {
  @TextField({ max: MAX_REASON, description: 'Why; on the timeline' })
  reason: string;
}

const RECEIVED = ['registered', 'corrected'] as const;

export class CorrectWithholdingDto {
  @PercentField({ description: 'ReteFuente, percent of the base' })
  retefuente: number;

  @PercentField({ description: 'ReteIVA, percent of the VAT' })
  reteiva: number;

  @PercentField({ description: 'ReteICA, percent of the base' })
  reteica: number;

  @EnumField(RECEIVED, {
    description:
      '`registered`: what the order says, so that the difference is refunded or to be collected. `corrected`: the total less the corrected withholdings; no money moves.',
  })
  received: (typeof RECEIVED)[number];

  @BooleanField({ optional: true, description: 'Cash that stands in no shift, because nobody has one open' })
  withoutShift = false;

  @TextField({ max: MAX_REASON, description: 'Why; on the timeline' })
  reason: string;
}

export class CollectBalanceDto {
  @TextField({ max: 60, description: 'Number of the transaction that brought it' })
  transactionNumber: string;
}

export class CorrectDispatchDto extends DispatchFieldsDto {
  @TextField({ max: MAX_REASON, description: 'Why; on the timeline' })
  reason: string;
}

export class OrderNoteDto {
  @TextField({ max: MAX_NOTE })
  text: string;
}
