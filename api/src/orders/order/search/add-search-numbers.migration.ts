import type { MigrationInterface, QueryRunner } from 'typeorm';

import { insertMissingRows } from '#platform/schema/table-changes.js';

const BATCH = 500;
const MAX_TERM = 40;

interface StoredOrder {
  id: number;
  shipping_address: string;
  state: number;
  total: number | string;
}
interface StoredInvoice {
  order_id: number;
  name: string;
  prefix: string | null;
  number: number | null;
}
type TermRow = [orderId: number, term: string, state: number, total: number];

/**
 * The terms by which the orders that are there already are found by the last four digits of their phone and by the numbers
 * of their invoices. Orders without any terms were cancelled long ago and stay without.
 */
export class AddSearchNumbers1802000011000 implements MigrationInterface {
  name = 'AddSearchNumbers1802000011000';
  /** Rows of all orders: one transaction of them would be too large for a cluster. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let last = 0; ;) {
      const orders = (await runner.query(
        `SELECT id, shipping_address, total_price AS total, is_paid + 2 * is_delivered + 4 * active AS state
         FROM orders WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
        [last],
      )) as StoredOrder[];
      const end = Number(orders.at(-1)?.id);
      if (orders.length === 0) return;
      const known = await termsBetween(runner, last, end);
      const invoices = (await runner.query(
        `SELECT COALESCE(order_id, former_order_id) AS order_id, name, prefix, number FROM siigo_documents
         WHERE kind = 'invoice' AND name IS NOT NULL
           AND ((order_id > ? AND order_id <= ?) OR (former_order_id > ? AND former_order_id <= ?))`,
        [last, end, last, end],
      )) as StoredInvoice[];
      const rows = orders.flatMap((order) => termsOf(order, known.get(order.id), invoices));
      await insertMissingRows(runner, 'order_search_terms (order_id, term, state, total)', rows);
      last = end;
    }
  }

  /** Leaves words and prefixes of invoice numbers, which are like those of other texts. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM order_search_terms WHERE term LIKE '*%' OR term LIKE '=%'");
  }
}

async function termsBetween(
  runner: QueryRunner,
  after: number,
  end: number,
): Promise<Map<number, Set<string>>> {
  const rows = (await runner.query(
    'SELECT order_id, term FROM order_search_terms WHERE order_id > ? AND order_id <= ?',
    [after, end],
  )) as { order_id: number; term: string }[];
  const terms = new Map<number, Set<string>>();
  for (const { order_id: id, term } of rows) terms.set(id, (terms.get(id) ?? new Set()).add(term));
  return terms;
}

function termsOf(
  { id, shipping_address: json, state, total }: StoredOrder,
  known: ReadonlySet<string> | undefined,
  invoices: readonly StoredInvoice[],
): TermRow[] {
  if (!known) return [];
  const address = JSON.parse(json) as { phone?: string | null };
  const own = invoices.filter(({ order_id: orderId }) => Number(orderId) === id);
  const terms = new Set([...endingOf(address.phone), ...own.flatMap(invoiceTerms)]);
  return [...terms]
    .filter((term) => !known.has(term))
    .map((term) => [id, term, Number(state), Number(total)]);
}

function endingOf(phone: string | null | undefined): string[] {
  const digits = (phone ?? '').replace(/\D/g, '');
  return digits.length < 4 ? [] : [`*${digits.slice(-4)}`];
}

function invoiceTerms({ name, prefix, number }: StoredInvoice): string[] {
  const last = number ?? /\d+$/.exec(name)?.[0];
  const texts = [name, ...(last ? [`${prefix ?? ''}${last}`, String(last)] : [])];
  const words = texts.map((text) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .slice(0, MAX_TERM),
  );
  const heads = words.filter((word) => word.length >= 3 && /\d/.test(word.slice(0, 3)));
  return [
    ...words.filter(Boolean),
    ...heads.map((word) => `#${word.slice(0, 3)}`),
    `=${name}`.slice(0, MAX_TERM),
  ];
}
