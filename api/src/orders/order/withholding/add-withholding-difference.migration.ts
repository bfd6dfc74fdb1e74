import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addMissingColumns, dropExistingColumns } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const COLUMNS = ['difference', 'collected', 'balance_due'];

/** What a correction of withholdings leaves between the money that was received and the money that is expected. */
export class AddWithholdingDifference1804682002000 implements MigrationInterface {
  name = 'AddWithholdingDifference1804682002000';

  async up(runner: QueryRunner): Promise<void> {
    const columns = COLUMNS.map((name) => tableColumns.money(name, { default: '0' }));
    await addMissingColumns(runner, 'order_withholdings', columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingColumns(runner, 'order_withholdings', COLUMNS);
  }
}
