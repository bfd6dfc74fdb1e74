import { APPROVED_STATUS, TEXTS, type PaymentRegistration } from '@lacteos/contracts';

import { EnumField, IdField, MoneyField, NestedField, TextField } from '../../platform/http/index.js';
import { ALL_METHODS } from '../order/new-order.dto.js';

/** What the payment dialog sends; which of the last fields a method needs stands in registration-rules.ts. */
export class PaymentRegistrationDto implements PaymentRegistration {
  @MoneyField()
  totalPrice: number;

  @EnumField([APPROVED_STATUS])
  status: typeof APPROVED_STATUS;

  @TextField({ max: 40, description: 'ISO 8601; the server keeps its own time' })
  date: string;

  @TextField({ optional: true, nullable: true, max: 40, description: 'ISO 8601, Crédito only' })
  expiryDate: string | null = null;

  @EnumField(ALL_METHODS, { message: TEXTS.paymentMethodRequired })
  paymentMethod: string;

  @TextField({ optional: true, nullable: true, max: 60 })
  checkNumber: string | null = null;

  @TextField({ optional: true, nullable: true, max: 60 })
  checkBank: string | null = null;

  @TextField({ optional: true, nullable: true, max: 60 })
  transactionNumber: string | null = null;
}

export class RegisterPaymentDto {
  @IdField()
  id: number;

  @NestedField(() => PaymentRegistrationDto)
  data: PaymentRegistrationDto;
}
