import { DayField, IdField, MomentField, MoneyField, TextField } from '#platform/http/index.js';

export const MAX_COST = 100_000_000;

export class NewCostDto {
  @MoneyField({ max: MAX_COST, description: 'Pesos without VAT; 0: not known any more' })
  cost: number;

  @DayField({ optional: true, dayOnly: true, description: 'Colombian day, today when left out' })
  from?: string;
}

export class ProductCostDto {
  @TextField({ description: 'Colombian day (yyyy-MM-dd) from which it holds' })
  from: string;

  @MoneyField({ nullable: true, description: 'Pesos without VAT; null: not known' })
  cost: number | null;

  @IdField({ nullable: true })
  actorId: number | null;

  @MomentField()
  at: string;
}
