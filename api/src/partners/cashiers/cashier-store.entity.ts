import { Entity, PrimaryColumn } from 'typeorm';
import { Keeps, Personal } from '#platform/stored-data/index.js';

/** The primary key prevents duplicates. */
@Keeps('always')
@Entity('cashier_stores')
export class CashierStoreEntity {
  @Personal('cajero', 'office', 'account')
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  @PrimaryColumn({ name: 'store_id', type: 'integer' })
  storeId: number;
}
