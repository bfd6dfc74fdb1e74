/** Staff moved a delivery to another day; payload {@link DeliveryMoved}. */
export const DELIVERY_MOVED = 'order.delivery-moved';
export interface DeliveryMoved {
  orderId: number;
  day: string;
}
