import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';

import { tableColumns } from '../../platform/database/index.js';

/** What payment providers reported, and what an order remembers of a lapsed reservation and of a payment that needs people. */
export class CreatePayments1781000000000 implements MigrationInterface {
  name = 'CreatePayments1781000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(payments);
    await queryRunner.query('ALTER TABLE orders ADD COLUMN stock_released_at datetime(3) NULL');
    await queryRunner.query('ALTER TABLE orders ADD COLUMN paid_without_stock boolean NOT NULL DEFAULT 0');
    await queryRunner.query('ALTER TABLE orders ADD COLUMN payment_alert varchar(40) NULL');
    await queryRunner.createIndex('orders', withoutStock);
    await queryRunner.createIndex('orders', alerted);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('orders', alerted);
    await queryRunner.dropIndex('orders', withoutStock);
    for (const column of ['payment_alert', 'paid_without_stock', 'stock_released_at'])
      await queryRunner.query(`ALTER TABLE orders DROP COLUMN ${column}`);
    await queryRunner.dropTable('payments');
  }
}

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
