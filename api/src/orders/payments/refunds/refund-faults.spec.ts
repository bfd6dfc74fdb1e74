import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { MoneyStub } from '#test/refunds/money-stub.js';
import { randomRefundRun, RefundRuns, type RefundRun, type RunOutcome } from '#test/refunds/refund-runs.js';
import { seeded } from '#test/seeded.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { TEST_SETTINGS } from '#test/test-settings.js';

/** `npm run prove -- refunds` sets the number of random runs; the spec itself makes a few. */
const { isThorough, runs: RUNS, seed: SEED } = TEST_SETTINGS.refunds;
const START_MS = 120_000;
const RUN_MS = 5_000;
const ALWAYS: readonly RefundRun[] = [
  { kind: 'card today', faults: ['cut after'], death: 'none', isTwice: true },
  { kind: 'card today', faults: ['declined', '500 after'], death: 'none', isTwice: false },
  { kind: 'card later', faults: ['500 after'], death: 'none', isTwice: true },
  { kind: 'card later', faults: [], death: 'after the call', isTwice: true },
  { kind: 'card later', faults: ['declined'], death: 'none', isTwice: true },
  { kind: 'cash', faults: [], death: 'none', isTwice: true },
  { kind: 'credit', faults: [], death: 'none', isTwice: true },
];

describe.each(DIALECTS)('the refund of a cancelled order on $name', (dialect) => {
  let api: TestApi;
  let stub: MoneyStub;
  let runs: RefundRuns;
  beforeAll(async () => {
    stub = await MoneyStub.start();
    api = await startApi(dialect, stub.env);
    const shop = new ShopBuilder(api);
    runs = new RefundRuns(api, shop, stub, await shop.addProduct({ stock: 100_000 }));
  }, START_MS);
  afterAll(async () => {
    await api.stop();
    await stub.stop();
  });

  it(
    'is paid exactly once despite provider faults, killed processes and concurrent requests [N-20-202]',
    async () => {
      const random = seeded(SEED);
      const table = new Map<string, { runs: number; once: number }>();
      const wrong: { run: RefundRun; outcome: RunOutcome }[] = [];
      for (const run of [...ALWAYS, ...Array.from({ length: RUNS }, () => randomRefundRun(random))]) {
        const outcome = await runs.lead(run);
        const isRight = outcome.movements === 1 && outcome.state === 'done' && outcome.isStockRight;
        for (const name of namesOf(run)) {
          const row = table.get(name) ?? { runs: 0, once: 0 };
          table.set(name, { runs: row.runs + 1, once: row.once + Number(isRight) });
        }
        if (!isRight) wrong.push({ run, outcome });
      }
      if (isThorough) print(dialect.name, table);
      expect(wrong).toEqual([]);
    },
    START_MS + (RUNS + ALWAYS.length) * RUN_MS,
  );
});

/** The rows of the table that a run counts in. */
const namesOf = ({ kind, faults, death, isTwice }: RefundRun): string[] => [
  'all runs',
  `money by ${kind}`,
  ...new Set(faults.map((fault) => `provider: ${fault}`)),
  ...(death === 'none' ? [] : [`process killed ${death}`]),
  ...(isTwice ? ['two people and two replicas at once'] : []),
];

function print(name: string, table: ReadonlyMap<string, { runs: number; once: number }>): void {
  const rows = [...table].sort(([one], [other]) => one.localeCompare(other));
  const lines = rows.map(
    ([row, { runs: all, once }]) => `${row.padEnd(40)} ${all} runs, ${once} exactly one movement`,
  );
  process.stdout.write(`\n${name} (REFUND_SEED=${SEED})\n${lines.join('\n')}\n`);
}
