import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import {
  addMissingColumns,
  createTables,
  dropExistingColumns,
  dropTables,
} from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const OPTIONAL = { isNullable: true };
const REFUND_COLUMNS = [
  tableColumns.integer('part_id', OPTIONAL),
  tableColumns.money('rounding', { default: '0' }),
];

/** Parts of what a counter sale was paid with, and the part that a refund gives back. */
export class CreateOrderPayments1804900002000 implements MigrationInterface {
  name = 'CreateOrderPayments1804900002000';

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES);
    await addMissingColumns(runner, 'refunds', REFUND_COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingColumns(
      runner,
      'refunds',
      REFUND_COLUMNS.map(({ name }) => name),
    );
    await dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'order_payments',
    columns: [
      tableColumns.id(),
      tableColumns.integer('order_id'),
      tableColumns.integer('position'),
      tableColumns.integer('payment_id'),
      tableColumns.varchar('method', 60),
      tableColumns.money('amount'),
      tableColumns.money('rounding', { default: '0' }),
      tableColumns.money('received', OPTIONAL),
      tableColumns.varchar('reference', 60, OPTIONAL),
      tableColumns.timestamp('at'),
    ],
    indices: [
      { name: 'order_payments_position', columnNames: ['order_id', 'position'], isUnique: true },
      { name: 'order_payments_later', columnNames: ['position', 'order_id'] },
    ],
  }),
];
