import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { startMariaDb } from '../../tools/mariadb.mjs';
import { openMailSink } from '../lib/mail-sink.js';
import { median, processorOf } from '../lib/measuring.js';
import { peakOf, residentOf } from '../lib/resident.js';
import { COUNT } from '../lib/settings.js';
import { openShop, type ShopBackend } from '../purchase/shops.js';
import { purchases } from '../purchase/turns.js';

/** Cost of tracing at the API's start and in purchases. `AGAINST`: folder of another build. */
const { ROUNDS, PURCHASES, AGAINST } = readEnvironment(process.env, (reader) => ({
  ROUNDS: reader.integer('ROUNDS', 3, COUNT),
  PURCHASES: reader.integer('PURCHASES', 240, COUNT),
  AGAINST: reader.text('AGAINST', ''),
}));

interface Cost {
  /** Processor milliseconds until the API serves and has taken 33 sign-ups. */
  readonly start: number;
  readonly idleMb: number;
  /** Processor milliseconds per purchase. */
  readonly purchase: number;
  readonly p99: number;
  readonly mostMb: number;
}
interface Contender {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly checkout?: string;
}

const startCollector = async (): Promise<Server> => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
};

let databases = 0;
const measure = async (backend: ShopBackend, { settings, checkout }: Contender): Promise<Cost> => {
  databases += 1;
  const shop = await openShop(backend, `traces_${databases}`, { checkout, settings });
  const { pid } = shop.server;
  try {
    const [start, idleMb] = [processorOf(pid), residentOf(pid)];
    const { processor, p99 } = await purchases(shop, PURCHASES);
    return { start, idleMb, purchase: processor, p99, mostMb: peakOf(pid) };
  } finally {
    await shop.server.stop();
  }
};

const report = (name: string, costs: readonly Cost[]): void => {
  const of = (field: keyof Cost, digits = 0): string =>
    median(costs.map((cost) => cost[field])).toFixed(digits);
  console.log(
    `${name.padEnd(10)} start ${of('start')} ms of processor, ${of('idleMb')} MB · purchase ${of('purchase', 1)} ms of processor, p99 ${of('p99')} ms, ${of('mostMb')} MB at most`,
  );
};

const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-bench-'));
const [mariadb, sink, collector] = await Promise.all([startMariaDb(), openMailSink(), startCollector()]);
const { port } = collector.address() as AddressInfo;
const contenders: Contender[] = [
  ...(AGAINST ? [{ name: 'before', settings: {}, checkout: resolve(AGAINST) }] : []),
  { name: 'off', settings: {} },
  { name: 'on', settings: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` } },
];
try {
  const costs = new Map(contenders.map(({ name }) => [name, [] as Cost[]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const contender of contenders)
      costs.get(contender.name)?.push(await measure({ mariadb: mariadb.url, dataDir, sink }, contender));
  for (const [name, measured] of costs) report(name, measured);
} finally {
  collector.closeAllConnections();
  collector.close();
  sink.stop();
  await mariadb.stop();
  await rm(dataDir, { recursive: true, force: true });
}
