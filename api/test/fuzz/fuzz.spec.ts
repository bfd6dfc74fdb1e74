import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { DIALECTS } from '../index.js';
import { TEST_SETTINGS } from '../test-settings.js';
import { sendAndCheck } from './answers.js';
import { FuzzContext } from './fuzz-context.js';
import { OPERATIONS } from './operations.js';
import { requestsOf } from './requests.js';

const { minutes: MINUTES, seed } = TEST_SETTINGS.fuzz;
const LONG_SEED = Date.now() % 2 ** 31;
const SHORT_SEED = 20_261_122;
/** Each database gets different requests. */
const SHORT_RUNS = 4;
const SHARE_MS = (MINUTES * 60_000) / (OPERATIONS.length * DIALECTS.length);
const BOUNDS =
  MINUTES > 0
    ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: SHARE_MS }
    : { numRuns: SHORT_RUNS };

describe.each(DIALECTS)('the API under wrong and odd values, on $name', (dialect) => {
  const usualSeed = MINUTES > 0 ? LONG_SEED : SHORT_SEED + DIALECTS.indexOf(dialect);
  let world: FuzzContext;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fuzz-'));
    world = await FuzzContext.start(dialect, folder);
  });
  afterAll(async () => {
    await world.stop();
    await rm(folder, { recursive: true });
  });

  it.each(OPERATIONS)(
    'answers $name in the envelope, within two seconds and never with 5xx [N-16-065, N-16-274]',
    async (operation) => {
      await world.restoreAccounts();
      const requests = requestsOf(operation, await world.meantBy(operation.name));
      const property = fc.asyncProperty(requests, async (request) => {
        const status = await sendAndCheck(
          world.api.origin,
          operation,
          request,
          world.tokenOf(request.caller),
        );
        expect(status).toBeLessThan(500);
      });
      await fc.assert(property, { seed: seed ?? usualSeed, ...BOUNDS });
    },
    60_000 + 2 * SHARE_MS,
  );

  it('keeps the ledger in step with the stock', async () => {
    expect(await world.ledgerDifferences()).toEqual([]);
  });
});
