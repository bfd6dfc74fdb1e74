import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { addMissingColumns } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const COLUMNS = [
  tableColumns.varchar('type', 20, { default: "'Product'" }),
  tableColumns.integer('account_group', { isNullable: true }),
  tableColumns.integer('id_tax', { isNullable: true }),
  tableColumns.varchar('currency_code', 3, { default: "'COP'" }),
  tableColumns.integer('price_list', { default: '1' }),
  tableColumns.varchar('unit_code', 5, { default: "'94'" }),
  tableColumns.boolean('stock_control', { default: '1' }),
  tableColumns.boolean('tax_included', { default: '0' }),
  tableColumns.money('tax_consumption_value', { default: '0' }),
  tableColumns.varchar('tariff', 10, { isNullable: true }),
  tableColumns.integer('version', { default: '1' }),
];

/** What staff and SIIGO keep of a product, and the history of its price. */
export class AddProductOffice1785000001000 implements MigrationInterface {
  name = 'AddProductOffice1785000001000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await addMissingColumns(queryRunner, 'products', COLUMNS);
    await queryRunner.createTable(priceChanges, true);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('product_price_changes', true);
    await queryRunner.dropColumns(
      'products',
      COLUMNS.map(({ name }) => name),
      true,
    );
  }
}

const priceChanges = new Table({
  name: 'product_price_changes',
  columns: [
    tableColumns.id(),
    tableColumns.integer('product_id'),
    tableColumns.money('price_before', { isNullable: true }),
    tableColumns.money('price_after'),
    tableColumns.integer('actor_id', { isNullable: true }),
    tableColumns.timestamp('at'),
  ],
  indices: [{ name: 'product_price_changes_product', columnNames: ['product_id', 'id'] }],
});
