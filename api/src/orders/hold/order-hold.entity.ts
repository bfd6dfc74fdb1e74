import { Entity, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';

/** An end of a reservation that staff set in place of the usual one. */
@Entity('order_holds')
export class OrderHoldEntity {
  @PrimaryColumn({ name: 'order_id', type: 'integer' })
  orderId: number;

  @timestampColumn({ name: 'ends_at' })
  endsAt: Date;
}
