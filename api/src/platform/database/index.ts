export { moneyColumn, timestampColumn } from './columns.js';
export { dataSourceOptions, openDataSource, type Schema } from './data-source.js';
export { isDuplicateKey, isStorageFull, isUnavailable } from './database-errors.js';
export { DatabaseModule } from './database.module.js';
export { assignmentsOf, selectEntities, selectEntitiesBy } from './statements/entity-rows.js';
export { type Read, type Statement, type StatementOutcome } from './statements/statement.js';
export {
  execute,
  executeThenSelect,
  ignoreOn,
  insertMissingRows,
  insertionOf,
  missingInsertionOf,
  placeholdersFor,
  select,
  selectByKeys,
} from './statements/statements.js';
export { type KeyedRead } from './statements/keyed-read.js';
export { PoolUsage } from './pool-usage.js';
export { UnitOfWork } from './unit-of-work.js';
