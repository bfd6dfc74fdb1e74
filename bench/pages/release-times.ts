/** Times publishing, activation and rollback of a remote until a new tab has it. `BUILD=0` skips the build. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../../tools/machine/browser.mjs';
import { makeAnotherRelease } from '../../tools/shop/another-release.mjs';
import { activateRelease, localTarget, publishBuild, rollBackProject } from '../../tools/shop/releases.mjs';
import { startStack } from '../../tools/shop/stack.mjs';
import { COUNT } from '../lib/settings.js';

const {
  project: PROJECT,
  page: PAGE,
  rounds: ROUNDS,
  hasBuild,
} = readEnvironment(process.env, (reader) => ({
  project: reader.text('PROJECT', 'mfe-storefront'),
  page: reader.text('PAGE', '/products'),
  rounds: reader.integer('ROUNDS', 7, COUNT),
  hasBuild: reader.boolean('BUILD', true),
}));
const BAR_MS = 1_000;
const root = resolve(import.meta.dirname, '../..');

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

const build = (folder: string): Promise<void> =>
  new Promise((done, fail) => {
    const options = { cwd: join(root, PROJECT), stdio: 'ignore' as const };
    spawn(join(root, 'node_modules/.bin/rspack'), ['build', '--output-path', folder], options)
      .on('error', fail)
      .on('close', (code) => (code === 0 ? done() : fail(new Error(`the build of ${PROJECT} failed`))));
  });

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const row = (label: string, values: readonly number[]): string =>
  `${label.padEnd(52)}${median(values).toFixed(0).padStart(8)}${Math.max(...values)
    .toFixed(0)
    .padStart(8)}`;

const workDir = await mkdtemp(join(tmpdir(), 'lacteos-release-times-'));
const stack = await startStack({ port: 0, dataDir: join(workDir, 'shop') });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: browserFlags,
});
const servedIs = async (releaseId: string): Promise<void> => {
  const mark = `/releases/${PROJECT}/${releaseId}/`;
  while (!(await (await fetch(stack.url + PAGE)).text()).includes(mark));
};
const newTabShows = async (suffix: string): Promise<void> => {
  const page = await browser.newPage();
  await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
  await page.goto(stack.url + PAGE);
  await page.waitForFunction((text) => document.title.includes(text), suffix);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.close();
};

try {
  const target = await localTarget(stack.dataDir);
  const dist = join(root, PROJECT, 'dist');
  const before = await publishBuild(target, dist);
  if (hasBuild)
    console.log(
      `build of ${PROJECT}: ${((await timed(() => build(join(workDir, 'build')))) / 1000).toFixed(1)} s`,
    );
  const times = { publish: [], activate: [], tab: [], rollback: [] } as Record<string, number[]>;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const suffix = ` · ${round}`;
    const folder = join(workDir, `changed-${round}`);
    const changed = await makeAnotherRelease(dist, folder, { version: `1.0.${round}`, titleSuffix: suffix });
    times['publish']?.push(await timed(() => publishBuild(target, folder)));
    const served = await timed(async () => {
      await activateRelease(target, PROJECT, changed.releaseId);
      await servedIs(changed.releaseId);
    });
    times['activate']?.push(served);
    times['tab']?.push(await timed(() => newTabShows(suffix)));
    const returned = await timed(async () => {
      await rollBackProject(target, PROJECT);
      await servedIs(before.releaseId);
    });
    times['rollback']?.push(returned);
  }
  console.log(
    `${`${PROJECT}, ${ROUNDS} changed releases, ms`.padEnd(52)}${'median'.padStart(8)}${'worst'.padStart(8)}`,
  );
  console.log(row('publish (verify, compress, copy)', times['publish'] ?? []));
  console.log(row('activate → the gateway serves the new release', times['activate'] ?? []));
  console.log(row('a new tab after that shows the changed page', times['tab'] ?? []));
  console.log(row('rollback → the gateway serves the old release', times['rollback'] ?? []));
  const isQuick = ['activate', 'rollback'].every((name) => median(times[name] ?? []) < BAR_MS);
  console.log(isQuick ? `\nBoth stay below ${BAR_MS} ms.` : `\nMissed: ${BAR_MS} ms.`);
  if (!isQuick) process.exitCode = 1;
} finally {
  await browser.close();
  await stack.stop();
  await rm(workDir, { recursive: true, force: true });
}
