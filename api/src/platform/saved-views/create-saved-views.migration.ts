import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

/** Views of back-office tables, by member of staff. */
export class CreateSavedViews1786000002000 implements MigrationInterface {
  name = 'CreateSavedViews1786000002000';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'saved_views',
    columns: [
      tableColumns.integer('user_id', { isPrimary: true }),
      tableColumns.varchar('table_name', 40, { isPrimary: true }),
      tableColumns.text('views'),
    ],
  }),
];
