import type { RequestUser } from '#platform/access/index.js';
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

export const requestedLines = ({ orderItems }: NewOrderDto): RequestedLine[] =>
  mergeLines(orderItems.map(({ id_product, quantity }) => ({ productId: id_product, quantity })));
