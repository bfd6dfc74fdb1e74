import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { AuditedAs, Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

/** A driver's stops of a day. */
@Keeps('always')
@AuditedAs('delivery-route', 'Ruta de entrega', 'driverName')
@Entity('delivery_routes')
@Index('delivery_routes_day', ['day'])
@Index('delivery_routes_link', ['linkHash'], { unique: true })
export class DeliveryRouteEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Incremented by every edit, to detect conflicts. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  /** 'yyyy-MM-dd'. */
  @Impersonal()
  @Column({ type: 'varchar', length: 10 })
  day: string;

  @Personal('nombre de quien reparte', 'office', 'searched')
  @Column({ name: 'driver_name', type: 'varchar', length: 60 })
  driverName: string;

  @timestampColumn({ name: 'left_at', nullable: true })
  leftAt: Date | null;

  /** SHA-256 of the driver's token, which is stored nowhere. */
  @Impersonal()
  @Column({ name: 'link_hash', type: 'varchar', length: 64, nullable: true })
  linkHash: string | null;

  @timestampColumn({ name: 'link_ends_at', nullable: true })
  linkEndsAt: Date | null;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;
}

@Keeps('with its owner')
@Entity('delivery_stops')
@Index('delivery_stops_open', ['openOrder'], { unique: true })
@Index('delivery_stops_order', ['orderId'])
export class DeliveryStopEntity {
  @PrimaryColumn({ name: 'route_id', type: 'integer' })
  routeId: number;

  @PrimaryColumn({ name: 'order_id', type: 'integer' })
  orderId: number;

  /** From 1. */
  @Column({ type: 'integer' })
  position: number;

  /** The order until it was not delivered; unique, so that an order stands in one route only. */
  @Column({ name: 'open_order', type: 'integer', nullable: true })
  openOrder: number | null;

  /** Device's time of the last proof. */
  @timestampColumn({ name: 'proved_at', nullable: true })
  provedAt: Date | null;
}
