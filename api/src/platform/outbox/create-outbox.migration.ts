import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';

import { isSqlite } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

/** First of all migrations: fixes the text encoding of the database, then creates the outbox. */
export class CreateOutbox1780000000000 implements MigrationInterface {
  name = 'CreateOutbox1780000000000';

  async up(runner: QueryRunner): Promise<void> {
    if (!isSqlite(runner))
      await runner.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
    await runner.createTable(
      new Table({
        name: 'outbox_messages',
        columns: [
          tableColumns.id(),
          tableColumns.varchar('topic', 80),
          tableColumns.text('payload'),
          tableColumns.timestamp('available_at'),
          tableColumns.integer('attempts', { default: 0 }),
          tableColumns.timestamp('claimed_until', { isNullable: true }),
          tableColumns.varchar('claimed_by', 40, { isNullable: true }),
          tableColumns.timestamp('done_at', { isNullable: true }),
          tableColumns.text('last_error', { isNullable: true }),
          tableColumns.timestamp('created_at'),
        ],
        indices: [new TableIndex({ name: 'idx_outbox_open', columnNames: ['done_at', 'available_at'] })],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('outbox_messages', true);
  }
}
