import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';

import {
  addMissingColumns,
  createMissingIndices,
  createTables,
  dropExistingColumns,
  dropExistingIndices,
  dropTables,
  insertMissingRows,
} from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

/** More rows than one INSERT takes. */
const ROWS = Array.from({ length: 900 }, (_, index): [number, string] => [index + 1, `note ${index + 1}`]);
const TABLES = [
  new Table({
    name: 'sample_notes',
    columns: [tableColumns.integer('id', { isPrimary: true }), tableColumns.longText('note')],
  }),
];
const INDICES = [new TableIndex({ name: 'users_nickname', columnNames: ['nickname'] })];

/** One of each step of a migration, for specs that interrupt it. */
export class AddSamples1990000000000 implements MigrationInterface {
  name = 'AddSamples1990000000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES);
    await insertMissingRows(runner, 'sample_notes (id, note)', ROWS);
    await addMissingColumns(runner, 'users', [tableColumns.varchar('nickname', 40, { isNullable: true })]);
    await createMissingIndices(runner, 'users', INDICES);
    // TypeORM would copy the table on SQLite, which its triggers don't allow.
    if (!(await runner.hasColumn('orders', 'gift_note')))
      await runner.query('ALTER TABLE orders ADD COLUMN gift_note varchar(200) NULL');
    await runner.query("UPDATE orders SET gift_note = 'none' WHERE gift_note IS NULL");
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingColumns(runner, 'orders', ['gift_note']);
    await dropExistingIndices(runner, 'users', INDICES);
    await dropExistingColumns(runner, 'users', ['nickname']);
    await dropTables(runner, TABLES);
  }
}
