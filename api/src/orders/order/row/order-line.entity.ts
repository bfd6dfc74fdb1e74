import type { Centavos } from '@lacteos/contracts/money/money';
import type { TaxClassification } from '@lacteos/contracts/reference/reference-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import { moneyColumn } from '#platform/database/index.js';
import { Impersonal, Keeps } from '#platform/stored-data/index.js';

/** Price, VAT rate and name as of the purchase. Amounts in centavos. */
@Keeps('tax')
@Entity('order_lines')
export class OrderLineEntity {
  @PrimaryColumn({ name: 'order_id', type: 'integer' })
  orderId: number;

  @PrimaryColumn({ name: 'product_id', type: 'integer' })
  productId: number;

  @Column({ type: 'integer' })
  quantity: number;

  /** Without VAT. */
  @moneyColumn({ name: 'unit_price' })
  unitPrice: Centavos;

  @Impersonal()
  @Column({ name: 'tax_classification', type: 'varchar', length: 20 })
  taxClassification: TaxClassification;

  @Column({ name: 'tax_percent', type: 'integer' })
  taxPercent: number;

  @moneyColumn({ name: 'tax_price' })
  taxPrice: Centavos;

  @Impersonal()
  @Column({ name: 'product_name', type: 'varchar', length: 120 })
  productName: string;
}
