import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

import { createMissingIndices, dropExistingIndices } from '#platform/schema/table-changes.js';

const INDICES = [
  new TableIndex({
    name: 'orders_sales',
    columnNames: ['paid_at', 'is_paid', 'store_id', 'n_document', 'total_price'],
  }),
  new TableIndex({
    name: 'orders_to_invoice',
    columnNames: ['is_invoice', 'is_paid', 'active', 'created_at', 'total_price'],
  }),
];

/** Sales by store and buyer, and the orders that wait for an invoice, out of an index alone. */
export class IndexOrderSales1801000001000 implements MigrationInterface {
  name = 'IndexOrderSales1801000001000';

  async up(runner: QueryRunner): Promise<void> {
    await createMissingIndices(runner, 'orders', INDICES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingIndices(runner, 'orders', INDICES);
  }
}
