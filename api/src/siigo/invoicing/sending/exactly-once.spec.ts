import { isDeepStrictEqual } from 'node:util';

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

import { DIALECTS } from '#test/index.js';
import {
  EXACTLY_ONE,
  FAULT_STEPS,
  FAULT_TIMEOUT_MS,
  FaultMatrix,
  FAULTS,
  outcomeOf,
  randomRun,
  runFault,
  type FaultRun,
} from '#test/invoicing/invoice-faults.js';
import { CHAINS, chainRuns, expectedOf, runChain, type Chain } from '#test/invoicing/invoice-chains.js';
import { InvoicingFixture } from '#test/invoicing/invoicing-fixture.js';
import { seeded } from '#test/seeded.js';
import { TEST_SETTINGS } from '#test/test-settings.js';
import { SiigoBudget } from '../../client/siigo-budget.js';

/** Time to migrate a database on a busy machine. */
const START_MS = 120_000;
/** `npm run prove -- invoices` sets the number of random runs; the spec itself makes a few. */
const { isThorough, runs: RANDOM_RUNS, seed: SEED } = TEST_SETTINGS.invoices;
const CELLS: FaultRun[] = FAULT_STEPS.flatMap((step, row) =>
  FAULTS.map((fault, column) => ({
    step,
    fault,
    isKilled: (row + column) % 2 === 0,
    replicas: (row + Math.floor(column / 2)) % 2 === 0 ? 2 : 1,
    times: 1 + ((row + column) % 2),
    isWithheld: (row + column) % 3 === 0,
  })),
);
/** The long run combines every cell with every chain; otherwise each fault meets one of them. */
const CHAIN_RUNS: readonly (readonly [Chain, FaultRun])[] = isThorough
  ? CHAINS.flatMap((chain) => CELLS.map((run) => [chain, run] as const))
  : chainRuns(FAULTS);
const nameOf = ({ step, fault, isKilled, replicas, isWithheld }: FaultRun): string =>
  [
    fault,
    step,
    isKilled ? 'killed there' : '',
    replicas === 2 ? 'two replicas' : '',
    isWithheld ? 'withheld' : '',
  ]
    .filter(Boolean)
    .join(', ');

describe.each(DIALECTS)('exactly one invoice per order on $name', (dialect) => {
  let fixture: InvoicingFixture;
  const matrix = new FaultMatrix();
  const chains = { reissue: new FaultMatrix(), 'partial notes': new FaultMatrix(), draft: new FaultMatrix() };

  beforeAll(async () => {
    // Skips the real wait after 429, which siigo-budget.spec.ts covers.
    jest.spyOn(SiigoBudget.prototype, 'recordRefusal').mockReturnValue(0);
    fixture = await InvoicingFixture.start(dialect, { SIIGO_TIMEOUT_MS: FAULT_TIMEOUT_MS });
    await fixture.takeWithholdings();
  }, START_MS);
  afterAll(async () => {
    await fixture.stop();
    jest.restoreAllMocks();
    if (!isThorough) return;
    const tables = [
      ...matrix.lines(dialect.name),
      ...CHAINS.flatMap((chain) => chains[chain].lines(`${dialect.name}, ${chain}`)),
    ];
    process.stdout.write(`\n${tables.join('\n')}\n`);
  });

  const expectExactlyOne = async (run: FaultRun): Promise<void> => {
    const outcome = await runFault(fixture, run);
    matrix.recordRun(run, isDeepStrictEqual(outcome, EXACTLY_ONE));
    expect(outcome).toEqual(EXACTLY_ONE);
  };

  const expectOneOpen = async (chain: Chain, run: FaultRun): Promise<void> => {
    const outcome = await runChain(fixture, chain, run);
    chains[chain].recordRun(run, isDeepStrictEqual(outcome, expectedOf(chain)));
    expect(outcome).toEqual(expectedOf(chain));
  };
  /** Random runs; a failure names the failed one. */
  const atRandom = async (count: number, expectation: (run: FaultRun) => Promise<void>): Promise<void> => {
    const random = seeded(SEED);
    for (let at = 0; at < count; at += 1) {
      const run = randomRun(random);
      await expectation(run).catch((error: unknown) => {
        throw new Error(`run ${at} of seed ${SEED}: ${JSON.stringify(run)}`, { cause: error });
      });
    }
  };

  it.each(CELLS.map((run) => [nameOf(run), run] as const))('exists after %s', (_, run) =>
    expectExactlyOne(run),
  );

  it.each(CHAIN_RUNS.map(([chain, run]) => [chain, nameOf(run), run] as const))(
    'stays open through the chain %s after %s [N-19-077]',
    (chain, _, run) => expectOneOpen(chain, run),
  );

  it(
    'exists after random faults',
    () => atRandom(RANDOM_RUNS, expectExactlyOne),
    60_000 + RANDOM_RUNS * 3_000,
  );

  if (isThorough)
    it.each(CHAINS)(
      'stays open through the chain %s after random faults',
      (chain) => atRandom(RANDOM_RUNS, (run) => expectOneOpen(chain, run)),
      60_000 + RANDOM_RUNS * 10_000,
    );

  it('exists after a late 500 when lists show neither reference nor time zone [N-19-008]', async () => {
    await fixture.siigo.control('PUT', 'times', { withoutZone: true });
    await expectExactlyOne({
      step: 'after send, before answer',
      fault: 'server-error-after',
      isKilled: false,
      replicas: 1,
      times: 1,
      isWithheld: true,
    });
    await fixture.siigo.control('PUT', 'times', { withoutZone: false });
  });

  it('exists after SIIGO reports an outage with status 400 [N-19-006]', async () => {
    const orderId = await fixture.addOrder();
    await fixture.siigo.fault({ kind: 'unavailable', status: 400, path: '^/v1/invoices$', times: 3 });
    expect((await fixture.invoice(orderId)).status).toBe(202);
    expect((await fixture.documentOf(orderId)).state).toBe('pending');
    await fixture.settle();
    expect(await outcomeOf(fixture, orderId)).toEqual(EXACTLY_ONE);
  });

  it('has the date of sending after an outage across midnight [N-19-007]', async () => {
    const orderId = await fixture.addOrder();
    await fixture.siigo.fault({ kind: 'unavailable', path: '^/v1/invoices$', times: 1_000 });
    await fixture.invoice(orderId);
    const before = await fixture.documentOf(orderId);
    fixture.api.clock.advance(86_400_000);
    await fixture.siigo.calm();
    await fixture.settle();
    expect(await outcomeOf(fixture, orderId)).toEqual(EXACTLY_ONE);
    const { payload } = await fixture.documentOf(orderId);
    expect(Date.parse(payload?.date ?? '') - Date.parse(before.payload?.date ?? '')).toBe(86_400_000);
  });

  it('has a unique reference among all documents of the stand-in [N-19-051]', async () => {
    const { documents } = await fixture.siigo.state();
    const references = documents.map(({ observations }) => observations.split('\n').at(-1));
    expect(new Set(references).size).toBe(documents.length);
  });
});
