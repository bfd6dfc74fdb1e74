export { findEntities, findMigrations } from './find-schema.js';
export {
  migrationsOf,
  type NamedMigration,
  requireCurrentSchema,
  requireWritable,
  schemaStatus,
  type SchemaStatus,
} from './migration-history.js';
export { Migrator } from './migrator.js';
export { preflight } from './preflight.js';
export { SchemaError } from './schema-error.js';
export { TURN_TIMES, type TurnTimes } from './schema-lease.js';
