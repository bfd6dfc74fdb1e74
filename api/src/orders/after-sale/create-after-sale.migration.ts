import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

/** Pictures that buyers send with returns. */
export class CreateAfterSale1782000000000 implements MigrationInterface {
  name = 'CreateAfterSale1782000000000';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'return_pictures',
    columns: [
      tableColumns.varchar('id', 32, { isPrimary: true }),
      tableColumns.integer('part', { isPrimary: true }),
      tableColumns.integer('user_id'),
      { name: 'bytes', type: 'blob' },
      tableColumns.timestamp('created_at'),
    ],
    indices: [{ name: 'return_pictures_created', columnNames: ['created_at'] }],
  }),
];
