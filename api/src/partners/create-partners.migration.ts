import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { tableColumns } from '#platform/schema/table-columns.js';

/** Partner stores, their cashiers, stock levels and the stock ledger. */
export class CreatePartners1780000003000 implements MigrationInterface {
  name = 'CreatePartners1780000003000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      new Table({
        name: 'stores',
        columns: [
          tableColumns.id(),
          tableColumns.varchar('name', 120),
          tableColumns.varchar('address', 200),
          tableColumns.varchar('phone', 20),
          tableColumns.varchar('city', 120),
          tableColumns.varchar('country', 120),
          tableColumns.varchar('image', 300),
          tableColumns.boolean('active', { default: '1' }),
          tableColumns.timestamp('created_at'),
        ],
      }),
      true,
    );
    await queryRunner.createTable(
      new Table({
        name: 'cashier_stores',
        columns: [
          tableColumns.integer('user_id', { isPrimary: true }),
          tableColumns.integer('store_id', { isPrimary: true }),
        ],
      }),
      true,
    );
    await queryRunner.createTable(stockLevels, true);
    await queryRunner.createTable(stockLedger, true);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['stock_ledger', 'stock_levels', 'cashier_stores', 'stores'])
      await queryRunner.dropTable(table, true);
  }
}

const stockLevels = new Table({
  name: 'stock_levels',
  columns: [
    tableColumns.integer('store_id', { isPrimary: true }),
    tableColumns.integer('product_id', { isPrimary: true }),
    tableColumns.integer('quantity'),
  ],
  checks: [{ name: 'stock_levels_not_negative', expression: 'quantity >= 0' }],
  indices: [{ name: 'stock_levels_product', columnNames: ['product_id'] }],
});

const stockLedger = new Table({
  name: 'stock_ledger',
  columns: [
    tableColumns.id(),
    tableColumns.integer('store_id'),
    tableColumns.integer('product_id'),
    tableColumns.integer('delta'),
    tableColumns.varchar('cause', 20),
    tableColumns.integer('actor_id', { isNullable: true }),
    tableColumns.integer('order_id', { isNullable: true }),
    tableColumns.timestamp('at'),
  ],
  indices: [
    { name: 'stock_ledger_level', columnNames: ['store_id', 'product_id'] },
    { name: 'stock_ledger_order', columnNames: ['order_id'] },
  ],
});
