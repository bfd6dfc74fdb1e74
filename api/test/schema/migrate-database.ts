import type { DataSource } from 'typeorm';

import { dataSourceOptions, openDataSource, type Schema } from '../../src/platform/database/index.js';
import { findMigrations, Migrator } from '../../src/platform/schema/index.js';

/** Runs all or some of this version's migrations on a database. */
export async function migrateDatabase(url: string, migrations?: Schema['migrations']): Promise<void> {
  await (await openMigrated(url, migrations)).destroy();
}

/** Like {@link migrateDatabase}, and returns the open connection. */
export async function openMigrated(url: string, migrations?: Schema['migrations']): Promise<DataSource> {
  const schema = { entities: [], migrations: migrations ?? (await findMigrations()) };
  const dataSource = await openDataSource(dataSourceOptions(url, schema));
  try {
    await new Migrator(dataSource).up();
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}
