import { CARRIERS } from '@lacteos/contracts/reference/reference-data';

import { EnumField, IdField, MoneyField, NestedField, TextField } from '#platform/http/index.js';

export abstract class DispatchFieldsDto {
  @TextField({ max: 60 })
  numberGuide: string;

  @EnumField(CARRIERS)
  transport: (typeof CARRIERS)[number];

  @MoneyField()
  shippingPrice: number;
}

export class DispatchRegistrationDto extends DispatchFieldsDto {
  @TextField({ max: 40, description: 'ISO 8601; the server keeps its own time' })
  date: string;

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
