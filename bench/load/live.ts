/** Fails when an open tab misses a live update, a visitor's request fails or their p99 more than doubles. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readEnvironment } from '@lacteos/contracts/env';
import { p99, visit } from '../attacks/visitors.js';
import { startApi, startGateway, type MeasuredServer } from '../lib/servers.js';
import { COUNT } from '../lib/settings.js';
import { OpenTabs } from './open-tabs.js';

const MAX_RATIO = 2;
const MAX_WAIT_MS = 10_000;
const ADMIN = { email: 'admin@demo.test', password: 'Lacteos2026!' };
const { tabs, changes, seconds } = readEnvironment(process.env, (reader) => ({
  tabs: reader.integer('TABS', 2_000, COUNT),
  changes: reader.integer('CHANGES', 20, COUNT),
  seconds: reader.integer('SECONDS', 5, COUNT),
}));

const megabytesOf = ({ pid }: MeasuredServer): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
const share = (times: readonly number[], part: number): string =>
  ([...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN).toFixed(0);

async function call<T>(url: string, method: string, body: unknown, token = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}

const addPartner = (url: string, token: string, index: number): Promise<{ id: number }> =>
  call(
    `${url}/api/admin/partners`,
    'POST',
    {
      name: `Tienda ${index}`,
      address: 'Calle 1',
      image: 'https://imagenes.test/1.webp',
      city: 'Granada',
      country: 'Meta',
      phone: '3101234567',
    },
    token,
  );

const dataDir = mkdtempSync(join(tmpdir(), 'lacteos-live-'));
const limits = {
  DEMO_DATA: 'true',
  LIVE_STREAMS_PER_ACCOUNT: String(tabs),
  THROTTLE_BUDGETS: 'writes=10000000',
};
const api = await startApi('api', `sqlite:${join(dataDir, 'shop.sqlite')}`, dataDir, limits);
const gateway = await startGateway(new URL(api.prefix).origin, dataDir);
const open = { api, gateway };
try {
  const url = gateway.prefix;
  const { token } = await call<{ token: string }>(`${url}/api/auth/login`, 'POST', ADMIN);
  await visit(url, seconds);
  const memory = () => Object.values(open).map(megabytesOf);
  const [before, without] = [await visit(url, seconds), memory()];
  const pages = new OpenTabs(url, token);
  await pages.open(tabs);
  await visit(url, seconds);
  const [during, withTabs] = [await visit(url, seconds * 2), memory()];
  const changedAt = new Map<string, number>();
  for (let index = 0; index < changes; index += 1) {
    const start = performance.now();
    changedAt.set(String((await addPartner(url, token, index)).id), start);
    await delay(200);
  }
  const delaysOf = (): number[] =>
    [...changedAt].flatMap(([id, start]) => (pages.toldAt.get(id) ?? []).map((at) => at - start));
  for (let waited = 0; waited < MAX_WAIT_MS && delaysOf().length < tabs * changes; waited += 100)
    await delay(100);
  const delays = delaysOf();
  const told = delays.length;
  const { ended } = pages;
  pages.close();
  const after = await visit(url, seconds);
  const quiet = p99({ times: [...before.times, ...after.times], failed: 0 });
  const ratio = p99(during) / quiet;
  console.log(`${tabs} open tabs, ${ended} of them ended by the server`);
  console.log(`events delivered: ${told} of ${tabs * changes}`);
  console.log(`milliseconds after the change: median ${share(delays, 0.5)}, p99 ${share(delays, 0.99)}`);
  Object.keys(open).forEach((name, n) => {
    const [from, to] = [without[n] ?? 0, withTabs[n] ?? 0];
    const each = (((to - from) * 1_024) / tabs).toFixed(1);
    console.log(
      `memory of ${name}: ${from.toFixed(0)} MB, with the tabs ${to.toFixed(0)} MB, ${each} kB a tab`,
    );
  });
  console.log(
    `p99 of honest visitors: ${quiet.toFixed(1)} ms, with the tabs ${p99(during).toFixed(1)} ms, ratio ${ratio.toFixed(2)}, ${during.failed} failed`,
  );
  if (told < tabs * changes || during.failed > 0 || ratio > MAX_RATIO) process.exitCode = 1;
} finally {
  await gateway.stop();
  await api.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
