import {
  DOCUMENT_TYPES,
  FISCAL_RESPONSIBILITIES,
  PAYMENT_METHODS,
  PERSON_TYPES,
  REGISTRATION_ONLY_METHODS,
  TEXTS,
  type CustomerData,
  type NewOrder,
  type PersonType,
  type ShippingAddress,
} from '@lacteos/contracts';

import {
  EnumField,
  IdField,
  IntField,
  MoneyField,
  NestedArrayField,
  NestedField,
  TextField,
} from '../../platform/http/index.js';

export const ALL_METHODS = [...PAYMENT_METHODS, ...REGISTRATION_ONLY_METHODS] as const;
const DOCUMENT_CODES = DOCUMENT_TYPES.map((type) => type.code);
const FISCAL_CODES = FISCAL_RESPONSIBILITIES.map((responsibility) => responsibility.code);
const MAX_LINES = 200;
const MAX_QUANTITY = 10_000;

export class NewOrderItemDto {
  @IdField()
  id_product: number;

  @IntField({ min: 1, max: MAX_QUANTITY })
  quantity: number;
}

/** What may stay empty depends on the flow, see order-request-rules.ts. */
export class ShippingAddressDto implements ShippingAddress {
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
}

/** 'Datos Cliente' of the staff checkout. */
export class CustomerDataDto implements CustomerData {
  @TextField({ max: 20 })
  identification: string;

  @EnumField(PERSON_TYPES)
  person_type: PersonType;

  @EnumField(FISCAL_CODES)
  fiscal_responsibility: string;

  @EnumField(DOCUMENT_CODES)
  id_type: string;

  @TextField({ optional: true, max: 1 })
  check_digit?: string;

  @TextField({ optional: true, max: 100 })
  first_name?: string;

  @TextField({ optional: true, max: 100 })
  last_name?: string;

  @TextField({ optional: true, max: 100 })
  nameCompany?: string;

  @TextField({ optional: true, max: 100 })
  commercial_name?: string;

  @TextField({ max: 256 })
  address: string;

  @TextField({ max: 2 })
  country_code: string;

  @TextField({ max: 2 })
  state_code: string;

  @TextField({ max: 5 })
  city_code: string;

  @TextField({ max: 50 })
  contact_first_name: string;

  @TextField({ optional: true, max: 50 })
  contact_last_name?: string;

  @TextField({ optional: true, max: 100 })
  contact_email?: string;

  @TextField({ optional: true, max: 10 })
  contact_phone?: string;
}

/** The order that the preview sends. The amounts say what the buyer saw; the server computes its own. */
export class NewOrderDto implements NewOrder {
  @IdField({ description: "The caller's user id" })
  id: number;

  @NestedArrayField(() => NewOrderItemDto, { min: 1, max: MAX_LINES })
  orderItems: NewOrderItemDto[];

  @NestedField(() => ShippingAddressDto)
  shippingAddress: ShippingAddressDto;

  @NestedField(() => CustomerDataDto, { optional: true })
  customer?: CustomerDataDto;

  @EnumField(ALL_METHODS, { message: TEXTS.paymentMethodRequired })
  paymentMethod: string;

  @IdField({ message: TEXTS.paymentMethodRequired })
  paymentId: number;

  @MoneyField()
  itemsPrice: number;

  @MoneyField()
  taxPrice: number;

  @MoneyField()
  totalPrice: number;
}
