import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { timestampColumn } from '../../platform/database/index.js';

export type OrderEventName = 'OrderPlaced' | 'OrderCancelled' | 'OrderPaid' | 'OrderDispatched';

/** The timeline of an order: what happened, when and by whom (null: the system). */
@Entity('order_events')
@Index('order_events_order', ['orderId'])
export class OrderEventEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ name: 'order_id', type: 'integer' })
  orderId: number;

  @Column({ type: 'varchar', length: 40 })
  name: OrderEventName;

  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @timestampColumn()
  at: Date;
}
