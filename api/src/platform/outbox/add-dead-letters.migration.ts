import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

import {
  addMissingColumns,
  createMissingIndices,
  dropExistingColumns,
  dropExistingIndices,
} from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const COLUMNS = [
  tableColumns.timestamp('dead_at', { isNullable: true }),
  tableColumns.varchar('failure', 20, { isNullable: true }),
];
const INDEX = new TableIndex({
  name: 'idx_outbox_living',
  columnNames: ['done_at', 'dead_at', 'available_at'],
});
const FORMER = new TableIndex({ name: 'idx_outbox_open', columnNames: ['done_at', 'available_at'] });

/** Messages that failed too often are kept apart, so that however many there are, claims do not read them. */
export class AddDeadLetters1799800001000 implements MigrationInterface {
  name = 'AddDeadLetters1799800001000';

  async up(runner: QueryRunner): Promise<void> {
    await addMissingColumns(runner, 'outbox_messages', COLUMNS);
    await createMissingIndices(runner, 'outbox_messages', [INDEX]);
    await dropExistingIndices(runner, 'outbox_messages', [FORMER]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await createMissingIndices(runner, 'outbox_messages', [FORMER]);
    await dropExistingIndices(runner, 'outbox_messages', [INDEX]);
    await dropExistingColumns(
      runner,
      'outbox_messages',
      COLUMNS.map(({ name }) => name),
    );
  }
}
