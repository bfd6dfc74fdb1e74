import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables, isSqlite } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const OPTIONAL = { isNullable: true };

/** First of all migrations: fixes the text encoding of the database, then creates the outbox. */
export class CreateOutbox1780000000000 implements MigrationInterface {
  name = 'CreateOutbox1780000000000';

  async up(runner: QueryRunner): Promise<void> {
    if (!isSqlite(runner))
      await runner.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
    await createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'outbox_messages',
    columns: [
      tableColumns.id(),
      tableColumns.varchar('topic', 80),
      tableColumns.longText('payload'),
      tableColumns.timestamp('available_at'),
      tableColumns.integer('attempts', { default: '0' }),
      tableColumns.timestamp('claimed_until', OPTIONAL),
      tableColumns.varchar('claimed_by', 40, OPTIONAL),
      tableColumns.timestamp('done_at', OPTIONAL),
      tableColumns.text('last_error', OPTIONAL),
      tableColumns.timestamp('created_at'),
      tableColumns.timestamp('dead_at', OPTIONAL),
      tableColumns.varchar('failure', 20, OPTIONAL),
      tableColumns.varchar('request_id', 64, OPTIONAL),
      tableColumns.varchar('traceparent', 55, OPTIONAL),
    ],
    indices: [{ name: 'idx_outbox_living', columnNames: ['done_at', 'dead_at', 'available_at'] }],
  }),
];
