import { isDeepStrictEqual } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { MoneyCheckRepository } from '#orders/reports/money-check/money-check.repository.js';
import {
  EVENTS,
  MOMENTS,
  PAIRS,
  PARTNERS,
  type Pair,
  type PairEvent,
  type PairMoment,
  type PairOutcome,
  type PairPartner,
} from '#test/after-sale/pairs.js';
import { PairRun } from '#test/after-sale/run-pair.js';
import { DIALECTS } from '#test/index.js';
import { InvoicingFixture } from '#test/invoicing/invoicing-fixture.js';
import { TEST_SETTINGS } from '#test/test-settings.js';
import { ComparisonService } from '../comparison/comparison.service.js';

const START_MS = 60_000;
/** `npm run prove -- pairs` runs and prints all of them; the spec itself those with an invoice. */
const { hasAllPairs } = TEST_SETTINGS;
const RUN: readonly Pair[] = PAIRS.filter(({ name }) => hasAllPairs || name.endsWith(' invoice'));

const lineOf = ({ name }: Pair, outcome: PairOutcome, isAsExpected: boolean): string => {
  const { event, partner, invoiced, credited, refunded, duties } = outcome;
  const refused = [event && `event ${event}`, partner && `partner ${partner}`].filter(Boolean).join(', ');
  const amounts = [invoiced, credited, refunded].map((amount) => String(amount).padStart(10)).join('');
  return `${isAsExpected ? ' ' : '!'} ${name.padEnd(29)}${amounts}  ${refused || '-'}  ${duties.join(', ') || '-'}`;
};
const HEAD = `  ${'pair'.padEnd(29)}${['invoiced', 'credited', 'refunded'].map((name) => name.padStart(10)).join('')}  refused with  still to do`;

describe('the table of event pairs', () => {
  it('contains every pair of event, moment and partner once [N-33-107]', () => {
    const names = PARTNERS.flatMap((partner) =>
      EVENTS.flatMap((event) => MOMENTS.map((moment) => `${event} ${moment} ${partner}`)),
    );
    expect(PAIRS.map(({ name }) => name)).toEqual(names);
  });
});

describe.each(DIALECTS)('an order on $name', (dialect) => {
  let fixture: InvoicingFixture;
  const lines: string[] = [];
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
  }, START_MS);
  afterAll(async () => {
    await fixture.stop();
    if (hasAllPairs) process.stdout.write(`\n${dialect.name}\n${[HEAD, ...lines].join('\n')}\n`);
  });

  it.each(RUN)('ends as the table states after $name [N-33-908]', async (pair) => {
    const { name, ...expected } = pair;
    const [event, moment, partner] = name.split(' ') as [PairEvent, PairMoment, PairPartner];
    const outcome = await new PairRun(fixture, event, partner).lead(moment);
    lines.push(lineOf(pair, outcome, isDeepStrictEqual(outcome, expected)));
    expect(outcome).toEqual(expected);
  });

  it('shows no difference between money, invoices and kept goods after these pairs [N-33-107]', async () => {
    expect(await new MoneyCheckRepository(fixture.api.uow).faults()).toEqual([]);
    const { differingLines, differingTotals } = await fixture.api.app.get(ComparisonService).compare();
    expect([differingLines, differingTotals]).toEqual([[], []]);
  });
});
