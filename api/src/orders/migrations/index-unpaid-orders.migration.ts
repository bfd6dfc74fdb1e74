import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

import { createMissingIndices, dropExistingIndices } from '#platform/schema/table-changes.js';

const INDEX = new TableIndex({ name: 'orders_paid_created', columnNames: ['is_paid', 'created_at'] });

/** Unpaid orders, newest first, without sorting all of them. */
export class IndexUnpaidOrders1794000001000 implements MigrationInterface {
  name = 'IndexUnpaidOrders1794000001000';

  async up(runner: QueryRunner): Promise<void> {
    await createMissingIndices(runner, 'orders', [INDEX]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingIndices(runner, 'orders', [INDEX]);
  }
}
