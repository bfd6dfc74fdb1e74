import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';

import {
  createMissingIndices,
  dropExistingColumns,
  dropExistingIndices,
} from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

/** What payment providers reported, and what an order remembers of a lapsed reservation and of a payment that needs people. */
export class CreatePayments1781000000000 implements MigrationInterface {
  name = 'CreatePayments1781000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(payments, true);
    for (const [column, type] of ORDER_COLUMNS)
      if (!(await runner.hasColumn('orders', column)))
        await runner.query(`ALTER TABLE orders ADD COLUMN ${column} ${type}`);
    await createMissingIndices(runner, 'orders', [withoutStock, alerted]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingIndices(runner, 'orders', [alerted, withoutStock]);
    await dropExistingColumns(
      runner,
      'orders',
      ORDER_COLUMNS.map(([column]) => column),
    );
    await runner.dropTable('payments', true);
  }
}

const ORDER_COLUMNS: readonly (readonly [name: string, type: string])[] = [
  ['stock_released_at', 'datetime(3) NULL'],
  ['paid_without_stock', 'boolean NOT NULL DEFAULT 0'],
  ['payment_alert', 'varchar(40) NULL'],
];

const withoutStock = new TableIndex({
  name: 'orders_without_stock',
  columnNames: ['paid_without_stock', 'created_at'],
});
const alerted = new TableIndex({
  name: 'orders_payment_alert',
  columnNames: ['payment_alert', 'created_at'],
});

const payments = new Table({
  name: 'payments',
  columns: [
    tableColumns.id(),
    tableColumns.varchar('provider', 20),
    tableColumns.varchar('transaction_id', 100),
    tableColumns.varchar('status', 20),
    tableColumns.integer('order_id'),
    tableColumns.money('amount'),
    tableColumns.varchar('currency', 10),
    tableColumns.varchar('payment_method_type', 60),
    tableColumns.varchar('source', 20),
    tableColumns.varchar('outcome', 40),
    tableColumns.timestamp('at'),
  ],
  indices: [
    { name: 'payments_once', columnNames: ['provider', 'transaction_id', 'status'], isUnique: true },
    { name: 'payments_order', columnNames: ['order_id'] },
  ],
});
