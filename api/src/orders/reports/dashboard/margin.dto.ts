import { IdField, IntField, MoneyField, NestedArrayField, TextField } from '#platform/http/index.js';

/** Sales whose cost is known and what they earned; amounts in pesos without VAT. */
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

/** Margin of a range of days. */
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
