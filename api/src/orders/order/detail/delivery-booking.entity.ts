import type { Centavos } from '@lacteos/contracts/money/money';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { moneyColumn, timestampColumn } from '#platform/database/index.js';
import { Impersonal, Keeps } from '#platform/stored-data/index.js';

export const DELIVERY_KINDS = ['home', 'pickup'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** How and when an order's goods were promised. */
@Keeps('with its owner')
@Entity('delivery_bookings')
@Index('delivery_bookings_day', ['day', 'zoneId'])
@Index('delivery_bookings_store', ['storeId', 'kind'])
export class DeliveryBookingEntity {
  @PrimaryColumn({ name: 'order_id', type: 'integer' })
  orderId: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 6 })
  kind: DeliveryKind;

  @Column({ name: 'zone_id', type: 'integer', nullable: true })
  zoneId: number | null;

  /** 'yyyy-MM-dd'; by courier the latest day. */
  @Impersonal()
  @Column({ type: 'varchar', length: 10, nullable: true })
  day: string | null;

  /** Set for pickups. */
  @Column({ name: 'store_id', type: 'integer', nullable: true })
  storeId: number | null;

  @moneyColumn()
  price: Centavos;

  /** Whether it has a place of the day. */
  @Column({ name: 'is_held', type: 'boolean', default: true })
  isHeld: boolean;

  /** Paid after its place was given away and the day was full or over: staff choose another day. */
  @Column({ name: 'needs_day', type: 'boolean', default: false })
  needsDay: boolean;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;
}
