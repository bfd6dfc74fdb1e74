import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addMissingColumns } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

/** What editing accounts in the back office needs, and what a session calls itself. */
export class AddUserOffice1788000000000 implements MigrationInterface {
  name = 'AddUserOffice1788000000000';

  async up(runner: QueryRunner): Promise<void> {
    await addMissingColumns(runner, 'users', [tableColumns.integer('version', { default: '1' })]);
    await addMissingColumns(runner, 'refresh_tokens', [
      tableColumns.varchar('device', 200, { isNullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('refresh_tokens', 'device', true);
    await runner.dropColumn('users', 'version', true);
  }
}
