import { PAYMENT_METHOD_LABELS, type PaymentMethodLabel } from '@lacteos/contracts/orders/payment-methods';

import { BooleanField, EnumField, IdField } from '#platform/http/index.js';

export class PaymentTypeDto {
  @IdField()
  id: number;

  @EnumField(PAYMENT_METHOD_LABELS)
  name: PaymentMethodLabel;

  @BooleanField({
    optional: true,
    description: 'Offered when a payment is registered, refused when an order is placed',
  })
  registrationOnly?: boolean;
}
