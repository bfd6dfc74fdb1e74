import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { isSqlite } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const optional = { isNullable: true };

/** What the API keeps of SIIGO: the shared token, the catalogues, the customers and the links of the products. */
export class CreateSiigo1783000000000 implements MigrationInterface {
  name = 'CreateSiigo1783000000000';

  async up(runner: QueryRunner): Promise<void> {
    // A catalogue of products is larger than MariaDB's TEXT; SQLite's TEXT has no limit.
    const longText = isSqlite(runner) ? 'text' : 'mediumtext';
    await runner.createTable(
      new Table({
        name: 'siigo_tokens',
        columns: [
          tableColumns.varchar('account', 64, { isPrimary: true }),
          tableColumns.text('sealed_token', optional),
          tableColumns.timestamp('renew_at', optional),
          tableColumns.timestamp('claimed_until', optional),
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'siigo_catalogues',
        columns: [
          tableColumns.varchar('name', 40, { isPrimary: true }),
          { name: 'payload', type: longText },
          tableColumns.timestamp('fetched_at'),
        ],
      }),
      true,
    );
    await runner.createTable(customers(), true);
    await runner.createTable(productLinks(), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['siigo_product_links', 'customers', 'siigo_catalogues', 'siigo_tokens'])
      await runner.dropTable(table, true);
  }
}

const customers = (): Table =>
  new Table({
    name: 'customers',
    columns: [
      tableColumns.id(),
      tableColumns.varchar('identification', 50),
      tableColumns.varchar('id_siigo', 64, optional),
      tableColumns.boolean('active', { default: '1' }),
      tableColumns.varchar('person_type', 10),
      tableColumns.varchar('id_type', 10),
      tableColumns.varchar('check_digit', 1, optional),
      tableColumns.varchar('first_name', 100, optional),
      tableColumns.varchar('last_name', 100, optional),
      tableColumns.varchar('name_company', 100, optional),
      tableColumns.varchar('commercial_name', 100, optional),
      tableColumns.varchar('address', 256),
      tableColumns.varchar('postal_code', 10, optional),
      tableColumns.varchar('country_code', 4),
      tableColumns.varchar('state_code', 2),
      tableColumns.varchar('city_code', 5),
      tableColumns.text('phones'),
      tableColumns.text('contacts'),
      tableColumns.text('fiscal_responsibilities'),
      tableColumns.boolean('vat_responsible', { default: '0' }),
      tableColumns.integer('seller_id', optional),
      tableColumns.integer('collector_id', optional),
      tableColumns.text('comments', optional),
      tableColumns.integer('version', { default: 1 }),
      tableColumns.timestamp('saving_until', optional),
      tableColumns.timestamp('created_at'),
      tableColumns.timestamp('synced_at', optional),
    ],
    indices: [
      { name: 'customers_identification', columnNames: ['identification'], isUnique: true },
      { name: 'customers_id_siigo', columnNames: ['id_siigo'] },
    ],
  });

const productLinks = (): Table =>
  new Table({
    name: 'siigo_product_links',
    columns: [
      tableColumns.integer('product_id', { isPrimary: true }),
      tableColumns.varchar('state', 10),
      tableColumns.text('fields'),
      tableColumns.text('reasons', optional),
      tableColumns.integer('attempts', { default: 0 }),
      tableColumns.timestamp('sending_until', optional),
      tableColumns.timestamp('updated_at'),
    ],
  });
