import { findMigrations } from '#platform/schema/index.js';

/** All migrations of the shop by time stamp. */
export const MIGRATIONS = await findMigrations();
