import { BooleanField, EnumField, ListQuery, SortField, TextField } from '../../platform/http/index.js';
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

const DAY_OR_MOMENT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z)?$/;
const DATE = 'La fecha debe tener el formato aaaa-mm-dd.';

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

  @EnumField([...ALL_METHODS, WOMPI_LABEL], { optional: true })
  paymentMethod?: string;

  @TextField({ optional: true, pattern: DAY_OR_MOMENT, message: DATE })
  paidFrom?: string;

  @TextField({ optional: true, pattern: DAY_OR_MOMENT, message: DATE })
  paidTo?: string;
}
