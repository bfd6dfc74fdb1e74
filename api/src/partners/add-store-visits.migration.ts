import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addMissingColumns, dropExistingColumns } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const COLUMNS = [
  tableColumns.text('hours', { isNullable: true }),
  tableColumns.varchar('location', 30, { isNullable: true }),
];

/** When a partner store is open, as one JSON text, and where it is. */
export class AddStoreVisits1804420001000 implements MigrationInterface {
  name = 'AddStoreVisits1804420001000';

  async up(runner: QueryRunner): Promise<void> {
    await addMissingColumns(runner, 'stores', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingColumns(
      runner,
      'stores',
      COLUMNS.map(({ name }) => name),
    );
  }
}
