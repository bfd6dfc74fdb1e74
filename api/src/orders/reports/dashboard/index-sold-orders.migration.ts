import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

import { createMissingIndices, dropExistingIndices } from '#platform/schema/table-changes.js';

const SOLD = new TableIndex({
  name: 'orders_sold',
  columnNames: ['active', 'is_paid', 'paid_at', 'store_id', 'n_document', 'total_price'],
});
const SALES = new TableIndex({
  name: 'orders_sales',
  columnNames: ['paid_at', 'is_paid', 'store_id', 'n_document', 'total_price'],
});

/** Cancelled orders are no sales: the index of sales begins with what tells them apart. */
export class IndexSoldOrders1803590001000 implements MigrationInterface {
  name = 'IndexSoldOrders1803590001000';

  async up(runner: QueryRunner): Promise<void> {
    await createMissingIndices(runner, 'orders', [SOLD]);
    await dropExistingIndices(runner, 'orders', [SALES]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await createMissingIndices(runner, 'orders', [SALES]);
    await dropExistingIndices(runner, 'orders', [SOLD]);
  }
}
