import { TextField } from '#platform/http/index.js';
import { DispatchFieldsDto } from '../dispatch/dispatch-registration.dto.js';
import { PaymentFieldsDto } from '../payment/registration/payment-registration.dto.js';

const MAX_NOTE = 250;
const MAX_REASON = 100;

/** What a payment should have said. */
export class CorrectPaymentDto extends PaymentFieldsDto {
  @TextField({ max: MAX_REASON, description: 'Why; on the timeline' })
  reason: string;
}

/** What a dispatch should have said. */
export class CorrectDispatchDto extends DispatchFieldsDto {
  @TextField({ max: MAX_REASON, description: 'Why; on the timeline' })
  reason: string;
}

/** A note of staff, which the buyer never sees. */
export class OrderNoteDto {
  @TextField({ max: MAX_NOTE })
  text: string;
}
