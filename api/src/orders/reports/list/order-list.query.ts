import { readSearch } from '@lacteos/contracts/identification/read-search';
import { ORDER_DUTY_NAMES, type OrderDuty } from '@lacteos/contracts/orders/order-duties';
import { PAYMENT_FILTER_NAMES } from '@lacteos/contracts/orders/payment-methods';
import { PRODUCT_FAMILIES, type ProductFamily } from '@lacteos/contracts/reference/product-families';
import { ORDER_INVOICE_STATES, type OrderInvoiceState } from '@lacteos/contracts/reference/reference-data';
import {
  BooleanField,
  DayField,
  EnumField,
  IdField,
  IntField,
  ListQuery,
  SortField,
  TextField,
} from '#platform/http/index.js';

const ORDER_SORTS = [
  'id',
  'createdAt',
  'paidAt',
  'deliveredAt',
  'totalPrice',
  'paymentMethod',
  'n_document',
] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

const MAX_HOURS = 1440;

export class MyOrdersQuery extends ListQuery {
  @SortField(ORDER_SORTS)
  sort?: string;
}

/** Whole days in Colombia, both included. */
export class OrderListQuery extends MyOrdersQuery {
  @BooleanField({ optional: true, fromText: true })
  isPaid?: boolean;

  @BooleanField({ optional: true, fromText: true })
  isDelivered?: boolean;

  @BooleanField({ optional: true, fromText: true })
  active?: boolean;

  @BooleanField({ optional: true, fromText: true })
  paidWithoutStock?: boolean;

  @BooleanField({ optional: true, fromText: true })
  hasPaymentAlert?: boolean;

  @BooleanField({ optional: true, fromText: true })
  hasReturns?: boolean;

  @BooleanField({ optional: true, fromText: true })
  isAllReturned?: boolean;

  @BooleanField({ optional: true, fromText: true })
  hasCredits?: boolean;

  @IntField({ optional: true, fromText: true, min: 1, max: MAX_HOURS })
  holdEndsWithinHours?: number;

  @EnumField(PAYMENT_FILTER_NAMES, { optional: true })
  paymentMethod?: string;

  @DayField({ optional: true })
  paidFrom?: string;

  @DayField({ optional: true })
  paidTo?: string;

  @DayField({ optional: true })
  deliveredFrom?: string;

  @DayField({ optional: true })
  deliveredTo?: string;

  @DayField({ optional: true })
  createdFrom?: string;

  @DayField({ optional: true })
  createdTo?: string;

  /** Day of payment, or of receipt while there is none, as in the figures. */
  @DayField({ optional: true })
  dayFrom?: string;

  @DayField({ optional: true })
  dayTo?: string;

  @BooleanField({ optional: true, fromText: true })
  isInvoice?: boolean;

  @EnumField(ORDER_INVOICE_STATES, { optional: true })
  invoiceState?: OrderInvoiceState;

  @EnumField(ORDER_DUTY_NAMES, { optional: true })
  duty?: OrderDuty;

  /** Any of the problems that the view 'Con problema' counts. */
  @BooleanField({ optional: true, fromText: true })
  hasProblem?: boolean;

  /** 0 is the factory. */
  @IntField({ optional: true, fromText: true })
  storeId?: number;

  @TextField({ optional: true, max: 50, read: readSearch })
  document?: string;

  @IdField({ optional: true, fromText: true })
  productId?: number;

  @EnumField(PRODUCT_FAMILIES, { optional: true })
  family?: ProductFamily;
}
