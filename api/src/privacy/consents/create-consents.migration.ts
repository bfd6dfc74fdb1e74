import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

/** Consents by person, with the text that was shown. */
export class CreateConsents1804166002000 implements MigrationInterface {
  name = 'CreateConsents1804166002000';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'consents',
    columns: [
      tableColumns.id(),
      tableColumns.integer('user_id'),
      tableColumns.varchar('purpose', 20),
      tableColumns.boolean('is_given'),
      tableColumns.integer('text_version'),
      tableColumns.varchar('text_hash', 64),
      tableColumns.varchar('channel', 12),
      tableColumns.timestamp('at'),
    ],
    indices: [{ name: 'consents_user', columnNames: ['user_id', 'id'] }],
  }),
];
