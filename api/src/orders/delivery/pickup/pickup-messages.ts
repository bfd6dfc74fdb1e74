/** Payload of each: {@link PickupMessage}. */
export const PICKUP_REMINDER_DUE = 'order.pickup-reminder';
export const PICKUP_ENDS = 'order.pickup-ends';
export interface PickupMessage {
  orderId: number;
}
