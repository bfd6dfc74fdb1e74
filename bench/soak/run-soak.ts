import { setTimeout as delay } from 'node:timers/promises';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import type { LoadedShop } from '../lib/shop.js';
import { callerOf, type Tally } from './caller.js';
import type { SoakSample } from './judge.js';
import { linkProducts, visitOnce } from './visits.js';
import type { Watch } from './watched-process.js';

export interface SoakedShop {
  apiUrl: string;
  databaseUrl: string;
  shop: LoadedShop;
  watch: Watch;
}
interface SoakSettings {
  seconds: number;
  every: number;
  collectEvery: number;
  visitsPerSecond: number;
  mostAtOnce: number;
  onSample: (sample: SoakSample, tally: Tally) => void;
}

const DUE =
  'SELECT COUNT(*) AS n FROM outbox_messages WHERE done_at IS NULL AND available_at <= UTC_TIMESTAMP(3)';
const OPEN =
  'SELECT COUNT(*) AS n FROM information_schema.PROCESSLIST WHERE DB = DATABASE() AND ID <> CONNECTION_ID()';

async function count(connection: Connection, statement: string): Promise<number> {
  const [rows] = await connection.query<RowDataPacket[]>(statement);
  return Number(rows[0]?.['n']);
}

async function load(shop: SoakedShop, settings: SoakSettings, tally: Tally, until: number): Promise<void> {
  const visit = { call: callerOf(shop.apiUrl, tally), shop: shop.shop };
  const running = new Set<Promise<unknown>>();
  const lose = (error: unknown): void => {
    if (!(error instanceof TypeError)) throw error;
    tally.lost += 1;
  };
  while (Date.now() < until) {
    if (running.size < settings.mostAtOnce) {
      const one: Promise<unknown> = visitOnce(visit)
        .catch(lose)
        .finally(() => running.delete(one));
      running.add(one);
    }
    await delay(1000 / settings.visitsPerSecond);
  }
  await Promise.all(running);
}

async function watchOver(
  { databaseUrl, watch }: SoakedShop,
  { every, collectEvery, onSample }: SoakSettings,
  tally: Tally,
  until: number,
): Promise<SoakSample[]> {
  const connection = await createConnection(databaseUrl);
  const began = Date.now();
  const samples: SoakSample[] = [];
  try {
    while (Date.now() < until) {
      // Measured before the collection, which would change it.
      const { rssMb, handles } = await watch.probe(false);
      const isCollected = samples.length % collectEvery === 0;
      const heapMb = isCollected ? (await watch.probe(true)).heapMb : null;
      const connections = await count(connection, OPEN);
      const backlog = await count(connection, DUE);
      const sample = { at: (Date.now() - began) / 1000, rssMb, heapMb, handles, connections, backlog };
      samples.push(sample);
      onSample(sample, tally);
      await delay(every * 1000);
    }
    return samples;
  } finally {
    await connection.end();
  }
}

/** @throws when the API ends */
export async function runSoak(
  shop: SoakedShop,
  settings: SoakSettings,
): Promise<{ samples: SoakSample[]; tally: Tally }> {
  const tally: Tally = { calls: 0, lost: 0, surprises: new Map() };
  await linkProducts({ call: callerOf(shop.apiUrl, tally), shop: shop.shop });
  tally.calls = 0;
  const until = Date.now() + settings.seconds * 1000;
  const [samples] = await Promise.all([
    watchOver(shop, settings, tally, until),
    load(shop, settings, tally, until),
  ]);
  return { samples, tally };
}
