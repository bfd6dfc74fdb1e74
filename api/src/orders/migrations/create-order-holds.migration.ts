import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { tableColumns } from '#platform/schema/table-columns.js';

/** Ends of reservations that staff set. */
export class CreateOrderHolds1799500001000 implements MigrationInterface {
  name = 'CreateOrderHolds1799500001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'order_holds',
        columns: [
          { ...tableColumns.integer('order_id'), isPrimary: true },
          tableColumns.timestamp('ends_at'),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('order_holds', true);
  }
}
