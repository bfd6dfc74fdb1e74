import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { tableColumns } from '#platform/schema/table-columns.js';

/** Money that goes back to buyers, and the returns of goods that it is for. */
export class CreateRefunds1803000001000 implements MigrationInterface {
  name = 'CreateRefunds1803000001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of [refunds, returns, returnLines]) await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['return_lines', 'returns', 'refunds']) await runner.dropTable(table, true);
  }
}

const refunds = new Table({
  name: 'refunds',
  columns: [
    tableColumns.id(),
    tableColumns.integer('order_id'),
    tableColumns.integer('return_id', { isNullable: true }),
    tableColumns.varchar('request_key', 140),
    tableColumns.boolean('is_of_order'),
    tableColumns.money('amount'),
    tableColumns.varchar('way', 12),
    tableColumns.varchar('state', 20),
    tableColumns.varchar('reference', 40),
    tableColumns.varchar('transaction_id', 100, { isNullable: true }),
    tableColumns.varchar('provider_id', 100, { isNullable: true }),
    tableColumns.integer('attempts', { default: '0' }),
    tableColumns.integer('absences', { default: '0' }),
    tableColumns.integer('waits', { default: '0' }),
    tableColumns.integer('version', { default: '0' }),
    tableColumns.text('sealed_account', { isNullable: true }),
    tableColumns.integer('entered_by', { isNullable: true }),
    tableColumns.integer('approved_by', { isNullable: true }),
    tableColumns.varchar('payment_number', 60, { isNullable: true }),
    tableColumns.integer('shift_id', { isNullable: true }),
    tableColumns.varchar('reason', 200),
    tableColumns.varchar('detail', 250, { isNullable: true }),
    tableColumns.integer('actor_id', { isNullable: true }),
    tableColumns.timestamp('created_at'),
    tableColumns.timestamp('updated_at'),
    tableColumns.timestamp('done_at', { isNullable: true }),
  ],
  indices: [
    { name: 'refunds_request', columnNames: ['request_key'], isUnique: true },
    { name: 'refunds_reference', columnNames: ['reference'], isUnique: true },
    { name: 'refunds_order', columnNames: ['order_id'] },
    { name: 'refunds_shift', columnNames: ['shift_id'] },
    { name: 'refunds_state', columnNames: ['state', 'updated_at'] },
    { name: 'refunds_done', columnNames: ['done_at'] },
  ],
});

const returns = new Table({
  name: 'returns',
  columns: [
    tableColumns.id(),
    tableColumns.integer('order_id'),
    tableColumns.varchar('request_key', 140),
    tableColumns.varchar('kind', 12),
    tableColumns.varchar('state', 12),
    tableColumns.varchar('reason', 20),
    tableColumns.varchar('note', 500, { default: "''" }),
    tableColumns.varchar('photo', 500, { isNullable: true }),
    tableColumns.varchar('answer', 500, { isNullable: true }),
    tableColumns.money('amount'),
    tableColumns.integer('asked_by'),
    tableColumns.boolean('is_by_staff'),
    tableColumns.timestamp('created_at'),
    tableColumns.timestamp('updated_at'),
  ],
  indices: [
    { name: 'returns_request', columnNames: ['request_key'], isUnique: true },
    { name: 'returns_order', columnNames: ['order_id'] },
    { name: 'returns_state', columnNames: ['state', 'updated_at'] },
  ],
});

const returnLines = new Table({
  name: 'return_lines',
  columns: [
    tableColumns.integer('return_id', { isPrimary: true }),
    tableColumns.integer('product_id', { isPrimary: true }),
    tableColumns.integer('quantity'),
    tableColumns.money('amount'),
    tableColumns.varchar('fate', 12, { isNullable: true }),
  ],
});
