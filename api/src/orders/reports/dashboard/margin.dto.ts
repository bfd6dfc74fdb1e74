import { IdField, IntField, MoneyField, NestedArrayField, TextField } from '#platform/http/index.js';

/** Sales with a known cost; pesos without VAT. */
class EarnedDto {
  @MoneyField({ description: 'Of units whose cost is known' })
  sales: number;

  @MoneyField()
  cost: number;

  @MoneyField({ min: -1_000_000_000_000, description: 'Sales less cost; below zero for a loss' })
  margin: number;
}

export class ProductMarginDto extends EarnedDto {
  @IdField()
  productId: number;

  @TextField()
  name: string;

  @IntField({ description: 'Units whose cost is known' })
  units: number;
}

export class MarginDto extends EarnedDto {
  @TextField()
  from: string;

  @TextField()
  to: string;

  @MoneyField({ description: 'Sales of units whose cost is not known' })
  salesWithoutCost: number;

  @NestedArrayField(() => ProductMarginDto, { description: 'Those that earned most first' })
  products: ProductMarginDto[];
}
