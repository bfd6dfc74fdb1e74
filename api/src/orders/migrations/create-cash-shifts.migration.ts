import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';

import { createMissingIndices, dropExistingIndices } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

/** Who did what when: finds the cash payments of a shift. */
const ACTOR_INDEX = new TableIndex({ name: 'order_events_actor', columnNames: ['actor_id', 'at'] });

/** Shifts at the cash desk. */
export class CreateCashShifts1786000005000 implements MigrationInterface {
  name = 'CreateCashShifts1786000005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'cash_shifts',
        columns: [
          tableColumns.id(),
          tableColumns.integer('user_id'),
          tableColumns.integer('open_of', { isNullable: true }),
          tableColumns.timestamp('opened_at'),
          tableColumns.text('opening_counts'),
          tableColumns.money('opening_cash'),
          tableColumns.timestamp('closed_at', { isNullable: true }),
          tableColumns.text('closing_counts', { isNullable: true }),
          tableColumns.money('counted_cash', { isNullable: true }),
          tableColumns.money('expected_cash', { isNullable: true }),
          tableColumns.varchar('note', 500, { isNullable: true }),
        ],
        indices: [
          { name: 'cash_shifts_open', columnNames: ['open_of'], isUnique: true },
          { name: 'cash_shifts_opened', columnNames: ['opened_at'] },
        ],
      }),
      true,
    );
    await createMissingIndices(runner, 'order_events', [ACTOR_INDEX]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingIndices(runner, 'order_events', [ACTOR_INDEX]);
    await runner.dropTable('cash_shifts', true);
  }
}
