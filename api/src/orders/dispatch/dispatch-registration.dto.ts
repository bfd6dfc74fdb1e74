import { CARRIERS } from '@lacteos/contracts';

import { EnumField, IdField, MoneyField, NestedField, TextField } from '#platform/http/index.js';

/** Body of a dispatch. */
export class DispatchRegistrationDto {
  @TextField({ max: 40, description: 'ISO 8601; the server keeps its own time' })
  date: string;

  @TextField({ max: 60 })
  numberGuide: string;

  @EnumField(CARRIERS)
  transport: (typeof CARRIERS)[number];

  @MoneyField()
  shippingPrice: number;

  @TextField()
  shippingAddress: string;

  @TextField({ max: 100, description: 'Name of the municipality' })
  shippingAddressCity: string;

  @TextField({ max: 100, description: 'Name of the department' })
  shippingAddressCountry: string;

  @TextField({ optional: true, max: 20 })
  shippingAddressPhone: string = '';
}

export class DispatchOrderDto {
  @IdField()
  id: number;

  @NestedField(() => DispatchRegistrationDto)
  data: DispatchRegistrationDto;
}
