import type { DeliveryState } from '@lacteos/contracts/delivery/delivery-progress';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

/** Written by the module `delivery`; an order without a row is as its dispatch says. */
@Keeps('with its owner')
@Entity('order_progress')
@Index('order_progress_state', ['state'])
export class OrderProgressEntity {
  @PrimaryColumn({ name: 'order_id', type: 'integer' })
  orderId: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 12 })
  state: DeliveryState;

  /** Incremented by every step, to detect conflicts. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @timestampColumn({ name: 'packed_at', nullable: true })
  packedAt: Date | null;

  @timestampColumn({ name: 'sent_at', nullable: true })
  sentAt: Date | null;

  @timestampColumn({ name: 'received_at', nullable: true })
  receivedAt: Date | null;

  @timestampColumn({ name: 'failed_at', nullable: true })
  failedAt: Date | null;

  @timestampColumn({ name: 'back_at', nullable: true })
  backAt: Date | null;

  @Personal('quién recibió el pedido', 'orders', 'erased')
  @Column({ name: 'received_by', type: 'varchar', length: 100, nullable: true })
  receivedBy: string | null;

  @Personal('por qué no se entregó', 'orders', 'erased')
  @Column({ type: 'varchar', length: 200, nullable: true })
  reason: string | null;

  /** At the door, in tenths of a degree Celsius. */
  @Column({ name: 'decicelsius', type: 'integer', nullable: true })
  decicelsius: number | null;

  @Personal('nombre de la foto de la entrega', 'orders', 'erased')
  @Column({ type: 'varchar', length: 32, nullable: true })
  photo: string | null;
}
