import type { Centavos } from '@lacteos/contracts/money/money';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { moneyColumn } from '#platform/database/index.js';
import { Impersonal, Keeps } from '#platform/stored-data/index.js';

/** Credited by hand, in centavos. Returned goods have no row: the return itself counts. */
@Keeps('tax')
@Entity('order_credits')
@Index('order_credits_order', ['orderId'])
export class OrderCreditEntity {
  /** 'note:5'; 'return:7' takes out goods that came back after a note had credited them. */
  @Impersonal()
  @PrimaryColumn({ type: 'varchar', length: 40 })
  cause: string;

  /** 0: a line of the invoice that is no product of the shop. */
  @PrimaryColumn({ name: 'product_id', type: 'integer' })
  productId: number;

  @Column({ name: 'order_id', type: 'integer' })
  orderId: number;

  @Column({ type: 'integer' })
  quantity: number;

  /** Without VAT. */
  @moneyColumn()
  base: Centavos;

  /** With VAT. */
  @moneyColumn()
  amount: Centavos;
}
