import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const OPTIONAL = { isNullable: true };

/** Writes that were done with an `Idempotency-Key`, and their answers. */
export class CreateIdempotencyKeys1804685001000 implements MigrationInterface {
  name = 'CreateIdempotencyKeys1804685001000';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'idempotency_keys',
    columns: [
      tableColumns.varchar('key_hash', 64, { isPrimary: true }),
      tableColumns.integer('user_id', OPTIONAL),
      tableColumns.varchar('request_hash', 64),
      tableColumns.integer('status'),
      tableColumns.longText('answer', OPTIONAL),
      tableColumns.timestamp('created_at'),
    ],
    indices: [
      { name: 'idempotency_keys_user', columnNames: ['user_id'] },
      { name: 'idempotency_keys_age', columnNames: ['created_at'] },
    ],
  }),
];
