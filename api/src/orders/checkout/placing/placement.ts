import type { RequestUser } from '#platform/access/index.js';
import type { NewOrderDto } from './new-order.dto.js';
import { mergeLines, type RequestedLine } from './order-lines.js';

/** A request to place an order. */
export interface Placement {
  order: NewOrderDto;
  buyer: RequestUser;
  idempotencyKey: string;
  /** Store that a cashier chose, if any. */
  chosenStore: number | null;
  /** The items are lines of the buyer's cart: the order takes these lines and is refused without them. */
  isFromCart: boolean;
}

/** The requested products, each once. */
export const requestedLines = ({ orderItems }: NewOrderDto): RequestedLine[] =>
  mergeLines(orderItems.map(({ id_product, quantity }) => ({ productId: id_product, quantity })));
