import { Entity, Index, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Keeps } from '#platform/stored-data/index.js';

/** The end of an order's reservation: as its payment method says, or as staff set it. */
@Keeps('with its owner')
@Entity('order_holds')
@Index('order_holds_end', ['endsAt'])
export class OrderHoldEntity {
  @PrimaryColumn({ name: 'order_id', type: 'integer' })
  orderId: number;

  @timestampColumn({ name: 'ends_at' })
  endsAt: Date;
}
