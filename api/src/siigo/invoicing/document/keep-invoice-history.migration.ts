import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

import {
  addMissingColumns,
  createMissingIndices,
  dropExistingColumns,
  dropExistingIndices,
} from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const TABLE = 'siigo_documents';
const FORMER = new TableIndex({ name: 'siigo_documents_former_order', columnNames: ['former_order_id'] });
const NOTES = new TableIndex({ name: 'siigo_documents_notes', columnNames: ['credits_id'] });
const ONE_NOTE = new TableIndex({
  name: 'siigo_documents_credits',
  columnNames: ['credits_id'],
  isUnique: true,
});
/** Invoices that SIIGO stores and the DIAN never saw. */
const UNSENT = `kind = 'invoice' AND cufe IS NULL AND payload LIKE '%"stamp":{"send":false}%'`;

/**
 * Several credit notes for an invoice, and many invoices in the life of an order: `order_id` stays unique and names the
 * order of its last invoice, `former_order_id` that of an undone one.
 */
export class KeepInvoiceHistory1799900011000 implements MigrationInterface {
  name = 'KeepInvoiceHistory1799900011000';

  async up(runner: QueryRunner): Promise<void> {
    await addMissingColumns(runner, TABLE, [tableColumns.integer('former_order_id', { isNullable: true })]);
    await createMissingIndices(runner, TABLE, [FORMER, NOTES]);
    await dropExistingIndices(runner, TABLE, [ONE_NOTE]);
    await runner.query(`UPDATE ${TABLE} SET state = 'draft' WHERE state = 'issued' AND ${UNSENT}`);
  }

  /** Fails when an invoice has several credit notes, rather than losing one. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE ${TABLE} SET state = 'issued' WHERE state = 'draft'`);
    await createMissingIndices(runner, TABLE, [ONE_NOTE]);
    await dropExistingIndices(runner, TABLE, [FORMER, NOTES]);
    await dropExistingColumns(runner, TABLE, ['former_order_id']);
  }
}
