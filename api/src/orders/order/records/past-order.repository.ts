import type { EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';

import { OrderLineEntity } from '../row/order-line.entity.js';
import type { NewOrderRow } from '../row/order-rows.js';
import { OrderEntity } from '../row/order.entity.js';
import { OrderSearchTermEntity } from '../search/order-search-term.entity.js';
import { searchStateOf } from '../search/search-state.js';
import { searchTerms, searchWordsOf, tokenize } from '../search/search-words.js';
import { OrderEventEntity } from '../timeline/order-event.entity.js';

type PastChanges = Pick<
  OrderEntity,
  'isPaid' | 'paidAt' | 'isDelivered' | 'deliveredAt' | 'delivery' | 'active'
> &
  Partial<OrderEntity>;

export interface PastOrder {
  readonly row: NewOrderRow & PastChanges;
  readonly lines: readonly Omit<OrderLineEntity, 'orderId'>[];
  readonly steps: readonly Pick<OrderEventEntity, 'name' | 'actorId' | 'at' | 'detail'>[];
}

interface Rows {
  insert<Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    row: QueryDeepPartialEntity<Row>,
  ): Promise<number>;
  insertAll<Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    rows: QueryDeepPartialEntity<Row>[],
  ): Promise<void>;
}

/** For demo data; stock and cash are the caller's. @returns its id */
export async function insertPastOrder(rows: Rows, { row, lines, steps }: PastOrder): Promise<number> {
  const { shippingAddress, delivery, totalPrice: total } = row;
  const orderId = await rows.insert(OrderEntity, row);
  await rows.insertAll(
    OrderLineEntity,
    lines.map((line) => ({ ...line, orderId })),
  );
  const words = new Set([...searchWordsOf(shippingAddress), ...tokenize(delivery?.numberGuide ?? '')]);
  const state = searchStateOf(row);
  await rows.insertAll(
    OrderSearchTermEntity,
    searchTerms([...words]).map((term) => ({ orderId, term, state, total })),
  );
  for (const step of steps) await rows.insert(OrderEventEntity, { ...step, orderId });
  return orderId;
}
