/** Payload {@link CounterSold}. */
export const COUNTER_SOLD = 'order.sold-at-counter';
export interface CounterSold {
  orderId: number;
}
