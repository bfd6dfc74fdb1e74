import 'reflect-metadata';
import { readDatabaseAddress } from './config/index.js';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations.js';
import { checkMoney, MoneyCheckRepository } from './orders/index.js';
import { dataSourceOptions, openDataSource, UnitOfWork } from './platform/database/index.js';
import { requireCurrentSchema } from './platform/schema/index.js';

/** Compares the amounts of orders with each other; the exit code says whether they agree, 2 that it could not be asked. */
const schema = { entities: ENTITIES, migrations: MIGRATIONS };
try {
  const dataSource = await openDataSource(dataSourceOptions(readDatabaseAddress(process.env), schema));
  try {
    await requireCurrentSchema(dataSource);
    const isRight = await checkMoney(new MoneyCheckRepository(new UnitOfWork(dataSource)), (line) =>
      process.stdout.write(`${line}\n`),
    );
    process.exitCode = isRight ? 0 : 1;
  } finally {
    await dataSource.destroy();
  }
} catch (error) {
  process.stderr.write(
    `The amounts could not be checked: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 2;
}
