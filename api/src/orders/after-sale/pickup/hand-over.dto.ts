import { NestedField, TextField } from '#platform/http/index.js';
import { PaymentRegistrationDto } from '../../payments/payment/registration/payment-registration.dto.js';

export class HandOverDto {
  @TextField({ optional: true, max: 20, description: "The buyer's code" })
  code?: string;

  @TextField({ optional: true, max: 20, description: "Number of the buyer's document, instead of the code" })
  document?: string;

  @NestedField(() => PaymentRegistrationDto, {
    optional: true,
    description: 'Payment of an unpaid order, registered in the same transaction',
  })
  payment?: PaymentRegistrationDto;
}
