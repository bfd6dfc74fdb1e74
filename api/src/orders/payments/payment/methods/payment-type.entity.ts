import type { PaymentMethodLabel } from '@lacteos/contracts/orders/payment-methods';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Impersonal, Keeps } from '#platform/stored-data/index.js';

/** A payment method. Ids are fixed by migrations, because orders and screens refer to them. */
@Keeps('always')
@Entity('payment_types')
export class PaymentTypeEntity {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Impersonal()
  @Index('payment_types_name', { unique: true })
  @Column({ type: 'varchar', length: 60 })
  name: PaymentMethodLabel;

  /** Whether customers (role 1) may choose it. */
  @Column({ name: 'for_customers', type: 'boolean' })
  forCustomers: boolean;

  /** Offered to staff who register a payment; not accepted for new orders. */
  @Column({ name: 'registration_only', type: 'boolean' })
  registrationOnly: boolean;
}
