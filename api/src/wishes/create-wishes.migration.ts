import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';

import { createMissingIndices } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

/** Products that people like, and products without stock that they want to be told about. */
export class CreateWishes1804366001000 implements MigrationInterface {
  name = 'CreateWishes1804366001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(ofPersonAndProduct('favourites'), true);
    await runner.createTable(ofPersonAndProduct('restock_notices'), true);
    await createMissingIndices(runner, 'restock_notices', [
      new TableIndex({ name: 'restock_notices_product', columnNames: ['product_id'] }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('restock_notices', true);
    await runner.dropTable('favourites', true);
  }
}

const ofPersonAndProduct = (name: string): Table =>
  new Table({
    name,
    columns: [
      { ...tableColumns.integer('user_id'), isPrimary: true },
      { ...tableColumns.integer('product_id'), isPrimary: true },
      tableColumns.timestamp('created_at'),
    ],
  });
