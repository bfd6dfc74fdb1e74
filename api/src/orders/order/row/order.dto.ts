import { ORDER_DUTY_NAMES, type OrderDuty } from '@lacteos/contracts/orders/order-duties';
import {
  ORDER_INVOICE_STATES,
  PAYMENT_ALERTS,
  TAX_CLASSIFICATIONS,
  type OrderInvoiceState,
  type PaymentAlert,
  type TaxClassification,
} from '@lacteos/contracts/reference/reference-data';

import {
  BooleanField,
  EnumArrayField,
  EnumField,
  IdField,
  IntField,
  MomentField,
  MoneyField,
  NestedArrayField,
  NestedField,
  TextField,
} from '#platform/http/index.js';
import { OrderWithholdingDto } from '../withholding/order-withholding.dto.js';
import { BreBAccountDto, HoldStateDto } from './hold-state.dto.js';
import { OrderProgressDto, PromisedDeliveryDto } from './delivery-state.dto.js';
import { OrderAddressDto } from './shipping-address.dto.js';

class PaymentTransactionDto {
  @TextField()
  id: string;

  @TextField()
  payment_method_type: string;

  @TextField()
  status: string;
}

class PaymentResultDto {
  @TextField({ optional: true, nullable: true })
  status?: string | null;

  @MomentField({ optional: true, nullable: true })
  date?: string | null;

  @TextField({ optional: true, nullable: true, description: 'Due date of a Crédito' })
  expiryDate?: string | null;

  @TextField({ optional: true, nullable: true })
  checkBank?: string | null;

  @TextField({ nullable: true })
  transactionNumber: string | null;

  @TextField({ nullable: true })
  checkNumber: string | null;

  @NestedField(() => PaymentTransactionDto, { nullable: true })
  transaction: PaymentTransactionDto | null;
}

class DeliveryDto {
  @MomentField()
  date: string;

  @TextField({ min: 0, description: 'Empty for goods that were handed over' })
  numberGuide: string;

  @TextField()
  transport: string;

  @TextField({ min: 0 })
  shippingAddress: string;

  @TextField({ min: 0 })
  shippingAddressCity: string;

  @TextField({ min: 0 })
  shippingAddressCountry: string;

  @TextField({ optional: true })
  shippingAddressPhone?: string;
}

class ListedProductDto {
  @IdField()
  id_product: number;

  @TextField()
  name: string;

  @TextField()
  image: string;

  @IntField({ min: 1 })
  quantity: number;
}

/** Amounts in pesos. */
export class OrderRowDto {
  @IdField()
  id: number;

  @MomentField()
  createdAt: string;

  @TextField()
  n_document: string;

  @NestedField(() => OrderAddressDto)
  shippingAddress: OrderAddressDto;

  @TextField()
  paymentMethod: string;

  @IdField()
  paymentId: number;

  @MoneyField()
  itemsPrice: number;

  @MoneyField()
  taxPrice: number;

  @MoneyField()
  shippingPrice: number;

  @MoneyField()
  totalPrice: number;

  @BooleanField({ description: 'Whether every line is Taxed' })
  allTaxed: boolean;

  @IntField({ optional: true, nullable: true, description: 'Version of the terms that the buyer accepted' })
  termsVersion?: number | null;

  @TextField({ optional: true, nullable: true, description: 'SHA-256 of those terms' })
  termsHash?: string | null;

  @BooleanField()
  isPaid: boolean;

  @MomentField({ nullable: true })
  paidAt: string | null;

  @BooleanField()
  isDelivered: boolean;

  @MomentField({ nullable: true })
  deliveredAt: string | null;

  @BooleanField({ description: "false: 'pedido cancelado'" })
  active: boolean;

  @BooleanField({ description: "'Facturado': its invoice is accepted by the DIAN or on its way there" })
  isInvoice: boolean;

  @TextField({ nullable: true, description: 'GUID in SIIGO, of a draft too' })
  idInvoice: string | null;

