import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const OPTIONAL = { isNullable: true };

/** Units that were sold without a network and were not there by the books. */
export class CreateOversoldLines1804900003000 implements MigrationInterface {
  name = 'CreateOversoldLines1804900003000';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'oversold_lines',
    columns: [
      tableColumns.integer('order_id', { isPrimary: true }),
      tableColumns.integer('product_id', { isPrimary: true }),
      tableColumns.integer('quantity'),
      tableColumns.timestamp('checked_at', OPTIONAL),
      tableColumns.integer('checked_by', OPTIONAL),
    ],
    indices: [{ name: 'oversold_lines_checked', columnNames: ['checked_at', 'order_id'] }],
  }),
];
