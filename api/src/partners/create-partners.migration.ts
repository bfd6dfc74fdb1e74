import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** Partner stores, their cashiers, stock levels and the stock ledger. */
export class CreatePartners1780000003000 implements MigrationInterface {
  name = 'CreatePartners1780000003000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      new Table({
        name: 'stores',
        columns: [
          { name: 'id', type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
          { name: 'name', type: 'varchar', length: '120' },
          { name: 'address', type: 'varchar', length: '200' },
          { name: 'phone', type: 'varchar', length: '20' },
          { name: 'city', type: 'varchar', length: '120' },
          { name: 'country', type: 'varchar', length: '120' },
          { name: 'image', type: 'varchar', length: '300' },
          { name: 'active', type: 'boolean', default: '1' },
          { name: 'created_at', type: 'datetime', precision: 3 },
        ],
      }),
    );
    await queryRunner.createTable(
      new Table({
        name: 'cashier_stores',
        columns: [
          { name: 'user_id', type: 'integer', isPrimary: true },
          { name: 'store_id', type: 'integer', isPrimary: true },
        ],
      }),
    );
    await queryRunner.createTable(stockLevels);
    await queryRunner.createTable(stockLedger);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['stock_ledger', 'stock_levels', 'cashier_stores', 'stores']) await queryRunner.dropTable(table);
  }
}

const stockLevels = new Table({
  name: 'stock_levels',
  columns: [
    { name: 'store_id', type: 'integer', isPrimary: true },
    { name: 'product_id', type: 'integer', isPrimary: true },
    { name: 'quantity', type: 'integer' },
  ],
  checks: [{ name: 'stock_levels_not_negative', expression: 'quantity >= 0' }],
  indices: [{ name: 'stock_levels_product', columnNames: ['product_id'] }],
});

const stockLedger = new Table({
  name: 'stock_ledger',
  columns: [
    { name: 'id', type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
    { name: 'store_id', type: 'integer' },
    { name: 'product_id', type: 'integer' },
    { name: 'delta', type: 'integer' },
    { name: 'cause', type: 'varchar', length: '20' },
    { name: 'actor_id', type: 'integer', isNullable: true },
    { name: 'order_id', type: 'integer', isNullable: true },
    { name: 'at', type: 'datetime', precision: 3 },
  ],
  indices: [
    { name: 'stock_ledger_level', columnNames: ['store_id', 'product_id'] },
    { name: 'stock_ledger_order', columnNames: ['order_id'] },
  ],
});
