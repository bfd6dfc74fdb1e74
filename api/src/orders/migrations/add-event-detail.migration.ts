import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addMissingColumns } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

/** A step of an order can say more than its name: a guide number, a method, a reason. */
export class AddEventDetail1786000001000 implements MigrationInterface {
  name = 'AddEventDetail1786000001000';

  async up(runner: QueryRunner): Promise<void> {
    await addMissingColumns(runner, 'order_events', [
      tableColumns.varchar('detail', 250, { isNullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('order_events', 'detail', true);
  }
}
