import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { tableColumns } from '#platform/schema/table-columns.js';

/** The audit trail of staff changes. */
export class CreateAudit1787000000000 implements MigrationInterface {
  name = 'CreateAudit1787000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'audit_entries',
        columns: [
          tableColumns.id(),
          tableColumns.timestamp('at'),
          tableColumns.integer('actor_id', { isNullable: true }),
          tableColumns.varchar('action', 60),
          tableColumns.varchar('subject', 40),
          tableColumns.varchar('subject_id', 64),
          tableColumns.text('before_fields', { isNullable: true }),
          tableColumns.text('after_fields', { isNullable: true }),
          tableColumns.varchar('search_text', 600),
        ],
        indices: [
          { name: 'audit_subject', columnNames: ['subject', 'subject_id', 'id'] },
          { name: 'audit_actor', columnNames: ['actor_id', 'id'] },
          { name: 'audit_at', columnNames: ['at'] },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('audit_entries', true);
  }
}
