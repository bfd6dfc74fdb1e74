export { moneyColumn, timestampColumn } from './columns.js';
export { dataSourceOptions, openDataSource, type Schema } from './data-source.js';
export { isDuplicateKey, isStorageFull, isUnavailable } from './database-errors.js';
export { DatabaseModule } from './database.module.js';
export { GeneratedId, jsonOf, type GeneratedText } from './statements/generated-id.js';
export { assignmentsOf, selectEntities, selectEntity } from './statements/entity-rows.js';
export { type StatementOutcome } from './statements/statement.js';
export {
  execute,
  ignoreOn,
  insertMissingRows,
  insertRows,
  placeholdersFor,
  select,
} from './statements/statements.js';
export { PoolUsage } from './pool-usage.js';
export { UnitOfWork } from './unit-of-work.js';
