import type { MigrationInterface, QueryRunner } from 'typeorm';

import { isSqlite } from '#platform/schema/table-changes.js';

/** Texts that grow with the lines of an invoice or with a month of orders: MariaDB's TEXT ends at 64 kB. */
const LONG: readonly (readonly [table: string, column: string, isOptional: boolean])[] = [
  ['siigo_documents', 'request', false],
  ['siigo_documents', 'payload', true],
  ['siigo_documents', 'reasons', false],
  ['siigo_comparisons', 'result', true],
  ['outbox_messages', 'payload', false],
];

/** Gives long texts room on MariaDB (16 MB); SQLite's TEXT has no limit. */
export class WidenSiigoTexts1791000001000 implements MigrationInterface {
  name = 'WidenSiigoTexts1791000001000';

  up(runner: QueryRunner): Promise<void> {
    return change(runner, 'MEDIUMTEXT');
  }

  /** Fails when a text no longer fits, rather than cutting it. */
  down(runner: QueryRunner): Promise<void> {
    return change(runner, 'TEXT');
  }
}

async function change(runner: QueryRunner, type: 'TEXT' | 'MEDIUMTEXT'): Promise<void> {
  if (isSqlite(runner)) return;
  for (const [table, column, isOptional] of LONG)
    await runner.query(
      `ALTER TABLE \`${table}\` MODIFY \`${column}\` ${type} ${isOptional ? 'NULL' : 'NOT NULL'}`,
    );
}
