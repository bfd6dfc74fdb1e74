import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';

import {
  createMissingIndices,
  dropExistingIndices,
  insertMissingRows,
} from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const TASKS = new Table({
  name: 'order_credit_tasks',
  columns: [
    { ...tableColumns.varchar('cause', 40), isPrimary: true },
    tableColumns.integer('order_id'),
    tableColumns.varchar('state', 12),
  ],
  indices: [
    { name: 'order_credit_tasks_order', columnNames: ['order_id'] },
    { name: 'order_credit_tasks_state', columnNames: ['state', 'order_id'] },
  ],
});
/** Orders by where their invoice stands, the newest first. */
const TO_INVOICE = new TableIndex({
  name: 'orders_to_invoice',
  columnNames: ['invoice_state', 'is_paid', 'active', 'created_at'],
});

/** Credit notes that orders still need, also those that wait today; and an index of orders to be invoiced. */
export class CreateCreditTasks1804695000000 implements MigrationInterface {
  name = 'CreateCreditTasks1804695000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(TASKS.clone(), true);
    await createMissingIndices(runner, 'orders', [TO_INVOICE]);
    const rows = [...(await rejectedNotes(runner)), ...(await dueNotes(runner))];
    await insertMissingRows(runner, 'order_credit_tasks (cause, order_id, state)', rows);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingIndices(runner, 'orders', [TO_INVOICE]);
    await runner.dropTable('order_credit_tasks', true);
  }
}

async function rejectedNotes(runner: QueryRunner): Promise<(string | number)[][]> {
  const notes = (await runner.query(
    `SELECT note.id AS id, COALESCE(invoice.order_id, invoice.former_order_id) AS orderId FROM siigo_documents note
     JOIN siigo_documents invoice ON invoice.id = note.credits_id
     WHERE note.kind = 'credit-note' AND note.state IN ('rejected', 'failed')
       AND COALESCE(invoice.order_id, invoice.former_order_id) IS NOT NULL`,
  )) as { id: number; orderId: number }[];
  return notes.map(({ id, orderId }) => [`note-${id}`, orderId, 'rejected']);
}

async function dueNotes(runner: QueryRunner): Promise<(string | number)[][]> {
  const messages = (await runner.query(
    "SELECT payload FROM outbox_messages WHERE topic = 'order.credit-due' AND done_at IS NULL",
  )) as { payload: string }[];
  const dues = messages.flatMap(({ payload }) => dueIn(payload));
  const invoiced = new Set<number>();
  for (const { orderId } of dues) {
    const found = await runner.query("SELECT id FROM orders WHERE id = ? AND invoice_state <> 'none'", [
      orderId,
    ]);
    if ((found as object[]).length > 0) invoiced.add(orderId);
  }
  return dues.filter(({ orderId }) => invoiced.has(orderId)).map(({ orderId, key }) => [key, orderId, 'due']);
}

/** What a message says is due; nothing in one that is no JSON, which waits among the dead letters. */
function dueIn(payload: string): { orderId: number; key: string }[] {
  try {
    return [JSON.parse(payload) as { orderId: number; key: string }];
  } catch {
    return [];
  }
}
