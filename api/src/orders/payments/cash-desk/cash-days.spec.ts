import { CashDays, ACTIONS } from '#test/cash-days/cash-days.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { seeded } from '#test/seeded.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { TEST_SETTINGS } from '#test/test-settings.js';

/** `npm run prove -- cash-days` lives ten thousand days on each database; the spec itself a few. */
const { isThorough, days: DAYS, seed: SEED } = TEST_SETTINGS.cashDays;
const START_MS = 120_000;
const DAY_MS = 1_000;

describe.each(DIALECTS)('random cash desk days on $name', (dialect) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(dialect);
  }, START_MS);
  afterAll(() => api.stop());

  it(
    'leave every cash movement in exactly one shift or listed without one [N-33-409]',
    async () => {
      const days = new CashDays(api, new ShopBuilder(api), seeded(SEED));
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
});
