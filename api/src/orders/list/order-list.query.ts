import { PAYMENT_FILTER_NAMES } from '@lacteos/contracts';
import { BooleanField, DayField, EnumField, ListQuery, SortField } from '#platform/http/index.js';

/** Columns by which order lists can be sorted. */
export const ORDER_SORTS = [
  'id',
  'createdAt',
  'paidAt',
  'deliveredAt',
  'totalPrice',
  'paymentMethod',
  'n_document',
] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

export class MyOrdersQuery extends ListQuery {
  @SortField(ORDER_SORTS)
  sort?: string;
}

/** Filters of the staff's order list. `paidFrom` and `paidTo` are whole days in Colombia. */
export class OrderListQuery extends MyOrdersQuery {
  @BooleanField({ optional: true, fromText: true })
  isPaid?: boolean;

  @BooleanField({ optional: true, fromText: true })
  isDelivered?: boolean;

  @BooleanField({ optional: true, fromText: true })
  active?: boolean;

  /** Orders 'pagado sin stock'. */
  @BooleanField({ optional: true, fromText: true })
  paidWithoutStock?: boolean;

  /** Orders with a payment alert. */
  @BooleanField({ optional: true, fromText: true })
  hasPaymentAlert?: boolean;

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
}
