import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A way to pay. Ids are fixed by the migration, because orders and the screens name them. */
@Entity('payment_types')
export class PaymentTypeEntity {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Index('payment_types_name', { unique: true })
  @Column({ type: 'varchar', length: 60 })
  name: string;

  /** Whether customers (role 1) may choose it. */
  @Column({ name: 'for_customers', type: 'boolean' })
  forCustomers: boolean;

  /** Offered to staff when they register a payment, refused when an order is placed. */
  @Column({ name: 'registration_only', type: 'boolean' })
  registrationOnly: boolean;
}
