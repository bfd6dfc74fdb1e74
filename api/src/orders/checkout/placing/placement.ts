import type { RequestUser } from '#platform/access/index.js';
import type { NewBooking } from '../../delivery/booking/home-deliveries.service.js';
import type { NewPickup } from '../../delivery/pickup/new-pickups.service.js';
import type { NewOrderDto } from './new-order.dto.js';
import { mergeLines, type RequestedLine } from './order-lines.js';

export interface Placement {
  order: NewOrderDto;
  buyer: RequestUser;
  idempotencyKey: string;
  chosenStore: number | null;
  /** The order takes the cart's lines and is refused without them. */
  isFromCart: boolean;
}

/** Delivery or pickup that the order promises; at most one. */
export interface PlannedDelivery {
  /** null: no day and price were promised. */
  readonly booking: NewBooking | null;
  /** null: it goes home. */
  readonly pickup: NewPickup | null;
}

export const requestedLines = ({ orderItems }: NewOrderDto): RequestedLine[] =>
  mergeLines(orderItems.map(({ id_product, quantity }) => ({ productId: id_product, quantity })));
