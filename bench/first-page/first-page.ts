/**
 * Opens the same pages with an empty cache, federated and built as one application in turn, on a throttled phone. Prints
 * medians, ratios and the sizes of the remotes' entries. `RUNS` (9) visits each; `PAGES` (/,/products) which pages.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { chromium } from 'playwright-core';
import { browserFlags, findHeadlessShell } from '../../tools/lib/browser.mjs';
import { startStack } from '../../tools/lib/stack.mjs';
import { readVisits } from '../lib/settings';
import { buildWhole } from './build-whole.mjs';
import { releaseWhole } from './release-whole.mjs';
import { entrySizes } from './entry-sizes';
import { mediansOf, missedBars, table } from './summary';
import { visit, type Visit } from './visit';

const { runs: RUNS, pages: PAGES } = readEnvironment(process.env, (reader) => readVisits(reader, 9));

const workDir = await mkdtemp(join(tmpdir(), 'lacteos-first-page-'));
const stops: (() => Promise<void>)[] = [() => rm(workDir, { recursive: true, force: true })];
const missed: string[] = [];
try {
  const dist = await buildWhole(join(workDir, 'build'));
  const federated = await startStack({ port: 0, dataDir: join(workDir, 'federated') });
  stops.unshift(federated.stop);
  const whole = await startStack({
    port: 0,
    dataDir: join(workDir, 'one'),
    amendDiscovery: (file: string) => releaseWhole(dist, file),
  });
  stops.unshift(whole.stop);
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: browserFlags,
  });
  stops.unshift(() => browser.close());

  for (const hasLogoScreen of [false, true]) {
    for (const path of PAGES) {
      const visits: Record<'federated' | 'whole', Visit[]> = { federated: [], whole: [] };
      for (let run = 0; run < RUNS; run += 1) {
        visits.federated.push(await visit(browser, federated.url + path, { hasLogoScreen }));
        visits.whole.push(await visit(browser, whole.url + path, { hasLogoScreen }));
      }
      const medians = { federated: mediansOf(visits.federated), whole: mediansOf(visits.whole) };
      const title = `${path} ${hasLogoScreen ? 'with' : 'without'} the logo screen, ${RUNS} cold visits each`;
      console.log(table(title, medians.federated, medians.whole));
      if (!hasLogoScreen)
        missed.push(...missedBars(medians.federated, medians.whole).map((bar) => `${path}: ${bar}`));
    }
  }
} finally {
  for (const stop of stops) await stop();
}
console.log(await entrySizes());
console.log(missed.length === 0 ? '\nEvery bar holds.' : `\nMissed: ${missed.join('; ')}`);
if (missed.length > 0) process.exitCode = 1;
