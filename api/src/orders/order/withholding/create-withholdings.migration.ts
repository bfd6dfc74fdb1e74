import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { tableColumns } from '#platform/schema/table-columns.js';

const TABLES = [
  new Table({
    name: 'buyer_withholdings',
    columns: [
      { ...tableColumns.varchar('identification', 50), isPrimary: true },
      tableColumns.integer('rete_fuente'),
      tableColumns.integer('rete_iva'),
      tableColumns.integer('rete_ica'),
      tableColumns.money('minimum_base'),
    ],
  }),
  new Table({
    name: 'order_withholdings',
    columns: [
      { ...tableColumns.integer('order_id'), isPrimary: true },
      tableColumns.integer('rete_fuente'),
      tableColumns.integer('rete_iva'),
      tableColumns.integer('rete_ica'),
      tableColumns.money('withheld'),
    ],
  }),
];

/** What companies withhold, and what was withheld of the orders that they have paid. */
export class CreateWithholdings1802019001000 implements MigrationInterface {
  name = 'CreateWithholdings1802019001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table.clone(), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of TABLES) await runner.dropTable(name, true);
  }
}
