import { PAYMENT_ALERTS, type PaymentAlert } from '@lacteos/contracts/reference/reference-data';

import { EnumField, TextField } from '#platform/http/index.js';

export class ResolveAlertDto {
  @EnumField(PAYMENT_ALERTS, { description: 'The alert that was looked at' })
  alert: PaymentAlert;

  @TextField({ min: 3, max: 200, required: 'Escriba qué se hizo.' })
  reason: string;
}
