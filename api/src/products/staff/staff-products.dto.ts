import { NET_CONTENT_UNITS, type NetContentUnit } from '@lacteos/contracts/money/net-content';
import { VAT_CLASSES, type VatClass } from '@lacteos/contracts/money/vat-classes';
import { PRODUCT_FAMILIES, type ProductFamily } from '@lacteos/contracts/reference/product-families';
import { PRICE_LISTS, PRODUCT_TYPES, type ProductType } from '@lacteos/contracts/reference/reference-data';

import {
  BooleanField,
  EnumField,
  IdField,
  IntField,
  ListQuery,
  MomentField,
  MoneyField,
  NestedField,
  SortField,
  TextField,
} from '#platform/http/index.js';
import { ProductDetailsDto } from '../catalogue/product-details.dto.js';

const STAFF_PRODUCT_SORTS = ['id', 'code', 'name', 'price', 'countInStock', 'active', 'createdAt'] as const;
export type StaffProductSort = (typeof STAFF_PRODUCT_SORTS)[number];

const TARIFF = /^\d{1,10}$/;

export class StaffProductListQuery extends ListQuery {
  @BooleanField({ optional: true, fromText: true })
  active?: boolean;

  @EnumField(PRODUCT_FAMILIES, { optional: true })
  family?: ProductFamily;

  @BooleanField({ optional: true, fromText: true, description: 'Whether it is linked with SIIGO' })
  linked?: boolean;

  @BooleanField({ optional: true, fromText: true, description: 'Whether its net content is known' })
  hasNetContent?: boolean;

  @IntField({ optional: true, fromText: true, description: 'Factory stock of at most so many units' })
  maxStock?: number;

  @SortField(STAFF_PRODUCT_SORTS)
  sort?: string;
}

/** `price` in pesos without VAT, `countInStock` at the factory. */
export class AdminProductDto {
  @IdField()
  id: number;

  @TextField()
  code: string;

  @TextField({ optional: true, nullable: true, description: 'Bar code of the package' })
  ean?: string | null;

  @TextField()
  name: string;

  @TextField({ description: 'Presentation' })
  slug: string;

  @TextField()
  image: string;

  @TextField()
  brand: string;

  @TextField({ max: 2500 })
  description: string;

  @EnumField(PRODUCT_FAMILIES)
  family: ProductFamily;

  @MoneyField()
  price: number;

  @MoneyField({ nullable: true, description: 'What a unit costs the shop, without VAT; null: not known' })
  cost: number | null;

  @IntField()
  countInStock: number;

  @BooleanField()
  active: boolean;

  @EnumField(PRODUCT_TYPES)
  type: ProductType;

  @IdField({ nullable: true })
  account: number | null;

  @IdField({ nullable: true })
  idTax: number | null;

  @TextField()
  currencyCode: string;

  @EnumField(PRICE_LISTS)
  position: number;

  @TextField()
  unid: string;

  @BooleanField()
  stockControl: boolean;

  @EnumField(VAT_CLASSES, { description: 'VAT class of today' })
  taxClassification: VatClass;

  @EnumField(VAT_CLASSES, { nullable: true, description: 'Class from `taxChangeOn` on' })
  nextTaxClassification: VatClass | null;

  @TextField({ nullable: true, description: 'Colombian day (yyyy-MM-dd)' })
  taxChangeOn: string | null;

  @BooleanField()
  taxIncluded: boolean;

  @MoneyField()
  taxConsumptionValue: number;

  @TextField({ nullable: true, pattern: TARIFF })
  tariff: string | null;

  @IntField({ nullable: true, description: 'Net content of a unit, in `netContentUnit`' })
  netContent: number | null;

  @EnumField(NET_CONTENT_UNITS, { nullable: true })
  netContentUnit: NetContentUnit | null;

  @NestedField(() => ProductDetailsDto, {
    optional: true,
    nullable: true,
    description: 'What the label says; lists leave it out',
  })
  details?: ProductDetailsDto | null;

  @TextField({ nullable: true, description: 'Id of the linked product in SIIGO' })
  siigoId: string | null;

  @IntField({ min: 1 })
  version: number;

  @MomentField()
  createdAt: string;
}

export class PriceChangeDto {
  @IdField()
  id: number;

  @MoneyField({ nullable: true, description: 'null for the first price' })
  before: number | null;

  @MoneyField()
  after: number;

  @IdField({ nullable: true })
  actorId: number | null;

  @TextField({ nullable: true, description: 'Name of who changed it; null for the system' })
  actor: string | null;

  @MomentField()
  at: string;
}
