import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

import {
  addMissingColumns,
  createMissingIndices,
  dropExistingColumns,
  dropExistingIndices,
} from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const OPTIONAL = { isNullable: true };
const SHIFT_COLUMNS = [
  tableColumns.integer('drawer_id', OPTIONAL),
  tableColumns.integer('open_drawer', OPTIONAL),
  tableColumns.text('first_counts', OPTIONAL),
  tableColumns.timestamp('first_counted_at', OPTIONAL),
];
const SHIFT_INDICES = [
  new TableIndex({ name: 'cash_shifts_drawer', columnNames: ['open_drawer'], isUnique: true }),
  new TableIndex({ name: 'cash_shifts_closed', columnNames: ['closed_at'] }),
];
const MOVEMENT_COLUMNS = [
  tableColumns.varchar('note', 200, OPTIONAL),
  tableColumns.varchar('photo', 300, OPTIONAL),
];

/** Shifts get a drawer and their first count; movements of cash get words and a picture. */
export class AddDrawersToShifts1806100002000 implements MigrationInterface {
  name = 'AddDrawersToShifts1806100002000';

  async up(runner: QueryRunner): Promise<void> {
    await addMissingColumns(runner, 'cash_shifts', SHIFT_COLUMNS);
    await createMissingIndices(runner, 'cash_shifts', SHIFT_INDICES);
    await addMissingColumns(runner, 'cash_movements', MOVEMENT_COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingColumns(
      runner,
      'cash_movements',
      MOVEMENT_COLUMNS.map(({ name }) => name),
    );
    await dropExistingIndices(runner, 'cash_shifts', SHIFT_INDICES);
    await dropExistingColumns(
      runner,
      'cash_shifts',
      SHIFT_COLUMNS.map(({ name }) => name),
    );
  }
}
