import type { OrderLineEntity } from './order-line.entity.js';
import type { OrderEntity } from './order.entity.js';

/** What a new order is written with; the rest of its columns begin empty. */
export type NewOrderRow = Omit<
  OrderEntity,
  | 'id'
  | 'isPaid'
  | 'paidAt'
  | 'paymentResult'
  | 'isDelivered'
  | 'deliveredAt'
  | 'delivery'
  | 'active'
  | 'isInvoice'
  | 'idInvoice'
  | 'stockReleasedAt'
  | 'paidWithoutStock'
  | 'paymentAlert'
>;

/** A line with the picture and the present price of its product. */
export interface OrderLineRow extends Pick<
  OrderLineEntity,
  'productId' | 'quantity' | 'unitPrice' | 'productName'
> {
  image: string;
}
