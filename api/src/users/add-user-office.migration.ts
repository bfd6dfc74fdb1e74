import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

import { tableColumns } from '../platform/database/index.js';

/** What editing accounts in the back office needs, and what a session calls itself. */
export class AddUserOffice1788000000000 implements MigrationInterface {
  name = 'AddUserOffice1788000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('users', new TableColumn(tableColumns.integer('version', { default: '1' })));
    await runner.addColumn(
      'refresh_tokens',
      new TableColumn(tableColumns.varchar('device', 200, { isNullable: true })),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('refresh_tokens', 'device');
    await runner.dropColumn('users', 'version');
  }
}
