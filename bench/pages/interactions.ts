/** Times each tap and key of a purchase on a slow phone until the next frame (Event Timing). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { chromium, type Page } from 'playwright-core';
import { browserFlags, findHeadlessShell } from '../../tools/machine/browser.mjs';
import { startStack } from '../../tools/shop/stack.mjs';
import { COUNT } from '../lib/settings';
import { CUSTOMER, signIn } from '../lib/sign-in';
import { PHONE, slowDown } from '../lib/slow-phone';
import { STEPS } from './purchase-steps';

const BAR_MS = 200;
const { rounds: ROUNDS } = readEnvironment(process.env, (reader) => ({
  rounds: reader.integer('ROUNDS', 3, COUNT),
}));

/** Milliseconds in steps of 8, as the browser reports them. */
interface Interaction {
  readonly type: string;
  readonly duration: number;
}
type Report = (interaction: Interaction) => void;

const observe = (): void => {
  const report = Reflect.get(window, 'reportInteraction') as Report;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) report({ type: entry.name, duration: entry.duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 100)));
      }),
  );

const slowest = new Map<string, Interaction & { count: number }>();
const recordInteraction = (step: string, { type, duration }: Interaction): void => {
  const known = slowest.get(step);
  const worse = known && known.duration >= duration ? known : { type, duration };
  slowest.set(step, { ...worse, count: (known?.count ?? 0) + 1 });
};

const buy = async (page: Page, origin: string): Promise<void> => {
  let step = '';
  await page.exposeFunction('reportInteraction', (interaction: Interaction) =>
    recordInteraction(step, interaction),
  );
  await page.addInitScript(observe);
  await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
  await signIn(page, origin, CUSTOMER);
  await slowDown(page);
  for (const { name, open, act } of STEPS) {
    if (open) await page.goto(origin + open, { waitUntil: 'networkidle' });
    step = name;
    await act(page);
    await settle(page);
  }
};

const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-interactions-'));
const stack = await startStack({ port: 0, dataDir });
try {
  const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: browserFlags });
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
      await buy(await context.newPage(), stack.url);
      await context.close();
    }
  } finally {
    await browser.close();
  }
} finally {
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}

const rows = STEPS.map(({ name }) => ({ name, ...slowest.get(name) }));
for (const { name, duration, type, count } of rows)
  console.log(
    `${name.padEnd(34)} ${duration === undefined ? 'below 16' : String(duration)} ms ${type ?? ''} ${count ?? 0}`,
  );
const missed = rows.filter(({ duration = 0 }) => duration > BAR_MS).map(({ name }) => name);
console.log(
  missed.length === 0 ? `All at most ${BAR_MS} ms.` : `More than ${BAR_MS} ms: ${missed.join(', ')}`,
);
process.exitCode = missed.length === 0 ? 0 : 1;
