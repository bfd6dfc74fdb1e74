import { setImmediate } from 'node:timers';
import { detached } from '@lacteos/tracing';
import type { DataSource, QueryRunner } from 'typeorm';

import { isUnavailable } from '../database-errors.js';
import { outsideTransaction } from '../transaction-context.js';
import type { Value } from './generated-id.js';
import type { PacketRunner } from './mariadb-packets.js';

interface Read {
  readonly sql: string;
  readonly values: readonly Value[];
}
interface Waiting {
  readonly read: Read;
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Reads that one packet carries at most: they run one after the other. */
const MAX_TOGETHER = 16;

const gathered = new WeakMap<DataSource, Waiting[]>();

/**
 * Runs a read on MariaDB, outside of transactions. Reads of one turn of the event loop share a packet, those of other requests
 * too; each still sees what was committed before it was asked for, and fails alone.
 */
export function readTogether<Row>(dataSource: DataSource, read: Read): Promise<Row[]> {
  return new Promise<unknown[]>((resolve, reject) => {
    const waiting = gathered.get(dataSource);
    if (waiting) waiting.push({ read, resolve, reject });
    else {
      gathered.set(dataSource, [{ read, resolve, reject }]);
      // What the packet causes belongs to none of the requests.
      detached(() => outsideTransaction(() => setImmediate(sendGathered, dataSource)));
    }
  }) as Promise<Row[]>;
}

function sendGathered(dataSource: DataSource): void {
  const waiting = gathered.get(dataSource) ?? [];
  gathered.delete(dataSource);
  for (let from = 0; from < waiting.length; from += MAX_TOGETHER)
    void send(dataSource, waiting.slice(from, from + MAX_TOGETHER));
}

async function send(dataSource: DataSource, waiting: readonly Waiting[]): Promise<void> {
  try {
    const answers = await answersOf(
      dataSource,
      waiting.map(({ read }) => read),
    );
    waiting.forEach(({ resolve }, n) => resolve(answers[n] ?? []));
  } catch (error) {
    if (waiting.length === 1 || isUnavailable(error)) waiting.forEach(({ reject }) => reject(error));
    else for (const each of waiting) void send(dataSource, [each]);
  }
}

async function answersOf(dataSource: DataSource, reads: readonly Read[]): Promise<unknown[][]> {
  const runner = dataSource.createQueryRunner() as QueryRunner & PacketRunner;
  try {
    return await runner.queryAll<unknown[]>(
      reads.map(({ sql }) => sql),
      reads.flatMap(({ values }) => values),
      false,
    );
  } finally {
    await runner.release();
  }
}
