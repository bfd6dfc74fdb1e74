import { readDatabaseAddress } from '../config/index.js';
import { dataSourceOptions, openDataSource, UnitOfWork } from '../platform/database/index.js';
import { findEntities, findMigrations, requireCurrentSchema } from '../platform/schema/index.js';

type Check = (work: UnitOfWork, print: (line: string) => void) => Promise<boolean>;

/**
 * Runs a check on the database of the settings; it changes nothing.
 * @returns the exit code: 0 when the check passes, 1 when it does not, 2 when it cannot run
 */
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
