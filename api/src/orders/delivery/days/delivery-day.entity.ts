import { Column, Entity, PrimaryColumn } from 'typeorm';

import { Impersonal, Keeps } from '#platform/stored-data/index.js';

/** Places of a zone's day that orders have. */
@Keeps('always')
@Entity('delivery_days')
export class DeliveryDayEntity {
  @PrimaryColumn({ name: 'zone_id', type: 'integer' })
  zoneId: number;

  /** 'yyyy-MM-dd'. */
  @Impersonal()
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day: string;

  @Column({ type: 'integer', default: 0 })
  booked: number;
}
