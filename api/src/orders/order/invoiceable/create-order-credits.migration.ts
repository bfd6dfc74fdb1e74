import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';

import {
  createMissingIndices,
  dropExistingIndices,
  insertMissingRows,
} from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const CREDITS = new Table({
  name: 'order_credits',
  columns: [
    { ...tableColumns.varchar('cause', 40), isPrimary: true },
    { ...tableColumns.integer('product_id'), isPrimary: true },
    tableColumns.integer('order_id'),
    tableColumns.integer('quantity'),
    tableColumns.money('base'),
    tableColumns.money('amount'),
  ],
  indices: [{ name: 'order_credits_order', columnNames: ['order_id'] }],
});
const VOIDED = new TableIndex({ name: 'payments_outcome', columnNames: ['outcome', 'order_id'] });
/** Notes that follow a return or a cancellation have such a request key. */
const OF_THE_SHOP = /^\d+:(return|cancelled)-\d+$/;

interface StoredNote {
  id: number;
  order_id: number;
  request_key: string | null;
  request: string;
}
interface Credit {
  quantity: number;
  base: number;
  total: number;
  item: { code: string };
}

/** What credit notes made by hand take off sales, also of those that there are; and an index of payments by outcome. */
export class CreateOrderCredits1804683001000 implements MigrationInterface {
  name = 'CreateOrderCredits1804683001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(CREDITS.clone(), true);
    await createMissingIndices(runner, 'payments', [VOIDED]);
    const notes = (await runner.query(
      `SELECT note.id, invoice.order_id, note.request_key, note.request FROM siigo_documents note
       JOIN siigo_documents invoice ON invoice.id = note.credits_id
       WHERE note.kind = 'credit-note' AND note.state = 'issued' AND invoice.order_id IS NOT NULL ORDER BY note.id`,
    )) as StoredNote[];
    for (const note of notes.filter(({ request_key: key }) => !OF_THE_SHOP.test(key ?? '')))
      await insertMissingRows(
        runner,
        'order_credits (cause, product_id, order_id, quantity, base, amount)',
        await creditedBy(runner, note),
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropExistingIndices(runner, 'payments', [VOIDED]);
    await runner.dropTable('order_credits', true);
  }
}

/** Rows of a note; one of an early release names no lines and credits the whole order. */
async function creditedBy(runner: QueryRunner, note: StoredNote): Promise<(string | number)[][]> {
  const lines = (await runner.query(
    `SELECT line.product_id, COALESCE(product.code, '') AS code, line.quantity, line.quantity * line.unit_price AS base,
       line.quantity * line.unit_price + line.tax_price AS total
     FROM order_lines line LEFT JOIN products product ON product.id = line.product_id WHERE line.order_id = ?`,
    [note.order_id],
  )) as {
    product_id: number;
    code: string;
    quantity: number;
    base: number | string;
    total: number | string;
  }[];
  const { credits } = JSON.parse(note.request) as { credits?: Credit[] };
  const sums = new Map<number, [quantity: number, base: number, amount: number]>();
  const add = (productId: number, quantity: number, base: number, amount: number): void => {
    const [units, net, gross] = sums.get(productId) ?? [0, 0, 0];
    sums.set(productId, [units + quantity, net + base, gross + amount]);
  };
  if (credits) {
    for (const { item, quantity, base, total } of credits)
      add(lines.find(({ code }) => code === item.code)?.product_id ?? 0, quantity, base, total);
  } else {
    for (const line of lines) add(line.product_id, line.quantity, Number(line.base), Number(line.total));
  }
  return [...sums].map(([productId, row]) => [`note:${note.id}`, productId, note.order_id, ...row]);
}
