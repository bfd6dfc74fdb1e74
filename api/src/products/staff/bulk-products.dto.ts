import { BooleanField, IdArrayField, IntField, MoneyField } from '#platform/http/index.js';

export class BulkProductsDto {
  @IdArrayField({ min: 1 })
  ids: number[];

  @BooleanField({ optional: true })
  active?: boolean;

  @MoneyField({ optional: true, min: 0.01, max: 100_000_000, description: 'The same new price for all' })
  price?: number;

  @IntField({ optional: true, min: -90, max: 900, description: 'Change of each price in percent' })
  percent?: number;
}

export class BulkOutcomeDto {
  @IntField({ description: 'Products that were changed' })
  changed: number;
}
