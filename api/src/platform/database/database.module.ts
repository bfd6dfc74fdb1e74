import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { CONFIG, type Config } from '../../config/index.js';
import { dataSourceOptions, openDataSource, type Schema } from './data-source.js';
import { UnitOfWork } from './unit-of-work.js';

async function openConfigured(options?: DataSourceOptions): Promise<DataSource> {
  if (!options) throw new Error('the data source has no options');
  return openDataSource(options);
}

/** The data source of the process, its schema brought up to date at start, and the unit of work. */
@Global()
@Module({})
export class DatabaseModule {
  static with(schema: Schema): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [CONFIG],
          useFactory: (config: Config) => ({
            ...dataSourceOptions(config.databaseUrl, schema),
            retryAttempts: config.environment === 'production' ? 10 : 0,
          }),
          dataSourceFactory: openConfigured,
        }),
      ],
      providers: [UnitOfWork],
      exports: [UnitOfWork],
    };
  }
}
