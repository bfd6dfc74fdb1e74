import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';

import { tableColumns } from '#platform/schema/table-columns.js';

const { id, integer, text, timestamp, varchar } = tableColumns;

/** Invoices that staff request for several orders at once. */
export class CreateInvoiceRuns1801500001000 implements MigrationInterface {
  name = 'CreateInvoiceRuns1801500001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(runsTable(), true);
    await runner.createTable(rowsTable(), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('invoice_run_rows', true);
    await runner.dropTable('invoice_runs', true);
  }
}

const runsTable = (): Table =>
  new Table({
    name: 'invoice_runs',
    columns: [
      id(),
      integer('actor_id'),
      varchar('request_key', 120, { isNullable: true }),
      text('request'),
      timestamp('cancelled_at', { isNullable: true }),
      timestamp('created_at'),
    ],
    indices: [
      new TableIndex({ name: 'invoice_runs_request', columnNames: ['request_key'], isUnique: true }),
      new TableIndex({ name: 'invoice_runs_actor', columnNames: ['actor_id', 'id'] }),
    ],
  });

const rowsTable = (): Table =>
  new Table({
    name: 'invoice_run_rows',
    columns: [
      { ...integer('run_id'), isPrimary: true },
      { ...integer('order_id'), isPrimary: true },
      integer('place'),
      varchar('state', 12),
      integer('attempt', { default: 0 }),
      integer('document_id', { isNullable: true }),
      varchar('code', 60, { isNullable: true }),
      varchar('message', 500, { isNullable: true }),
    ],
    foreignKeys: [
      {
        name: 'fk_invoice_run_rows_run',
        columnNames: ['run_id'],
        referencedTableName: 'invoice_runs',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  });
