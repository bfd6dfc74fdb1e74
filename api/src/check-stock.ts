import 'reflect-metadata';
import { readConfig } from './config/index.js';
import { checkStock, StockRepository } from './partners/index.js';
import { ENTITIES } from './platform/database/entities.js';
import { dataSourceOptions, openDataSource, UnitOfWork } from './platform/database/index.js';
import { MIGRATIONS } from './platform/database/migrations.js';

/** Compares every stock level with its ledger; the exit code says whether they agree. */
const schema = { entities: ENTITIES, migrations: MIGRATIONS };
const dataSource = await openDataSource(dataSourceOptions(readConfig(process.env).databaseUrl, schema));
const isRight = await checkStock(new StockRepository(new UnitOfWork(dataSource)), (line) =>
  process.stdout.write(`${line}\n`),
);
await dataSource.destroy();
process.exitCode = isRight ? 0 : 1;
