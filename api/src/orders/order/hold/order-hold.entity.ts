import { Entity, Index, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Keeps } from '#platform/stored-data/index.js';

@Keeps('with its owner')
@Entity('order_holds')
@Index('order_holds_end', ['endsAt'])
export class OrderHoldEntity {
  @PrimaryColumn({ name: 'order_id', type: 'integer' })
  orderId: number;

  @timestampColumn({ name: 'ends_at' })
  endsAt: Date;
}
