import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** The catalogue. */
export class CreateProducts1780000002000 implements MigrationInterface {
  name = 'CreateProducts1780000002000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      new Table({
        name: 'products',
        columns: [
          { name: 'id', type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
          { name: 'code', type: 'varchar', length: '30' },
          { name: 'name', type: 'varchar', length: '120' },
          { name: 'slug', type: 'varchar', length: '120' },
          { name: 'image', type: 'varchar', length: '300' },
          { name: 'brand', type: 'varchar', length: '80' },
          { name: 'description', type: 'text' },
          { name: 'family', type: 'varchar', length: '20' },
          { name: 'price', type: 'bigint' },
          { name: 'tax_classification', type: 'varchar', length: '20' },
          { name: 'search_text', type: 'varchar', length: '400' },
          { name: 'active', type: 'boolean', default: '1' },
          { name: 'siigo_id', type: 'varchar', length: '64', isNullable: true },
          { name: 'created_at', type: 'datetime', precision: 3 },
        ],
        indices: [
          { name: 'products_code', columnNames: ['code'], isUnique: true },
          { name: 'products_listing', columnNames: ['active', 'family', 'id'] },
        ],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('products');
  }
}
