import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { tableColumns } from '#platform/schema/table-columns.js';

/** The catalogue. */
export class CreateProducts1780000002000 implements MigrationInterface {
  name = 'CreateProducts1780000002000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
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
          tableColumns.varchar('siigo_id', 64, { isNullable: true }),
          tableColumns.timestamp('created_at'),
        ],
        indices: [
          { name: 'products_code', columnNames: ['code'], isUnique: true },
          { name: 'products_listing', columnNames: ['active', 'family', 'id'] },
        ],
      }),
      true,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('products', true);
  }
}
