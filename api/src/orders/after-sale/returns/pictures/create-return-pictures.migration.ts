import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { tableColumns } from '#platform/schema/table-columns.js';

/** Pictures that buyers take of goods they return, in parts that fit a column of either database. */
export class CreateReturnPictures1803205001000 implements MigrationInterface {
  name = 'CreateReturnPictures1803205001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(pictures, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('return_pictures', true);
  }
}

const pictures = new Table({
  name: 'return_pictures',
  columns: [
    tableColumns.varchar('id', 32, { isPrimary: true }),
    tableColumns.integer('part', { isPrimary: true }),
    tableColumns.integer('user_id'),
    { name: 'bytes', type: 'blob' },
    tableColumns.timestamp('created_at'),
  ],
  indices: [{ name: 'return_pictures_created', columnNames: ['created_at'] }],
});
