import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { tableColumns } from '#platform/schema/table-columns.js';

/** Addresses whose owners followed a link that was mailed to them. */
export class CreateEmailVerifications1799800002000 implements MigrationInterface {
  name = 'CreateEmailVerifications1799800002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'email_verifications',
        columns: [
          { ...tableColumns.integer('user_id'), isPrimary: true },
          tableColumns.varchar('email_key', 254),
          tableColumns.timestamp('verified_at'),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('email_verifications', true);
  }
}
