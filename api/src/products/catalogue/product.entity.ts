import type { Centavos, ProductFamily, TaxClassification } from '@lacteos/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { moneyColumn, timestampColumn } from '../../platform/database/index.js';

/** A product of the factory. Its stock lives in partners/stock; `price` is in centavos without VAT. */
@Entity('products')
@Index('products_listing', ['active', 'family', 'id'])
export class ProductEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Code of the product towards the accounting system. */
  @Index('products_code', { unique: true })
  @Column({ type: 'varchar', length: 30 })
  code: string;

  @Column({ type: 'varchar', length: 120 })
  name: string;

  /** Presentation, e.g. 'Botella 1000 g'. */
  @Column({ type: 'varchar', length: 120 })
  slug: string;

  @Column({ type: 'varchar', length: 300 })
  image: string;

  @Column({ type: 'varchar', length: 80 })
  brand: string;

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'varchar', length: 20 })
  family: ProductFamily;

  @moneyColumn()
  price: Centavos;

  @Column({ name: 'tax_classification', type: 'varchar', length: 20 })
  taxClassification: TaxClassification;

  /** Folded text that searches look into, see search-text.ts. */
  @Column({ name: 'search_text', type: 'varchar', length: 400 })
  searchText: string;

  @Column({ type: 'boolean', default: true })
  active: boolean;

  /** Id of the linked product in SIIGO; null until it is linked. */
  @Column({ name: 'siigo_id', type: 'varchar', length: 64, nullable: true })
  siigoId: string | null;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;
}
