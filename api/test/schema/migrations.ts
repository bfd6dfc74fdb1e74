import { findMigrations } from '#platform/schema/index.js';

/** Every migration of the shop in the order of its time stamp. */
export const MIGRATIONS = await findMigrations();
