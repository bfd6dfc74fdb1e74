import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { AuditedAs, Impersonal, Keeps } from '#platform/stored-data/index.js';

@Keeps('always')
@AuditedAs('closed-day', 'Día sin entregas', 'day')
@Entity('delivery_closed_days')
@Index('delivery_closed_days_day', ['day', 'zoneId'], { unique: true })
export class ClosedDayEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** 'yyyy-MM-dd'. */
  @Impersonal()
  @Column({ type: 'varchar', length: 10 })
  day: string;

  /** 0: all zones. */
  @Column({ name: 'zone_id', type: 'integer', default: 0 })
  zoneId: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 120 })
  reason: string;
}
