import type { Centavos } from '@lacteos/contracts/money/money';
import type { NetContentUnit } from '@lacteos/contracts/money/net-content';
import type { VatClass } from '@lacteos/contracts/money/vat-classes';
import type { ProductFamily } from '@lacteos/contracts/reference/product-families';
import type { ProductType } from '@lacteos/contracts/reference/reference-data';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { moneyColumn, timestampColumn } from '#platform/database/index.js';
import type { ProductDetailsDto } from './product-details.dto.js';
import { AuditedAs, Impersonal, Keeps } from '#platform/stored-data/index.js';

/** Stock is in partners/stock. `price` in centavos without VAT. */
@Keeps('always')
@AuditedAs('product', 'Producto', 'name')
@Entity('products')
@Index('products_listing', ['active', 'family', 'id'])
export class ProductEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Impersonal()
  @Index('products_code', { unique: true })
  @Column({ type: 'varchar', length: 30 })
  code: string;

  /** GTIN of the package, digits only. */
  @Impersonal()
  @Index('products_ean', { unique: true })
  @Column({ type: 'varchar', length: 14, nullable: true })
  ean: string | null;

  @Impersonal()
  @Column({ type: 'varchar', length: 120 })
  name: string;

  /** Presentation, such as 'Botella 1000 g'. */
  @Impersonal()
  @Column({ type: 'varchar', length: 120 })
  slug: string;

  @Impersonal()
  @Column({ type: 'varchar', length: 300 })
  image: string;

  @Impersonal()
  @Column({ type: 'varchar', length: 80 })
  brand: string;

  @Impersonal()
  @Column({ type: 'text' })
  description: string;

  @Impersonal()
  @Column({ type: 'varchar', length: 20 })
  family: ProductFamily;

  @moneyColumn()
  price: Centavos;

  /** Current unit cost without VAT; null: unknown. History: `product_costs`. */
  @moneyColumn({ nullable: true })
  cost: Centavos | null;

  /** Class until a planned change; use `plannedVatOn` for today's class. */
  @Impersonal()
  @Column({ name: 'tax_classification', type: 'varchar', length: 20 })
  taxClassification: VatClass;

  @Impersonal()
  @Column({ name: 'next_tax_classification', type: 'varchar', length: 20, nullable: true })
  nextTaxClassification: VatClass | null;

  /** Colombian day (yyyy-MM-dd) from which the next class holds. */
  @Impersonal()
  @Column({ name: 'tax_change_on', type: 'varchar', length: 10, nullable: true })
  taxChangeOn: string | null;

  @Impersonal()
  @Column({ name: 'search_text', type: 'varchar', length: 400 })
  searchText: string;

  @Column({ type: 'boolean', default: true })
  active: boolean;

  @Impersonal()
  @Column({ name: 'siigo_id', type: 'varchar', length: 64, nullable: true })
  siigoId: string | null;

  @Impersonal()
  @Column({ type: 'varchar', length: 20, default: 'Product' })
  type: ProductType;

  /** SIIGO inventory group; null until chosen. */
  @Column({ name: 'account_group', type: 'integer', nullable: true })
  account: number | null;

  @Column({ name: 'id_tax', type: 'integer', nullable: true })
  idTax: number | null;

  @Impersonal()
  @Column({ name: 'currency_code', type: 'varchar', length: 3, default: 'COP' })
  currencyCode: string;

  /** SIIGO price list (1, 2 or 3) of `price`. */
  @Column({ name: 'price_list', type: 'integer', default: 1 })
  position: number;

  @Impersonal()
  @Column({ name: 'unit_code', type: 'varchar', length: 5, default: '94' })
  unid: string;

  /** Whether SIIGO also tracks its stock. */
  @Column({ name: 'stock_control', type: 'boolean', default: true })
  stockControl: boolean;

  /** Whether SIIGO's price lists include VAT; `price` never does. */
  @Column({ name: 'tax_included', type: 'boolean', default: false })
  taxIncluded: boolean;

  @moneyColumn({ name: 'tax_consumption_value', default: 0 })
  taxConsumptionValue: Centavos;

  /** Customs tariff code, digits only. */
  @Impersonal()
  @Column({ type: 'varchar', length: 10, nullable: true })
  tariff: string | null;

  /** Content of one sold unit as a whole number of `netContentUnit`; both or none. */
  @Column({ name: 'net_content', type: 'integer', nullable: true })
  netContent: number | null;

  @Impersonal()
  @Column({ name: 'net_content_unit', type: 'varchar', length: 2, nullable: true })
  netContentUnit: NetContentUnit | null;

  @Impersonal()
  @Column({ type: 'simple-json', nullable: true })
  details: ProductDetailsDto | null;

  /** Incremented by every edit, to detect conflicts. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;
}
