import { setImmediate } from 'node:timers';
import { detached } from '@lacteos/tracing';
import type { DataSource } from 'typeorm';

import { isUnavailable } from '../database-errors.js';
import { outsideTransaction } from '../transaction-context.js';
import { canShare, rowsFor, statementFor, type WantedRows } from './keyed-read.js';
import { sendPacket } from './send-statements.js';
import type { Read } from './statement.js';

interface Waiting {
  readonly read: Read | WantedRows<unknown>;
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

const MAX_TOGETHER = 16;

const gathered = new WeakMap<DataSource, Waiting[]>();

/**
 * For MariaDB, outside of transactions. Reads of one event-loop turn share a packet, keyed reads a statement; each
 * sees what was committed before it and fails alone.
 */
export function readTogether<Row>(dataSource: DataSource, read: Read | WantedRows<Row>): Promise<Row[]> {
  return new Promise<unknown[]>((resolve, reject) => {
    const waiting = gathered.get(dataSource);
    const mine = { read: read as Waiting['read'], resolve, reject };
    if (waiting) waiting.push(mine);
    else {
      gathered.set(dataSource, [mine]);
      // The packet belongs to no single request.
      detached(() => outsideTransaction(() => setImmediate(sendGathered, dataSource)));
    }
  }) as Promise<Row[]>;
}

function sendGathered(dataSource: DataSource): void {
  const statements = byStatement(gathered.get(dataSource) ?? []);
  gathered.delete(dataSource);
  for (let from = 0; from < statements.length; from += MAX_TOGETHER)
    void send(dataSource, statements.slice(from, from + MAX_TOGETHER));
}

function byStatement(waiting: readonly Waiting[]): Waiting[][] {
  const statements: Waiting[][] = [];
  for (const each of waiting) {
    const { read } = each;
    const shared = 'keys' in read && statements.find(([first]) => first && isAlike(first.read, read));
    if (shared) shared.push(each);
    else statements.push([each]);
  }
  return statements;
}

const isAlike = (one: Waiting['read'], other: WantedRows<unknown>): boolean =>
  'keys' in one && canShare(one, other);

async function send(dataSource: DataSource, statements: readonly (readonly Waiting[])[]): Promise<void> {
  try {
    const answers = await answersOf(
      dataSource,
      statements.map((sharing) => readOf(sharing.map(({ read }) => read))),
    );
    statements.forEach((sharing, n) => {
      for (const { read, resolve } of sharing)
        resolve(sharing.length > 1 && 'keys' in read ? rowsFor(read, answers[n] ?? []) : (answers[n] ?? []));
    });
  } catch (error) {
    const waiting = statements.flat();
    if (waiting.length === 1 || isUnavailable(error)) waiting.forEach(({ reject }) => reject(error));
    else for (const each of waiting) void send(dataSource, [[each]]);
  }
}

function readOf(reads: readonly Waiting['read'][]): Read {
  const [first] = reads;
  return first && !('keys' in first) ? first : statementFor(reads as readonly WantedRows<unknown>[]);
}

async function answersOf(dataSource: DataSource, reads: readonly Read[]): Promise<unknown[][]> {
  const runner = dataSource.createQueryRunner();
  try {
    return await sendPacket<unknown[]>(runner, reads);
  } finally {
    await runner.release();
  }
}
