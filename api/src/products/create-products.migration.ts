import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables, insertMissingRows } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const OPTIONAL = { isNullable: true };

/** Products, their prices and costs, and the version of the catalogue. */
export class CreateProducts1780000002000 implements MigrationInterface {
  name = 'CreateProducts1780000002000';

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES);
    await insertMissingRows(runner, 'catalogue_version (id, version)', [[1, 1]]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'products',
    columns: [
      tableColumns.id(),
      tableColumns.varchar('code', 30),
      tableColumns.varchar('name', 120),
      tableColumns.varchar('slug', 120),
      tableColumns.varchar('image', 300),
      tableColumns.varchar('brand', 80),
      tableColumns.text('description'),
      tableColumns.varchar('family', 20),
      tableColumns.money('price'),
      tableColumns.varchar('tax_classification', 20),
      tableColumns.varchar('search_text', 400),
      tableColumns.boolean('active', { default: '1' }),
      tableColumns.varchar('siigo_id', 64, OPTIONAL),
      tableColumns.timestamp('created_at'),
      tableColumns.varchar('type', 20, { default: "'Product'" }),
      tableColumns.integer('account_group', OPTIONAL),
      tableColumns.integer('id_tax', OPTIONAL),
      tableColumns.varchar('currency_code', 3, { default: "'COP'" }),
      tableColumns.integer('price_list', { default: '1' }),
      tableColumns.varchar('unit_code', 5, { default: "'94'" }),
      tableColumns.boolean('stock_control', { default: '1' }),
      tableColumns.boolean('tax_included', { default: '0' }),
      tableColumns.money('tax_consumption_value', { default: '0' }),
      tableColumns.varchar('tariff', 10, OPTIONAL),
      tableColumns.integer('version', { default: '1' }),
      tableColumns.varchar('next_tax_classification', 20, OPTIONAL),
      tableColumns.varchar('tax_change_on', 10, OPTIONAL),
      tableColumns.integer('net_content', OPTIONAL),
      tableColumns.varchar('net_content_unit', 2, OPTIONAL),
      tableColumns.money('cost', OPTIONAL),
      tableColumns.text('details', OPTIONAL),
    ],
    indices: [
      { name: 'products_code', columnNames: ['code'], isUnique: true },
      { name: 'products_listing', columnNames: ['active', 'family', 'id'] },
    ],
  }),
  new Table({
    name: 'product_price_changes',
    columns: [
      tableColumns.id(),
      tableColumns.integer('product_id'),
      tableColumns.money('price_before', OPTIONAL),
      tableColumns.money('price_after'),
      tableColumns.integer('actor_id', OPTIONAL),
      tableColumns.timestamp('at'),
    ],
    indices: [{ name: 'product_price_changes_product', columnNames: ['product_id', 'id'] }],
  }),
  new Table({
    name: 'product_costs',
    columns: [
      tableColumns.integer('product_id', { isPrimary: true }),
      tableColumns.timestamp('valid_from', { isPrimary: true }),
      tableColumns.timestamp('valid_until', OPTIONAL),
      tableColumns.money('cost', OPTIONAL),
      tableColumns.integer('actor_id', OPTIONAL),
      tableColumns.timestamp('at'),
    ],
  }),
  new Table({
    name: 'catalogue_version',
    columns: [tableColumns.integer('id', { isPrimary: true }), tableColumns.integer('version')],
  }),
];
