import { PAYMENT_METHOD_LABELS, type PaymentMethodLabel } from '@lacteos/contracts/orders/payment-methods';
import { APPROVED_STATUS } from '@lacteos/contracts/reference/reference-data';
import { TEXTS } from '@lacteos/contracts/validation';

import {
  BooleanField,
  EnumField,
  IdField,
  MoneyField,
  NestedField,
  TextField,
} from '#platform/http/index.js';

export abstract class PaymentFieldsDto {
  @TextField({ optional: true, nullable: true, max: 40, description: 'ISO 8601, Crédito only' })
  expiryDate: string | null = null;

  @EnumField(PAYMENT_METHOD_LABELS, { message: TEXTS.paymentMethodRequired })
  paymentMethod: PaymentMethodLabel;

  @TextField({ optional: true, nullable: true, max: 60 })
  checkNumber: string | null = null;

  @TextField({ optional: true, nullable: true, max: 60 })
  checkBank: string | null = null;

  @TextField({ optional: true, nullable: true, max: 60 })
  transactionNumber: string | null = null;

  @BooleanField({
    optional: true,
    description: 'Cash that stands in no shift, because the person has none open',
  })
  withoutShift = false;
}

export class PaymentRegistrationDto extends PaymentFieldsDto {
  @MoneyField()
  totalPrice: number;

  @EnumField([APPROVED_STATUS])
  status: typeof APPROVED_STATUS;

  @TextField({ max: 40, description: 'ISO 8601; the server keeps its own time' })
  date: string;
}

export class SecondPaymentDto {
  @NestedField(() => PaymentRegistrationDto)
  data: PaymentRegistrationDto;
}

export class RegisterPaymentDto {
  @IdField()
  id: number;

  @NestedField(() => PaymentRegistrationDto)
  data: PaymentRegistrationDto;
}
