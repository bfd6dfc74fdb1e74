import { readDatabaseAddress } from '../config/index.js';
import { dataSourceOptions, openDataSource, UnitOfWork } from '../platform/database/index.js';
import { findEntities, findMigrations, requireCurrentSchema } from '../platform/schema/index.js';

type Check = (work: UnitOfWork, print: (line: string) => void) => Promise<boolean>;

/** Changes nothing. @returns the exit code: 0 passed, 1 failed, 2 could not run */
export async function runCheck(subject: string, check: Check): Promise<number> {
  try {
    const schema = { entities: await findEntities(), migrations: await findMigrations() };
    const dataSource = await openDataSource(dataSourceOptions(readDatabaseAddress(process.env), schema));
    try {
      await requireCurrentSchema(dataSource);
      const isRight = await check(new UnitOfWork(dataSource), (line) => process.stdout.write(`${line}\n`));
      return isRight ? 0 : 1;
    } finally {
      await dataSource.destroy();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${subject} could not be checked: ${reason}\n`);
    return 2;
  }
}