  @EnumField(ORDER_INVOICE_STATES, { description: 'Where its invoice stands; a draft waits to be sent' })
  invoiceState: OrderInvoiceState;

  @BooleanField({ description: "true: 'pagado sin stock'" })
  paidWithoutStock: boolean;

  @EnumField(PAYMENT_ALERTS, { nullable: true, description: 'A payment that staff must look at' })
  paymentAlert: PaymentAlert | null;

  @IdField({ nullable: true, description: "The cashier's store that sold it; null: the factory" })
  storeId: number | null;

  @NestedField(() => PaymentResultDto, { nullable: true })
  paymentResult: PaymentResultDto | null;

  @NestedField(() => DeliveryDto, { nullable: true })
  delivery: DeliveryDto | null;

  @NestedArrayField(() => ListedProductDto, {
    optional: true,
    description: "In the list of the caller's orders",
  })
  products?: ListedProductDto[];

  @NestedField(() => PromisedDeliveryDto, {
    optional: true,
    nullable: true,
    description: "In the list of the caller's orders and of one order; null: nothing was promised",
  })
  promised?: PromisedDeliveryDto | null;
}

class OrderItemProductDto {
  @IdField()
  id: number;

  @TextField()
  name: string;

  @TextField()
  image: string;

  @MoneyField()
  price: number;
}

export class OrderItemDto {
  @IdField()
  id_product: number;

  @IntField({ min: 1 })
  quantity: number;

  @MoneyField({ description: 'Unit price without VAT when the order was placed' })
  price: number;

  @EnumField(TAX_CLASSIFICATIONS, { optional: true })
  taxClassification?: TaxClassification;

  @IntField({ optional: true, description: 'VAT rate in percent' })
  taxPercent?: number;

  @NestedField(() => OrderItemProductDto)
  Product: OrderItemProductDto;
}

export class OrderDto extends OrderRowDto {
  @NestedArrayField(() => OrderItemDto)
  orderItems: OrderItemDto[];

  @NestedField(() => OrderWithholdingDto, {
    optional: true,
    nullable: true,
    description: 'What the buyer withholds, or withheld when the order was paid; null: nothing',
  })
  withholding?: OrderWithholdingDto | null;

  @MoneyField({
    optional: true,
    description: 'Delivery within the total, without its VAT, as withholdings count it; for staff',
  })
  deliveryBase?: number;

  @MoneyField({ optional: true, description: 'Still to be collected since its withholdings were corrected' })
  balanceDue?: number;

  @BooleanField({ optional: true, description: 'Whether the provider gave its payment back to the buyer' })
  isPaymentVoided?: boolean;

  @BooleanField({ optional: true, description: 'Whether everything came back: nothing is left to invoice' })
  isAllReturned?: boolean;

  @NestedField(() => HoldStateDto, {
    optional: true,
    nullable: true,
    description: 'Until when its units are kept; null once it is paid or cancelled',
  })
  hold?: HoldStateDto | null;

  @NestedField(() => BreBAccountDto, {
    optional: true,
    nullable: true,
    description: 'Where to pay it by Bre-B; null once paid or cancelled, and for other methods',
  })
  breB?: BreBAccountDto | null;

  @NestedField(() => OrderProgressDto, {
    optional: true,
    nullable: true,
    description: 'Where its goods are between the store room and the buyer; null once it is cancelled',
  })
  progress?: OrderProgressDto | null;

  @MomentField({ optional: true, nullable: true, description: 'When the buyer received it' })
  receivedAt?: string | null;

  @MomentField({ optional: true, nullable: true, description: 'When it was cancelled' })
  cancelledAt?: string | null;

  @EnumArrayField(ORDER_DUTY_NAMES, {
    optional: true,
    description: 'What is still to do, the most urgent first; for staff and cashiers',
  })
  duties?: OrderDuty[];
}
