import { fromPesos, type Centavos } from '@lacteos/contracts/money/money';
import type { EnvReader } from '@lacteos/contracts/env';

export interface TillRules {
  /** Unit to which a cash part is rounded; 0: none. */
  readonly cashRounding: Centavos;
  /** Whether a counter sale is invoiced by itself. */
  readonly invoices: boolean;
  /** Seller at SIIGO on those invoices; null: the first of the account. */
  readonly seller: number | null;
}

export const readTillRules = (reader: EnvReader): TillRules => ({
  cashRounding: fromPesos(reader.integer('CASH_ROUNDING', 50, { min: 0, max: 1_000 })),
  invoices: reader.boolean('COUNTER_INVOICES', true),
  seller: reader.integer('COUNTER_SELLER', 0, { min: 0, max: 2_147_483_647 }) || null,
});
