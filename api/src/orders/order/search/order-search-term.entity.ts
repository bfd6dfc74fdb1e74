import type { Centavos } from '@lacteos/contracts/money/money';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { moneyColumn } from '#platform/database/index.js';
import { NEW_ORDER_STATE } from './search-state.js';
import { Keeps, Personal } from '#platform/stored-data/index.js';

/**
 * A searchable term of an order: folded words of names, company, phone, tracking number and transaction. A trigger
 * keeps the order's state and total beside it, so that lists can be sorted by the index.
 */
@Keeps({ setting: 'CANCELLED_SEARCH_DAYS' })
@Entity('order_search_terms')
@Index('order_search_newest', ['term', 'state', 'orderId'])
@Index('order_search_total', ['term', 'state', 'total', 'orderId'])
export class OrderSearchTermEntity {
  @PrimaryColumn({ name: 'order_id', type: 'integer' })
  orderId: number;

  @Personal('palabras del nombre y del teléfono', 'orders', 'erased')
  @PrimaryColumn({ type: 'varchar', length: 40 })
  term: string;

  /** State flags of the order, see search-state.ts. */
  @Column({ type: 'smallint', default: NEW_ORDER_STATE })
  state: number;

  /** The order's total, in centavos. */
  @moneyColumn({ default: 0 })
  total: Centavos;
}
