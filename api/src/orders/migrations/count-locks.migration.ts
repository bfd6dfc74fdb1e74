import { type MigrationInterface, type QueryRunner } from 'typeorm';

import { dropExistingColumns } from '#platform/schema/table-changes.js';

/** What a transaction changes to keep a row for itself: nodes of a cluster compare changes, not locks. */
const TABLES = ['orders', 'siigo_documents', 'cash_shifts'];

export class CountLocks1803650001000 implements MigrationInterface {
  name = 'CountLocks1803650001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      if (!(await runner.hasColumn(table, 'lock_count')))
        await runner.query(`ALTER TABLE ${table} ADD COLUMN lock_count integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await dropExistingColumns(runner, table, ['lock_count']);
  }
}
