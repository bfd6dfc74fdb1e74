import type { Centavos } from '@lacteos/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { moneyColumn } from '../../platform/database/index.js';
import { NEW_ORDER_STATE } from './search-state.js';

/**
 * A word by which an order is found: folded letters and digits of names, company, phone, guide or transaction. What lists
 * are filtered and sorted by stands beside it, so that they are read from the end of an index; a trigger keeps it in step.
 */
@Entity('order_search_terms')
@Index('order_search_newest', ['term', 'state', 'orderId'])
@Index('order_search_total', ['term', 'state', 'total', 'orderId'])
export class OrderSearchTermEntity {
  @PrimaryColumn({ name: 'order_id', type: 'integer' })
  orderId: number;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  term: string;

  /** Whether the order is paid, dispatched, cancelled: see search-state.ts. */
  @Column({ type: 'smallint', default: NEW_ORDER_STATE })
  state: number;

  /** The order's total. */
  @moneyColumn({ default: 0 })
  total: Centavos;
}
