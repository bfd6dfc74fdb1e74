import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

import {
  createMissingIndices,
  dropExistingColumns,
  dropExistingIndices,
} from '#platform/schema/table-changes.js';

const UNDONE = "'credited', 'annulled'";
const ON_ITS_WAY = "'pending', 'sending', 'unknown', 'stamping'";

/** Where the invoice of each order stands. An order with a draft or a rejected invoice is no longer marked as invoiced. */
export class AddInvoiceState1804682001000 implements MigrationInterface {
  name = 'AddInvoiceState1804682001000';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('orders', 'invoice_state')))
      await runner.query("ALTER TABLE orders ADD COLUMN invoice_state varchar(12) NOT NULL DEFAULT 'none'");
    await runner.query(`UPDATE orders SET invoice_state = (SELECT CASE
        WHEN document.state IN ('rejected', 'failed') THEN 'rejected'
        WHEN document.state = 'issued' THEN 'issued'
        WHEN document.state = 'draft' THEN 'draft'
        WHEN document.state IN (${ON_ITS_WAY}) AND document.request LIKE '%"sendToDian":true%' THEN 'in-progress'
        ELSE 'draft' END
      FROM siigo_documents AS document WHERE document.order_id = orders.id)
      WHERE id IN (SELECT current.order_id FROM siigo_documents AS current
        WHERE current.order_id IS NOT NULL AND current.state NOT IN (${UNDONE}))`);
    await runner.query(`UPDATE orders SET is_invoice = CASE WHEN invoice_state IN ('issued', 'in-progress') THEN 1 ELSE 0 END
      WHERE invoice_state <> 'none'`);
    await createMissingIndices(runner, 'orders', [STATE]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingIndices(runner, 'orders', [STATE]);
    await dropExistingColumns(runner, 'orders', ['invoice_state']);
  }
}

const STATE = new TableIndex({ name: 'orders_invoice_state', columnNames: ['invoice_state', 'created_at'] });
