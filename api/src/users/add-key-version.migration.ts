import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addMissingColumns } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

/** Which key seals the drafts that an account left in its browsers. */
export class AddKeyVersion1804067001000 implements MigrationInterface {
  name = 'AddKeyVersion1804067001000';

  async up(runner: QueryRunner): Promise<void> {
    await addMissingColumns(runner, 'users', [tableColumns.integer('key_version', { default: '1' })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('users', 'key_version', true);
  }
}
