import { PAYMENT_METHOD_LABELS, type PaymentMethodLabel } from '@lacteos/contracts/orders/payment-methods';
import { TEXTS } from '@lacteos/contracts/validation';

import { EnumField } from '#platform/http/index.js';

export class ChangeMethodDto {
  @EnumField(PAYMENT_METHOD_LABELS, { message: TEXTS.paymentMethodRequired })
  paymentMethod: PaymentMethodLabel;
}
