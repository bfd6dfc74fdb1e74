import type { Centavos } from '@lacteos/contracts/money/money';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { moneyColumn } from '#platform/database/index.js';
import { NEW_ORDER_STATE } from './search-state.js';
import { Keeps, Personal } from '#platform/stored-data/index.js';

/** Folded. A trigger copies the order's state and total, so that the index can sort lists. */
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

  @Column({ type: 'smallint', default: NEW_ORDER_STATE })
  state: number;

  /** Centavos. */
  @moneyColumn({ default: 0 })
  total: Centavos;
}
