import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { tableColumns } from '#platform/schema/table-columns.js';

/** What each member of staff keeps for the tables of the back office. */
export class CreateSavedViews1786000002000 implements MigrationInterface {
  name = 'CreateSavedViews1786000002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'saved_views',
        columns: [
          tableColumns.integer('user_id', { isPrimary: true }),
          tableColumns.varchar('table_name', 40, { isPrimary: true }),
          tableColumns.text('views'),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('saved_views', true);
  }
}
