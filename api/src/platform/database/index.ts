export { moneyColumn, timestampColumn } from './columns.js';
export { dataSourceOptions, openDataSource, type Schema } from './data-source.js';
export { isDuplicateKey, isReplayable } from './database-errors.js';
export { DatabaseModule } from './database.module.js';
export { type StatementOutcome } from './statements-together.js';
export { execute, insertMissingRows, insertRows, marksFor } from './statements.js';
export { tableColumns } from './table-columns.js';
export { UnitOfWork } from './unit-of-work.js';
