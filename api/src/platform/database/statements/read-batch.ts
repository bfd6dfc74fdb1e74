import type { QueryRunner } from 'typeorm';

import { endsTransactions } from './mariadb-packets.js';
import type { Value } from './generated-id.js';

interface Read {
  readonly sql: string;
  readonly values: readonly Value[];
}
interface Waiting {
  readonly read: Read;
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

const gathered = new WeakMap<QueryRunner, Waiting[]>();

/** Runs a read on a connection. Reads that are asked for before the first await go to MariaDB in one packet. */
export function readBatched<Row>(runner: QueryRunner, read: Read): Promise<Row[]> {
  return new Promise<unknown[]>((resolve, reject) => {
    const waiting = gathered.get(runner);
    if (waiting) waiting.push({ read, resolve, reject });
    else {
      gathered.set(runner, [{ read, resolve, reject }]);
      queueMicrotask(() => void send(runner));
    }
  }) as Promise<Row[]>;
}

async function send(runner: QueryRunner): Promise<void> {
  const waiting = gathered.get(runner) ?? [];
  gathered.delete(runner);
  try {
    const answers = await answersOf(
      runner,
      waiting.map(({ read }) => read),
    );
    waiting.forEach(({ resolve }, n) => resolve(answers[n] ?? []));
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}

async function answersOf(runner: QueryRunner, reads: readonly Read[]): Promise<unknown[][]> {
  if (endsTransactions(runner))
    return runner.queryAll<unknown[]>(
      reads.map(({ sql }) => sql),
      reads.flatMap(({ values }) => values),
      false,
    );
  const answers: unknown[][] = [];
  for (const { sql, values } of reads) answers.push(await runner.query(sql, [...values]));
  return answers;
}
