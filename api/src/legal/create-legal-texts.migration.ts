import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { dropExistingColumns, insertMissingRows } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';
import { DEFAULT_TEXTS } from './default-texts.frozen.js';

const FIRST_DAY = '2026-11-22 00:00:00.000';

/** Legal texts with all their versions, and which version of the terms each order accepted. */
export class CreateLegalTexts1803100001000 implements MigrationInterface {
  name = 'CreateLegalTexts1803100001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(legalTexts, true);
    await insertMissingRows(
      runner,
      'legal_texts (document, version, title, body, author_id, published_at)',
      DEFAULT_TEXTS.map(([document, title, body]) => [document, 1, title, body, null, FIRST_DAY]),
    );
    for (const [column, type] of ORDER_COLUMNS)
      if (!(await runner.hasColumn('orders', column)))
        await runner.query(`ALTER TABLE orders ADD COLUMN ${column} ${type}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingColumns(
      runner,
      'orders',
      ORDER_COLUMNS.map(([column]) => column),
    );
    await runner.dropTable('legal_texts', true);
  }
}

const ORDER_COLUMNS: readonly (readonly [name: string, type: string])[] = [
  ['terms_version', 'integer NULL'],
  ['terms_hash', 'varchar(64) NULL'],
];

const legalTexts = new Table({
  name: 'legal_texts',
  columns: [
    { ...tableColumns.varchar('document', 20), isPrimary: true },
    { ...tableColumns.integer('version'), isPrimary: true },
    tableColumns.varchar('title', 120),
    tableColumns.text('body'),
    tableColumns.integer('author_id', { isNullable: true }),
    tableColumns.timestamp('published_at'),
  ],
});
