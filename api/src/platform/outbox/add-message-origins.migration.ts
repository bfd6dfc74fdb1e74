import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addMissingColumns, dropExistingColumns } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const COLUMNS = [
  tableColumns.varchar('request_id', 64, { isNullable: true }),
  tableColumns.varchar('traceparent', 55, { isNullable: true }),
];

/** A message tells which request caused it, for its lines of the log and for traces. */
export class AddMessageOrigins1804388001000 implements MigrationInterface {
  name = 'AddMessageOrigins1804388001000';

  async up(runner: QueryRunner): Promise<void> {
    await addMissingColumns(runner, 'outbox_messages', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingColumns(
      runner,
      'outbox_messages',
      COLUMNS.map(({ name }) => name),
    );
  }
}
