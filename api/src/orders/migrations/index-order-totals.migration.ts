import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

import { createMissingIndices, dropExistingIndices } from '#platform/schema/table-changes.js';

const INDEX = new TableIndex({
  name: 'order_totals_by_method',
  columnNames: ['payment_method', 'day', 'is_paid', 'is_delivered', 'active', 'orders', 'amount'],
});

/** Sums over all methods by day, out of an index alone: without it a year of days reads the rows of every method. */
export class IndexOrderTotals1795000001000 implements MigrationInterface {
  name = 'IndexOrderTotals1795000001000';

  async up(runner: QueryRunner): Promise<void> {
    await createMissingIndices(runner, 'order_totals', [INDEX]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingIndices(runner, 'order_totals', [INDEX]);
  }
}
