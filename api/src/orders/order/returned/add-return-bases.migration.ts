import type { MigrationInterface, QueryRunner } from 'typeorm';

import { tableColumns } from '#platform/schema/table-columns.js';
import { addMissingColumns, dropExistingColumns } from '#platform/schema/table-changes.js';

/** What returned units cost without VAT, and whether the invoice of their order leaves them out. */
export class AddReturnBases1804681001000 implements MigrationInterface {
  name = 'AddReturnBases1804681001000';

  async up(runner: QueryRunner): Promise<void> {
    await addMissingColumns(runner, 'returns', [tableColumns.boolean('is_left_out', { default: 0 })]);
    await addMissingColumns(runner, 'return_lines', [tableColumns.money('base', { isNullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingColumns(runner, 'return_lines', ['base']);
    await dropExistingColumns(runner, 'returns', ['is_left_out']);
  }
}
