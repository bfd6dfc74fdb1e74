import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readEnvironment } from '@lacteos/contracts/env';
import type { DataSource, QueryRunner } from 'typeorm';

import { AddSamples1990000000000 } from './sample-migration.js';
import { dataSourceOptions, openDataSource } from '../../src/platform/database/index.js';
import { findMigrations, Migrator } from '../../src/platform/schema/index.js';

/** Short, because the next process waits for it, but longer than one statement on a busy machine. */
const LEASE_SECONDS = 3;

/** Statements that leave the schema unchanged: no kill follows them. */
const OTHERS = /^\s*(select|show|pragma|begin|commit|rollback|do)\b|schema_lease/i;

/**
 * Kills a data source after its first statement that has not been killed yet. Repeated runs therefore stop once after
 * each statement of each migration, because finished work is not repeated.
 *
 * @param died statements, with values, that were killed or spared; filled
 * @param isSpared whether it survives a statement
 */
export function dieAfterTheNextStatement(
  dataSource: DataSource,
  died: Set<string>,
  die: () => void,
  isSpared: () => boolean = () => false,
): void {
  const create = dataSource.createQueryRunner.bind(dataSource);
  const times = new Map<string, number>();
  dataSource.createQueryRunner = (...mode): QueryRunner => {
    const runner = create(...mode);
    const query = runner.query.bind(runner);
    return Object.assign(runner, {
      query: async (...statement: Parameters<QueryRunner['query']>): Promise<unknown> => {
        const result: unknown = await query(...statement);
        if (OTHERS.test(statement[0])) return result;
        const text = JSON.stringify(statement);
        times.set(text, (times.get(text) ?? 0) + 1);
        const key = `${text} ${times.get(text)}`;
        if (died.has(key)) return result;
        died.add(key);
        if (!isSpared()) die();
        return result;
      },
    });
  };
}

interface Program {
  readonly url: string;
  readonly file: string;
  readonly killAfter: number;
}

/**
 * Run as a program, migrates the database of `DATABASE_URL` and is killed after the next statement that `DIED_FILE`
 * does not name, or after the `KILL_AFTER`th.
 */
async function migrateAndDie({ url, file, killAfter }: Program): Promise<void> {
  const migrations = [...(await findMigrations()), AddSamples1990000000000];
  const dataSource = await openDataSource(dataSourceOptions(url, { entities: [], migrations }));
  const died = new Set(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []);
  let spared = killAfter;
  const kill = (): void => {
    writeFileSync(file, JSON.stringify([...died]));
    process.kill(process.pid, 'SIGKILL');
  };
  dieAfterTheNextStatement(dataSource, died, kill, () => (spared -= 1) > 0);
  await new Migrator(dataSource, { leaseSeconds: LEASE_SECONDS, turnSeconds: 60 }).up();
  await dataSource.destroy();
}

const program = readEnvironment(process.env, (reader) => ({
  url: reader.text('DATABASE_URL', ''),
  file: reader.optional('DIED_FILE'),
  killAfter: reader.integer('KILL_AFTER', 1, { min: 1, max: 1_000 }),
}));
const { file } = program;
if (file) void migrateAndDie({ ...program, file });
