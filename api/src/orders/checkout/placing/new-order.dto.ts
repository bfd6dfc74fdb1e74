import { PAYMENT_METHOD_LABELS, type PaymentMethodLabel } from '@lacteos/contracts/orders/payment-methods';
import { TEXTS } from '@lacteos/contracts/validation';

import {
  EnumField,
  IdField,
  IntField,
  MoneyField,
  NestedArrayField,
  NestedField,
} from '#platform/http/index.js';
import { ShippingAddressDto } from '../../order/row/shipping-address.dto.js';
import { OrderDeliveryDto } from './order-delivery.dto.js';
import { CustomerDataDto } from '../../order/row/customer-data.dto.js';

const MAX_LINES = 200;
const MAX_QUANTITY = 10_000;

class NewOrderItemDto {
  @IdField()
  id_product: number;

  @IntField({ min: 1, max: MAX_QUANTITY })
  quantity: number;
}

/** Amounts are those that the buyer saw; the server computes its own. */
export class NewOrderDto {
  @IdField({ description: "The caller's user id" })
  id: number;

  @NestedArrayField(() => NewOrderItemDto, { min: 1, max: MAX_LINES })
  orderItems: NewOrderItemDto[];

  @NestedField(() => ShippingAddressDto)
  shippingAddress: ShippingAddressDto;

  @NestedField(() => CustomerDataDto, { optional: true })
  customer?: CustomerDataDto;

  @EnumField(PAYMENT_METHOD_LABELS, { message: TEXTS.paymentMethodRequired })
  paymentMethod: PaymentMethodLabel;

  @IdField({ message: TEXTS.paymentMethodRequired })
  paymentId: number;

  @MoneyField()
  itemsPrice: number;

  @MoneyField()
  taxPrice: number;

  @MoneyField({ optional: true, description: 'Shipping price that the buyer saw, part of the total' })
  shippingPrice?: number;

  @MoneyField()
  totalPrice: number;

  @NestedField(() => OrderDeliveryDto, { optional: true, description: 'Without it nothing is promised' })
  delivery?: OrderDeliveryDto;

  @IntField({ optional: true, min: 1, description: 'Version of the terms that the buyer was shown' })
  termsVersion?: number;
}
