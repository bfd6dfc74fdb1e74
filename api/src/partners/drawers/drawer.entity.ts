import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { AuditedAs, Impersonal, Keeps } from '#platform/stored-data/index.js';

/** A place of cash in a store; store 0 is the factory. */
@Keeps('always')
@AuditedAs('drawer', 'Caja de tienda', 'name')
@Entity('drawers')
@Index('drawers_name', ['storeId', 'name'], { unique: true })
export class DrawerEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ name: 'store_id', type: 'integer' })
  storeId: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 60 })
  name: string;

  @Column({ type: 'boolean', default: true })
  active: boolean;
}
