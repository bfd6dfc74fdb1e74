import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { fillShop } from '../lib/shop.js';
import { serveWompi } from '../lib/payments.js';
import { migrate } from '../lib/servers.js';
import { ApiProcess } from './api-process.js';
import { Load, newJournal } from './crash-load.js';
import { verify, type Findings } from './verify.js';

const PRODUCTS = 12;
const WORKERS = 8;
const MAX_ANSWERS = 150;

export interface CrashTest {
  server: string;
  kills: number;
  say: (line: string) => void;
}

export async function runCrashTest({
  server,
  kills,
  say,
}: CrashTest): Promise<Findings & { kills: number; lost: number }> {
  const database = `crash_${randomBytes(6).toString('hex')}`;
  await execute(server, `CREATE DATABASE ${database}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-crash-'));
  const databaseUrl = new URL(`/${database}`, server).href;
  const wompi = await serveWompi();
  const api = new ApiProcess(await freePort(), databaseUrl, dataDir, wompi.apiUrl);
  const journal = newJournal();
  try {
    migrate(databaseUrl);
    await api.start();
    const load = new Load(
      api.url,
      await fillShop(api.url, databaseUrl, { buyerCount: WORKERS, productCount: PRODUCTS }),
      journal,
    );
    for (let kill = 1; kill <= kills; kill += 1) {
      const working = load.run(WORKERS);
      // Counted in answers, so that a slow machine is under load too.
      await Promise.race([load.answers(randomInt(1, MAX_ANSWERS)), working]);
      await delay(randomInt(0, 20));
      await api.kill();
      await working;
      await api.start();
      if (kill % 10 === 0)
        say(`${kill} kills, ${journal.keys.size} orders sent, ${journal.lost} answers lost`);
    }
    await api.kill();
    return { ...(await verify(databaseUrl, journal)), kills, lost: journal.lost };
  } finally {
    await api.kill();
    wompi.stop();
    await execute(server, `DROP DATABASE ${database}`);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function execute(server: string, statement: string): Promise<void> {
  const connection = await createConnection(server);
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
