import type { Centavos } from '@lacteos/contracts/money/money';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

import { moneyColumn } from '#platform/database/index.js';
import { Impersonal, Keeps } from '#platform/stored-data/index.js';

@Keeps('tax')
@Entity('order_totals')
@Index('order_totals_by_method', [
  'payment_method',
  'day',
  'is_paid',
  'is_delivered',
  'active',
  'orders',
  'amount',
])
export class OrderTotalEntity {
  @Impersonal()
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day: string;

  @Impersonal()
  @PrimaryColumn({ type: 'varchar', length: 60 })
  payment_method: string;

  @PrimaryColumn({ type: 'boolean' })
  is_paid: boolean;

  @PrimaryColumn({ type: 'boolean' })
  is_delivered: boolean;

  @PrimaryColumn({ type: 'boolean' })
  active: boolean;

  @Column({ type: 'integer' })
  orders: number;

  @moneyColumn()
  amount: Centavos;
}

@Keeps('bounded')
@Entity('order_total_changes')
export class OrderTotalChangeEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 10 })
  day: string;

  @Impersonal()
  @Column({ type: 'varchar', length: 60 })
  payment_method: string;

  @Column({ type: 'boolean' })
  is_paid: boolean;

  @Column({ type: 'boolean' })
  is_delivered: boolean;

  @Column({ type: 'boolean' })
  active: boolean;

  @Column({ type: 'integer' })
  orders: number;

  @moneyColumn()
  amount: Centavos;
}

@Keeps('tax')
@Entity('product_sales')
export class ProductSaleEntity {
  @Impersonal()
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day: string;

  @PrimaryColumn({ type: 'integer' })
  product_id: number;

  @Column({ type: 'integer' })
  units: number;

  @moneyColumn()
  amount: Centavos;
}

@Keeps('bounded')
@Entity('product_sale_changes')
export class ProductSaleChangeEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 10 })
  day: string;

  @Column({ type: 'integer' })
  product_id: number;

  @Column({ type: 'integer' })
  units: number;

  @moneyColumn()
  amount: Centavos;
}
