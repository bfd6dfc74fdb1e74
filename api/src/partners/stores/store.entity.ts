import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import type { StoreHoursDto } from './store.dto.js';
import { AuditedAs, Impersonal, Keeps } from '#platform/stored-data/index.js';

/** A partner store (aliada). `city` and `country` hold names; `country` is the department. */
@Keeps('always')
@AuditedAs('partner', 'Tienda aliada', 'name')
@AuditedAs('store', 'Tienda', 'name')
@Entity('stores')
export class StoreEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 120 })
  name: string;

  @Impersonal()
  @Column({ type: 'varchar', length: 200 })
  address: string;

  @Impersonal()
  @Column({ type: 'varchar', length: 20 })
  phone: string;

  @Impersonal()
  @Column({ type: 'varchar', length: 120 })
  city: string;

  @Impersonal()
  @Column({ type: 'varchar', length: 120 })
  country: string;

  @Impersonal()
  @Column({ type: 'varchar', length: 300 })
  image: string;

  @Column({ type: 'boolean', default: true })
  active: boolean;

  @Impersonal()
  @Column({ type: 'simple-json', nullable: true })
  hours: StoreHoursDto | null;

  /** 'latitude,longitude' in degrees; null: unknown. */
  @Impersonal()
  @Column({ type: 'varchar', length: 30, nullable: true })
  location: string | null;

  @Impersonal()
  @Column({ name: 'search_text', type: 'varchar', length: 500, default: '' })
  searchText: string;

  /** Incremented by every edit, to detect conflicts. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;
}
