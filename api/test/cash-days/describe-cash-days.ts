import type { Dialect } from '../dialects.js';
import { startApi, type TestApi } from '../index.js';
import { seeded } from '../seeded.js';
import { ShopBuilder } from '../shop-builder.js';
import { TEST_SETTINGS } from '../test-settings.js';
import { ACTIONS } from './action-counts.js';
import { CashDays } from './cash-days.js';

/** `npm run prove -- cash-days` lives ten thousand days on each database; the spec itself a few. */
const { isThorough, days: DAYS, seed: SEED } = TEST_SETTINGS.cashDays;
const START_MS = 120_000;
const DAY_MS = 1_000;

/** One database a file: ten thousand days of each take a process of its own. */
export function describeCashDays(dialect: Dialect): void {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(dialect);
  }, START_MS);
  afterAll(() => api.stop());

  it(
    'leave every cash movement in exactly one shift or listed without one',
    async () => {
      const days = new CashDays(api, new ShopBuilder(api), seeded(SEED), isThorough);
      await days.prepare();
      await days.run(DAYS);
      if (isThorough)
        process.stdout.write(
          `${[`${dialect.name}: ${DAYS} days, CASH_SEED=${SEED}`, ...ACTIONS.map((deed) => `  ${deed}: ${days.deeds[deed]}`)].join('\n')}\n`,
        );
      expect(await days.problems()).toEqual([]);
      // A few days may lack some of the deeds.
      if (isThorough) expect(ACTIONS.filter((deed) => days.deeds[deed] === 0)).toEqual([]);
    },
    START_MS + DAYS * DAY_MS,
  );
}
