import { NET_CONTENT_UNITS, type NetContentUnit } from '@lacteos/contracts/money/net-content';
import { TAX_CLASSIFICATIONS, type TaxClassification } from '@lacteos/contracts/reference/reference-data';
import type { CartItem } from '@lacteos/contracts/schemas';

import { EnumField, IdField, IntField, MoneyField, NestedField, TextField } from '#platform/http/index.js';

const MAX_QUANTITY = 10_000;

export class CartLineQuery {
  @IdField({ fromText: true })
  id: number;

  @IdField({ fromText: true })
  productId: number;
}

export class CartAddQuery extends CartLineQuery {
  @IntField({ min: 1, max: MAX_QUANTITY, fromText: true })
  quantity: number;
}

export class CartEmptyQuery {
  @IdField({ fromText: true, optional: true })
  id?: number;
}

class CartProductDto {
  @IdField()
  id: number;

  @TextField()
  name: string;

  @TextField()
  slug: string;

  @TextField()
  image: string;

  @MoneyField()
  price: number;

  @IntField()
  countInStock: number;

  @EnumField(TAX_CLASSIFICATIONS)
  taxClassification: TaxClassification;

  @IntField({ optional: true, description: 'VAT rate of today in percent' })
  taxPercent?: number;

  @IntField({ optional: true, nullable: true, description: 'Net content of a unit, in `netContentUnit`' })
  netContent?: number | null;

  @EnumField(NET_CONTENT_UNITS, { optional: true, nullable: true })
  netContentUnit?: NetContentUnit | null;
}

export class CartItemDto implements CartItem {
  @IdField({ description: "The user's id" })
  id: number;

  @IdField()
  id_product: number;

  @IntField({ min: 1 })
  quantity: number;

  @NestedField(() => CartProductDto)
  Product: CartProductDto;
}
