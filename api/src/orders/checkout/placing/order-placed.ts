/** Outbox topic of a new order; payload {@link OrderPlaced}. */
export const ORDER_PLACED = 'order-placed';
export interface OrderPlaced {
  orderId: number;
}
