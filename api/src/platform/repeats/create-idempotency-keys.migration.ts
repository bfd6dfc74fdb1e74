import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { isSqlite } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

/** Writes that were done with an `Idempotency-Key`, and their answers. */
export class CreateIdempotencyKeys1804685001000 implements MigrationInterface {
  name = 'CreateIdempotencyKeys1804685001000';

  async up(runner: QueryRunner): Promise<void> {
    // The longest answers are longer than MariaDB's TEXT.
    const longText = isSqlite(runner) ? 'text' : 'mediumtext';
    await runner.createTable(
      new Table({
        name: 'idempotency_keys',
        columns: [
          tableColumns.varchar('key_hash', 64, { isPrimary: true }),
          tableColumns.integer('user_id', { isNullable: true }),
          tableColumns.varchar('request_hash', 64),
          tableColumns.integer('status'),
          { name: 'answer', type: longText, isNullable: true },
          tableColumns.timestamp('created_at'),
        ],
        indices: [
          { name: 'idempotency_keys_user', columnNames: ['user_id'] },
          { name: 'idempotency_keys_age', columnNames: ['created_at'] },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('idempotency_keys', true);
  }
}
