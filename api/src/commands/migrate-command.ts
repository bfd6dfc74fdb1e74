import type { DataSource } from 'typeorm';

import { migrationsOf, Migrator, preflight, schemaStatus } from '../platform/schema/index.js';

type Print = (line: string) => void;

const MIGRATE_USAGE = `Usage: npm run migrate -w api -- <command>
  status        which migrations the database has and which it lacks; exit code 1 when it lacks some
  plan          what 'up' would do, and what stands in its way; changes nothing
  up            applies what is missing; an interrupted run goes on where it was
  revert --yes  takes the last migration back, and what was stored in it`;

/** @returns the exit code: 1 for an old schema or a failed preflight, 2 for wrong usage @throws SchemaError */
export async function migrateCommand(
  dataSource: DataSource,
  args: readonly string[],
  print: Print,
): Promise<number> {
  const [command = '', ...options] = args;
  if (command === 'revert' && options.join() === '--yes') return revert(dataSource, print);
  if (options.length === 0 && command in COMMANDS)
    return COMMANDS[command as keyof typeof COMMANDS](dataSource, print);
  print(MIGRATE_USAGE);
  return 2;
}

const COMMANDS = { status, plan, up } as const;

async function status(dataSource: DataSource, print: Print): Promise<number> {
  const { applied, pending, unknown } = await schemaStatus(dataSource);
  for (const name of applied) print(`applied  ${name}`);
  for (const name of pending) print(`missing  ${name}`);
  for (const name of unknown) print(`unknown  ${name} (of a newer version)`);
  return pending.length > 0 ? 1 : 0;
}

async function plan(dataSource: DataSource, print: Print): Promise<number> {
  const { pending } = await schemaStatus(dataSource);
  if (pending.length === 0) {
    print('Nothing to do: the schema is up to date.');
    return 0;
  }
  for (const name of pending) print(`would apply  ${name}`);
  const obstacles = await preflight(
    dataSource,
    migrationsOf(dataSource).filter(({ name }) => pending.includes(name)),
  );
  for (const obstacle of obstacles) print(`in the way   ${obstacle}`);
  return obstacles.length > 0 ? 1 : 0;
}

async function up(dataSource: DataSource, print: Print): Promise<number> {
  const applied = await new Migrator(dataSource).up();
  for (const name of applied) print(`applied  ${name}`);
  print(applied.length === 0 ? 'Nothing to do: the schema is up to date.' : 'The schema is up to date.');
  return 0;
}

async function revert(dataSource: DataSource, print: Print): Promise<number> {
  const name = await new Migrator(dataSource).revert();
  print(name === null ? 'Nothing to revert.' : `reverted  ${name}`);
  return 0;
}
