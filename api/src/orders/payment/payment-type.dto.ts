import type { PaymentType } from '@lacteos/contracts';

import { BooleanField, IdField, TextField } from '../../platform/http/index.js';

/** A way to pay. */
export class PaymentTypeDto implements PaymentType {
  @IdField()
  id: number;

  @TextField()
  name: string;

  @BooleanField({
    optional: true,
    description: 'Offered when a payment is registered, refused when an order is placed',
  })
  registrationOnly?: boolean;
}
