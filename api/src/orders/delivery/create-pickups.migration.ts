import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const OPTIONAL = { isNullable: true };

/** Orders that their buyers fetch at a partner store. */
export class CreatePickups1806250002000 implements MigrationInterface {
  name = 'CreatePickups1806250002000';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'pickups',
    columns: [
      tableColumns.integer('order_id', { isPrimary: true }),
      tableColumns.integer('store_id'),
      tableColumns.varchar('code', 6),
      tableColumns.timestamp('ready_from'),
      tableColumns.timestamp('until_at'),
      tableColumns.integer('tries', { default: 0 }),
      tableColumns.timestamp('tried_at', OPTIONAL),
      tableColumns.timestamp('handed_over_at', OPTIONAL),
      tableColumns.integer('handed_over_by', OPTIONAL),
      tableColumns.varchar('proof', 10, OPTIONAL),
    ],
    indices: [{ name: 'pickups_store', columnNames: ['store_id', 'handed_over_at', 'ready_from'] }],
  }),
];
