import type { DataSource } from 'typeorm';

import { MIGRATIONS } from './migrations.js';
import { dataSourceOptions, openDataSource, type Schema } from '../../src/platform/database/index.js';
import { Migrator } from '../../src/platform/schema/index.js';

/** Gives a database the schema of this version, or of some of its migrations. */
export async function migrateDatabase(url: string, migrations?: Schema['migrations']): Promise<void> {
  await (await openMigrated(url, migrations)).destroy();
}

/** As {@link migrateDatabase}, and keeps it open. */
export async function openMigrated(
  url: string,
  migrations: Schema['migrations'] = MIGRATIONS,
): Promise<DataSource> {
  const dataSource = await openDataSource(dataSourceOptions(url, { entities: [], migrations }));
  try {
    await new Migrator(dataSource).up();
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}
