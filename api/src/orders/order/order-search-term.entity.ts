import { Entity, Index, PrimaryColumn } from 'typeorm';

/** A word by which an order is found: folded letters and digits of names, company, phone, guide or transaction. */
@Entity('order_search_terms')
@Index('order_search_term', ['term', 'orderId'])
export class OrderSearchTermEntity {
  @PrimaryColumn({ name: 'order_id', type: 'integer' })
  orderId: number;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  term: string;
}
