import { DELIVERY_NOTES } from '@lacteos/contracts/delivery/delivery-notes';
import { readPhone } from '@lacteos/contracts/parsing/read-digits';
import { readEmail } from '@lacteos/contracts/parsing/read-text';
import { LIMITS } from '@lacteos/contracts/validation';
import { OmitType } from '@nestjs/swagger';

import { IdField, NameField, TextField } from '#platform/http/index.js';

/** The flow decides which fields may be empty, see placing/order-request-rules.ts. */
export class ShippingAddressDto {
  @IdField({ optional: true })
  idUser?: number;

  @NameField({ max: 100 })
  first_name: string;

  @NameField({ optional: true, max: 100 })
  last_name: string = '';

  @NameField({ optional: true, max: LIMITS.company })
  nameCompany: string = 'N/A';

  @NameField({ max: LIMITS.address })
  address: string;

  @TextField({ max: 5 })
  city_code: string;

  @TextField({ max: 2 })
  state_code: string;

  @TextField({ optional: true, max: LIMITS.email, read: readEmail })
  email: string = '';

  @TextField({ optional: true, max: 10, read: readPhone })
  phone: string = '';

  @TextField({ optional: true, max: 2 })
  country_code?: string;

  @TextField({ optional: true, max: DELIVERY_NOTES.max, description: 'What whoever delivers it should know' })
  notes?: string;
}

const FILLED_IN = ['last_name', 'nameCompany', 'email', 'phone'] as const;

export class OrderAddressDto extends OmitType(ShippingAddressDto, FILLED_IN) {
  @TextField({ min: 0, max: 100 })
  last_name: string;

  @TextField({ min: 0, max: LIMITS.company })
  nameCompany: string;

  @TextField({ min: 0, max: 100 })
  email: string;

  @TextField({ min: 0, max: 10 })
  phone: string;
}
