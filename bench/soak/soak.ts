import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { requireFree } from '../../tools/shop/ports.mjs';
import { startMariaDb } from '../../tools/databases/mariadb.mjs';
import { waitForAnswer } from '../../tools/shop/wait-for-answer.mjs';
import { createDatabase, median } from '../lib/measuring.js';
import { startApi } from '../lib/servers.js';
import { fillShop } from '../lib/shop.js';
import type { Tally } from './caller.js';
import { judge, type SoakSample } from './judge.js';
import { runSoak } from './run-soak.js';
import { serveWompi } from '../lib/payments.js';
import { EVENTS_SECRET } from './visits.js';
import { watchProcess } from './watched-process.js';

/** Fails above 220 MB, on growth after the warm-up (`judge.ts`) and on unexpected answers. */
const { minutes: MINUTES, visits: VISITS_PER_SECOND } = readEnvironment(process.env, (reader) => ({
  minutes: reader.number('SOAK_MINUTES', 10, { min: 0.1, max: 10_000 }),
  visits: reader.number('VISITS', 10, { min: 0.1, max: 10_000 }),
}));
/** Short soaks are sampled more often. */
const EVERY_SECONDS = Math.min(3, MINUTES / 2);
const COLLECT_EVERY = 5;
/** A keep-alive connection reused just as it closes is no fault of the API. */
const MAX_LOST = 0.001;
const BUYERS = 40;
const PRODUCTS = 200;
const SANDBOX = resolve(import.meta.dirname, '../../sandbox/dist/main.js');

async function startStandIns() {
  const wompi = await serveWompi();
  const [siigo, wompiPort, smtp, mailbox] = await Promise.all([
    requireFree(0),
    requireFree(0),
    requireFree(0),
    requireFree(0),
  ]);
  const env = { SIIGO_PORT: siigo, WOMPI_PORT: wompiPort, SMTP_PORT: smtp, MAILBOX_PORT: mailbox };
  const child = spawn(process.execPath, [SANDBOX], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...Object.fromEntries(Object.entries(env).map(([k, port]) => [k, String(port)])) },
  });
  await waitForAnswer('stand-ins', `http://127.0.0.1:${mailbox}`);
  return {
    settings: {
      SIIGO_URL: `http://127.0.0.1:${siigo}`,
      SIIGO_REQUESTS_PER_MINUTE: '6000',
      WOMPI_API_URL: wompi.apiUrl,
      SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    },
    stop: () => {
      wompi.stop();
      child.kill('SIGTERM');
    },
  };
}

const HEAD = 'minute   calls   RSS most   heap   handles   connections   backlog';

const lineOf = (minute: number, samples: readonly SoakSample[], calls: number): string => {
  const heap = samples.map(({ heapMb }) => heapMb).filter((value) => value !== null);
  const medianOf = (measure: 'handles' | 'connections' | 'backlog') =>
    median(samples.map((sample) => sample[measure]));
  const rss = Math.max(...samples.map(({ rssMb }) => rssMb));
  return [
    String(minute).padStart(6),
    String(calls).padStart(8),
    `${rss.toFixed(0)} MB`.padStart(11),
    `${median(heap).toFixed(1)}`.padStart(7),
    String(medianOf('handles')).padStart(10),
    String(medianOf('connections')).padStart(14),
    String(medianOf('backlog')).padStart(10),
  ].join('');
};

function printer() {
  let minute = 1;
  let samples: SoakSample[] = [];
  let before = 0;
  const print = ({ calls }: Tally): void => {
    console.log(lineOf(minute, samples, calls - before));
    before = calls;
    samples = [];
  };
  const onSample = (sample: SoakSample, tally: Tally): void => {
    if (sample.at >= minute * 60) {
      print(tally);
      minute += 1;
    }
    samples.push(sample);
  };
  return { onSample, finish: print };
}

const mariadb = await startMariaDb();
const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-soak-'));
const standIns = await startStandIns();
try {
  const databaseUrl = await createDatabase(mariadb.url, 'soak');
  const watch = await watchProcess();
  const api = await startApi('API', databaseUrl, dataDir, {
    ...standIns.settings,
    ...watch.env,
    WOMPI_EVENTS_SECRET: EVENTS_SECRET,
    ACCESS_TOKEN_SECONDS: '3600',
    THROTTLE_PER_ADDRESS: '1000000',
    THROTTLE_BUDGETS: 'orders=1000000,exports=1000000,lookups=1000000,writes=1000000',
    MAX_OPEN_ORDERS: '1000000',
    MAX_SHARE_OF_STOCK: '100',
    THROTTLE_PER_ACCOUNT: '100000',
    LOG_LEVEL: 'silent',
  });
  try {
    const shop = await fillShop(api.prefix, databaseUrl, { buyerCount: BUYERS, productCount: PRODUCTS });
    console.log(`${MINUTES} minutes with ${VISITS_PER_SECOND} visits a second\n${HEAD}`);
    const table = printer();
    const { samples, tally } = await runSoak(
      { apiUrl: api.prefix, databaseUrl, shop, watch },
      {
        seconds: MINUTES * 60,
        every: EVERY_SECONDS,
        collectEvery: COLLECT_EVERY,
        visitsPerSecond: VISITS_PER_SECOND,
        mostAtOnce: 40,
        onSample: table.onSample,
      },
    );
    table.finish(tally);
    const { trends, faults } = judge(samples);
    if (tally.lost > tally.calls * MAX_LOST) faults.push(`${tally.lost} connections broke off`);
    const perSecond = tally.calls / (MINUTES * 60);
    console.log(
      `\n${tally.calls} calls, ${perSecond.toFixed(0)} a second; first and last third after the warm-up:`,
    );
    for (const { name, unit, first, last, max } of trends)
      console.log(
        `${name.padEnd(28)}${first.toFixed(1)} → ${last.toFixed(1)}${unit}, at most ${max.toFixed(1)}`,
      );
    for (const [surprise, times] of tally.surprises) faults.push(`${surprise}, ${times} times`);
    faults.forEach((fault) => console.log(`FAULT ${fault}`));
    console.log(faults.length === 0 ? 'Nothing grows.' : 'The soak failed.');
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await api.stop();
  }
} finally {
  standIns.stop();
  await mariadb.stop();
  await rm(dataDir, { recursive: true, force: true });
}
