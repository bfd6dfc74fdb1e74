import type { PaymentMethodLabel } from '@lacteos/contracts/orders/payment-methods';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Impersonal, Keeps } from '#platform/stored-data/index.js';

/** Migrations fix the ids, because orders and screens refer to them. */
@Keeps('always')
@Entity('payment_types')
export class PaymentTypeEntity {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Impersonal()
  @Index('payment_types_name', { unique: true })
  @Column({ type: 'varchar', length: 60 })
  name: PaymentMethodLabel;

  @Column({ name: 'for_customers', type: 'boolean' })
  forCustomers: boolean;

  /** Not accepted for new orders. */
  @Column({ name: 'registration_only', type: 'boolean' })
  registrationOnly: boolean;
}
