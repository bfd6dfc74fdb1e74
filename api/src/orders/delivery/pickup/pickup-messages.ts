/** Payload of each: {@link PickupMessage}. */
export const PICKUP_REMINDER_DUE = 'order.pickup-reminder';
export const PICKUP_ENDS = 'order.pickup-ends';
export const PICKUP_PAID_LATE = 'order.pickup-paid-late';
export interface PickupMessage {
  orderId: number;
}
