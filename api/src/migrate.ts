import 'reflect-metadata';
import { SettingsError } from '@lacteos/contracts/env';
import { readDatabaseAddress } from './config/index.js';
import { migrateCommand } from './commands/migrate-command.js';
import { dataSourceOptions, openDataSource } from './platform/database/index.js';
import { findMigrations, SchemaError } from './platform/schema/index.js';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Changes or shows the schema of the database of `DATABASE_URL`: `migrate up|status|plan|revert`. */
async function run(): Promise<number> {
  const options = dataSourceOptions(readDatabaseAddress(process.env), {
    entities: [],
    migrations: await findMigrations(),
  });
  const dataSource = await openDataSource(options);
  try {
    return await migrateCommand(dataSource, process.argv.slice(2), print);
  } finally {
    await dataSource.destroy();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  const isExplained = error instanceof SchemaError || error instanceof SettingsError;
  const text = error instanceof Error ? (isExplained ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
