import type { DeliveryAction } from '@lacteos/contracts/delivery/delivery-progress';

/** A step that the buyer learns by mail, besides the dispatch; payload {@link OrderProgressed}. */
export const ORDER_PROGRESSED = 'order.progressed';
export interface OrderProgressed {
  orderId: number;
  action: DeliveryAction;
  /** Why it was not delivered. */
  reason?: string;
}
