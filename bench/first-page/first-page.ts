/**
 * Cold visits, federated against whole, on a throttled phone. `AGAINST=no-worker` compares without service worker.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { chromium } from 'playwright-core';
import { browserFlags, findHeadlessShell } from '../../tools/machine/browser.mjs';
import { startStack } from '../../tools/shop/stack.mjs';
import { readVisits } from '../lib/settings';
import { buildWhole } from './build-whole.mjs';
import { releaseWhole } from './release-whole.mjs';
import { entrySizes } from './entry-sizes';
import { mediansOf, missedBars, table } from './summary';
import { visit, type Visit } from './visit';

const {
  runs: RUNS,
  pages: PAGES,
  against: AGAINST,
} = readEnvironment(process.env, (reader) => ({
  ...readVisits(reader, 9),
  against: reader.choice('AGAINST', ['one-build', 'no-worker'], 'one-build'),
}));
const IS_WORKER_TRIED = AGAINST === 'no-worker';
const NAMES = ['federated', 'other'] as const;

const workDir = await mkdtemp(join(tmpdir(), 'lacteos-first-page-'));
const stops: (() => Promise<void>)[] = [() => rm(workDir, { recursive: true, force: true })];
const missed: string[] = [];

const startOther = async (dataDir: string) => {
  if (IS_WORKER_TRIED) return startStack({ port: 0, dataDir, gatewayEnv: { OFFLINE_PAGES: '0' } });
  const dist = await buildWhole(join(workDir, 'build'));
  return startStack({ port: 0, dataDir, amendRegistry: (file: string) => releaseWhole(dist, file) });
};

try {
  const federated = await startStack({ port: 0, dataDir: join(workDir, 'federated') });
  stops.unshift(federated.stop);
  const other = await startOther(join(workDir, 'other'));
  stops.unshift(other.stop);
  const urls = { federated: federated.url, other: other.url };
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: browserFlags,
  });
  stops.unshift(() => browser.close());

  for (const hasLogoScreen of IS_WORKER_TRIED ? [false] : [false, true]) {
    for (const path of PAGES) {
      const visits: Record<(typeof NAMES)[number], Visit[]> = { federated: [], other: [] };
      for (let run = 0; run < RUNS; run += 1) {
        for (const name of run % 2 === 0 ? NAMES : NAMES.toReversed())
          visits[name].push(await visit(browser, urls[name] + path, { hasLogoScreen }));
      }
      const medians = { federated: mediansOf(visits.federated), other: mediansOf(visits.other) };
      const title = `${path} ${hasLogoScreen ? 'with' : 'without'} the logo screen, ${RUNS} cold visits each`;
      const names = IS_WORKER_TRIED
        ? (['worker', 'no worker'] as const)
        : (['federated', 'one build'] as const);
      console.log(table(title, names, [medians.federated, medians.other]));
      if (!hasLogoScreen)
        missed.push(...missedBars(medians.federated, medians.other).map((bar) => `${path}: ${bar}`));
    }
  }
} finally {
  for (const stop of stops) await stop();
}
if (!IS_WORKER_TRIED) console.log(await entrySizes());
console.log(missed.length === 0 ? '\nEvery bar holds.' : `\nMissed: ${missed.join('; ')}`);
if (missed.length > 0) process.exitCode = 1;
