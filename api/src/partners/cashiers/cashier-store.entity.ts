import { Entity, PrimaryColumn } from 'typeorm';

/** Assignment of a cashier to a store; the primary key prevents duplicates. */
@Entity('cashier_stores')
export class CashierStoreEntity {
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  @PrimaryColumn({ name: 'store_id', type: 'integer' })
  storeId: number;
}
