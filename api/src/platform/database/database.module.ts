import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { CONFIG, type Config } from '#config/index.js';
import { requireFacts } from '../stored-data/index.js';
import {
  findEntities,
  findMigrations,
  Migrator,
  requireCurrentSchema,
  SchemaError,
} from '../schema/index.js';
import { dataSourceOptions, openDataSource } from './data-source.js';
import { PoolUsage } from './pool-usage.js';
import { UnitOfWork } from './unit-of-work.js';

async function openConfigured(options?: DataSourceOptions): Promise<DataSource> {
  if (!options) throw new Error('the data source has no options');
  const dataSource = await openDataSource(options);
  try {
    // No other process can migrate a database in memory.
    if (options.database === ':memory:') await new Migrator(dataSource).up();
    await requireCurrentSchema(dataSource);
    requireFacts(dataSource.entityMetadatas.map(({ target }) => target));
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  return dataSource;
}

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [CONFIG],
      useFactory: async (config: Config) => ({
        ...dataSourceOptions(config.databaseUrl, {
          entities: await findEntities(),
          migrations: await findMigrations(),
        }),
        maxQueryExecutionTime: config.databaseTimeoutSeconds * 1_000,
        retryAttempts: config.environment === 'production' && config.hasBackgroundJobs ? 10 : 0,
        toRetry: (error: unknown) => !(error instanceof SchemaError),
      }),
      dataSourceFactory: openConfigured,
    }),
  ],
  providers: [UnitOfWork, PoolUsage],
  exports: [UnitOfWork, PoolUsage],
})
export class DatabaseModule {}
