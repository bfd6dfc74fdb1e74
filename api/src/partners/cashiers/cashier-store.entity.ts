import { Entity, PrimaryColumn } from 'typeorm';

/** A cashier sells from a store. The pair is the key: nobody is assigned twice to one store. */
@Entity('cashier_stores')
export class CashierStoreEntity {
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId: number;

  @PrimaryColumn({ name: 'store_id', type: 'integer' })
  storeId: number;
}
