import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const OPTIONAL = { isNullable: true };

/** The audit trail of staff changes. */
export class CreateAudit1787000000000 implements MigrationInterface {
  name = 'CreateAudit1787000000000';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'audit_entries',
    columns: [
      tableColumns.id(),
      tableColumns.timestamp('at'),
      tableColumns.integer('actor_id', OPTIONAL),
      tableColumns.varchar('action', 60),
      tableColumns.varchar('subject', 40),
      tableColumns.varchar('subject_id', 64),
      tableColumns.text('before_fields', OPTIONAL),
      tableColumns.text('after_fields', OPTIONAL),
      tableColumns.varchar('search_text', 600),
    ],
    indices: [
      { name: 'audit_subject', columnNames: ['subject', 'subject_id', 'id'] },
      { name: 'audit_actor', columnNames: ['actor_id', 'id'] },
      { name: 'audit_at', columnNames: ['at'] },
    ],
  }),
];
