import type { Centavos } from '@lacteos/contracts/money/money';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { moneyColumn } from '#platform/database/index.js';
import { AuditedAs, Impersonal, Keeps } from '#platform/stored-data/index.js';

@Keeps('always')
@AuditedAs('delivery-zone', 'Zona de entrega', 'name')
@Entity('delivery_zones')
@Index('delivery_zones_name', ['name'], { unique: true })
export class DeliveryZoneEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Incremented by every edit, to detect conflicts. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 60 })
  name: string;

  @Column({ name: 'active', type: 'boolean', default: true })
  isActive: boolean;

  @Column({ name: 'is_by_courier', type: 'boolean', default: false })
  isByCourier: boolean;

  @Column({ name: 'is_cold', type: 'boolean', default: false })
  isCold: boolean;

  /** '135': Monday, Wednesday and Friday. */
  @Impersonal()
  @Column({ type: 'varchar', length: 7 })
  weekdays: string;

  @Column({ name: 'works_on_holidays', type: 'boolean', default: false })
  worksOnHolidays: boolean;

  /** 'HH:mm' in Colombia. */
  @Impersonal()
  @Column({ name: 'cut_off', type: 'varchar', length: 5 })
  cutOff: string;

  @Column({ name: 'lead_days', type: 'integer' })
  leadDays: number;

  /** VAT included. */
  @moneyColumn()
  price: Centavos;

  @moneyColumn({ name: 'free_from', nullable: true })
  freeFrom: Centavos | null;

  @moneyColumn({ nullable: true })
  minimum: Centavos | null;

  /** Orders a day; null: no limit. */
  @Column({ type: 'integer', nullable: true })
  capacity: number | null;
}
