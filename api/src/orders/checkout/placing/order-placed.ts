/** Payload {@link OrderPlaced}. */
export const ORDER_PLACED = 'order-placed';
export interface OrderPlaced {
  orderId: number;
}
