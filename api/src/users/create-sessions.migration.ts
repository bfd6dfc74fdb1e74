import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';

import { tableColumns } from '#platform/schema/table-columns.js';

const { integer, timestamp, varchar } = tableColumns;

/** Sessions that access tokens name; those of before get their row when they renew themselves. */
export class CreateSessions1799700001000 implements MigrationInterface {
  name = 'CreateSessions1799700001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'sessions',
        columns: [
          { ...varchar('id', 36), isPrimary: true },
          integer('user_id'),
          timestamp('started_at'),
          timestamp('renewed_at'),
          timestamp('ends_at'),
          timestamp('ended_at', { isNullable: true }),
        ],
        indices: [new TableIndex({ name: 'idx_sessions_user', columnNames: ['user_id'] })],
        foreignKeys: [
          {
            name: 'fk_sessions_user',
            columnNames: ['user_id'],
            referencedTableName: 'users',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('sessions', true);
  }
}
