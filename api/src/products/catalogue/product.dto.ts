import { toPesos } from '@lacteos/contracts/money/money';
import { NET_CONTENT_UNITS, type NetContentUnit } from '@lacteos/contracts/money/net-content';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@lacteos/contracts/pictures/pictures';
import { PRODUCT_FAMILIES, type ProductFamily } from '@lacteos/contracts/reference/product-families';
import { TAX_CLASSIFICATIONS, type TaxClassification } from '@lacteos/contracts/reference/reference-data';
import type { Product } from '@lacteos/contracts/schemas';

import {
  BooleanField,
  EnumField,
  IdArrayField,
  IdField,
  IntField,
  ListQuery,
  MoneyField,
  NestedField,
  SortField,
  TextField,
} from '#platform/http/index.js';
import type { CatalogueRow } from './catalogue.repository.js';
import { ProductDetailsDto } from './product-details.dto.js';

/** `priceWithVat` is the order of the prices that shoppers see. */
const PRODUCT_SORTS = ['id', 'name', 'price', 'priceWithVat', 'createdAt'] as const;
const MAX_PRICE = 1_000_000_000;
/** More than pages remember of viewed products. */
const MAX_IDS = 50;

export class ProductListQuery extends ListQuery {
  @EnumField(PRODUCT_FAMILIES, { optional: true })
  family?: ProductFamily;

  @IntField({
    optional: true,
    max: MAX_PRICE,
    fromText: true,
    description: 'Pesos with VAT, as shoppers see them',
  })
  minPrice?: number;

  @IntField({ optional: true, max: MAX_PRICE, fromText: true, description: 'Pesos with VAT' })
  maxPrice?: number;

  @BooleanField({ optional: true, fromText: true, description: 'Only what the caller can buy now' })
  available?: boolean;

  @IdArrayField({
    optional: true,
    min: 1,
    max: MAX_IDS,
    fromText: true,
    description:
      'Only these products, in this order unless `sort` is given: 3,1,2; `search` is ignored beside it',
  })
  ids?: number[];

  @SortField(PRODUCT_SORTS)
  sort?: string;
}

export class ProductDto implements Product {
  @IdField()
  id: number;

  @TextField()
  name: string;

  @TextField({ description: 'Presentation' })
  slug: string;

  @MoneyField({ description: 'Pesos without VAT' })
  price: number;

  @TextField({
    description: `Ends in /{width}.webp; siblings exist at ${PICTURE_WIDTHS.join(', ')} in ${PICTURE_FORMATS.join(', ')}`,
  })
  image: string;

  @TextField()
  brand: string;

  @TextField()
  description: string;

  @IntField({ description: 'Units at the stock location that the caller buys from' })
  countInStock: number;

  @EnumField(PRODUCT_FAMILIES)
  family: ProductFamily;

  @EnumField(TAX_CLASSIFICATIONS)
  taxClassification: TaxClassification;

  @IntField({ optional: true, description: 'VAT rate of today in percent' })
  taxPercent?: number;

  @IntField({ optional: true, nullable: true, description: 'Net content of a unit, in `netContentUnit`' })
  netContent?: number | null;

  @EnumField(NET_CONTENT_UNITS, { optional: true, nullable: true })
  netContentUnit?: NetContentUnit | null;

  @NestedField(() => ProductDetailsDto, {
    optional: true,
    nullable: true,
    description: 'Only where one product is asked for',
  })
  details?: ProductDetailsDto | null;
}

/** Converts amounts to pesos. */
export const productView = (row: CatalogueRow): ProductDto => ({ ...row, price: toPesos(row.price) });
