import { BooleanField, DayField, EnumField, ListQuery, SortField } from '../../platform/http/index.js';
import { ALL_METHODS } from './new-order.dto.js';

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
/** How the cash desk names Wompi. */
export const WOMPI_LABEL = 'WompyBancolombia';

export class MyOrdersQuery extends ListQuery {
  @SortField(ORDER_SORTS)
  sort?: string;
}

/** Filters of the back office's order lists. A day of `paidFrom` and `paidTo` is a whole day in Colombia. */
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

  /** Orders with a payment that people must look at. */
  @BooleanField({ optional: true, fromText: true })
  hasPaymentAlert?: boolean;

  @EnumField([...ALL_METHODS, WOMPI_LABEL], { optional: true })
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
