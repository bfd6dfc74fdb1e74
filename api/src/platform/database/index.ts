export { moneyColumn, timestampColumn } from './columns.js';
export { dataSourceOptions, openDataSource, type Schema } from './data-source.js';
export { isDuplicateKey, isStorageFull, isUnavailable } from './database-errors.js';
export { DatabaseModule } from './database.module.js';
export { type StatementOutcome } from './statement-batch.js';
export { execute, insertMissingRows, insertRows, placeholdersFor } from './statements.js';
export { UnitOfWork } from './unit-of-work.js';
