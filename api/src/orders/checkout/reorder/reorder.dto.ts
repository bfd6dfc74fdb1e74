import {
  BooleanField,
  IdField,
  IntField,
  MoneyField,
  NestedArrayField,
  TextField,
} from '#platform/http/index.js';

export class ReorderedLineDto {
  @IdField()
  id_product: number;

  @TextField()
  name: string;

  @IntField({ min: 1, description: 'Units of the order' })
  wanted: number;

  @IntField({
    description: 'Units that the cart has now; 0: none are left, or the product is no longer sold',
  })
  inCart: number;

  @BooleanField({ description: 'No longer in the catalogue' })
  isGone: boolean;

  @MoneyField({ description: 'Unit price in pesos with VAT when it was ordered' })
  priceBefore: number;

  @MoneyField({ optional: true, description: 'Unit price in pesos with VAT today; absent: no longer sold' })
  priceNow?: number;
}

export class ReorderDto {
  @NestedArrayField(() => ReorderedLineDto)
  lines: ReorderedLineDto[];

  @IntField({ description: 'Units in the cart, of all products' })
  count: number;
}
