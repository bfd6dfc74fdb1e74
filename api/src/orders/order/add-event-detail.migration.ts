import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

import { tableColumns } from '../../platform/database/index.js';

/** A step of an order can say more than its name: a guide number, a method, a reason. */
export class AddEventDetail1786000001000 implements MigrationInterface {
  name = 'AddEventDetail1786000001000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const detail = tableColumns.varchar('detail', 250, { isNullable: true });
    await queryRunner.addColumn('order_events', new TableColumn(detail));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('order_events', 'detail');
  }
}
