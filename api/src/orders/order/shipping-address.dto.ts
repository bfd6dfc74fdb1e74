import { DELIVERY_NOTES } from '@lacteos/contracts';
import { OmitType } from '@nestjs/swagger';

import { IdField, TextField } from '#platform/http/index.js';

/** Which fields may be empty depends on the flow, see placing/order-request-rules.ts. */
export class ShippingAddressDto {
  @IdField({ optional: true })
  idUser?: number;

  @TextField({ max: 100 })
  first_name: string;

  @TextField({ optional: true, max: 100 })
  last_name: string = '';

  @TextField({ optional: true, max: 100 })
  nameCompany: string = 'N/A';

  @TextField({ max: 256 })
  address: string;

  @TextField({ max: 5 })
  city_code: string;

  @TextField({ max: 2 })
  state_code: string;

  @TextField({ optional: true, max: 100 })
  email: string = '';

  @TextField({ optional: true, max: 10 })
  phone: string = '';

  @TextField({ optional: true, max: 2 })
  country_code?: string;

  @TextField({ optional: true, max: DELIVERY_NOTES.max, description: 'What whoever delivers it should know' })
  notes?: string;
}

const FILLED_IN = ['last_name', 'nameCompany', 'email', 'phone'] as const;

/** The address that an order keeps: what its request left out is filled in. */
export class OrderAddressDto extends OmitType(ShippingAddressDto, FILLED_IN) {
  @TextField({ min: 0, max: 100 })
  last_name: string;

  @TextField({ min: 0, max: 100 })
  nameCompany: string;

  @TextField({ min: 0, max: 100 })
  email: string;

  @TextField({ min: 0, max: 10 })
  phone: string;
}
