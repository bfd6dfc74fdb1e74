import type { EnvReader } from '@lacteos/contracts/env';

export interface CashDeskRules {
  /** Pesos; a larger difference between count and expected cash needs words. */
  readonly differenceWords: number;
  /** Hours after which an open shift is late. */
  readonly lateHours: number;
}

export const readCashDeskRules = (reader: EnvReader): CashDeskRules => ({
  differenceWords: reader.integer('CASH_DIFFERENCE_WORDS', 0, { min: 0, max: 1_000_000 }),
  lateHours: reader.integer('SHIFT_LATE_HOURS', 14, { min: 1, max: 168 }),
});
