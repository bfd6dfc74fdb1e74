import type { MigrationInterface, QueryRunner } from 'typeorm';

import { insertMissingRows } from '#platform/schema/table-changes.js';
import {
  headsOfWords,
  type NamesOfAddress,
  pairsOfNames,
  wordsOfAddress,
  wordsOfText,
} from './order-search-terms.frozen.js';

const BATCH = 500;

interface StoredOrder {
  id: number;
  shipping_address: string;
  payment_result: string | null;
  delivery: string | null;
  state: number;
  total: number | string;
}
interface Payment {
  readonly transactionNumber?: string | null;
  readonly transaction?: { readonly id?: string | null } | null;
}
type TermRow = [orderId: number, term: string, state: number, total: number];

/**
 * The search terms that orders of earlier versions lack: transactions and guides of before there were terms, and what
 * orders lack that an earlier version placed while the terms were being made.
 */
export class CompleteOrderSearch1798000001000 implements MigrationInterface {
  name = 'CompleteOrderSearch1798000001000';
  /** Rows of all orders: one transaction of them would be too large for a cluster. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let last = 0; ;) {
      const orders = (await runner.query(
        `SELECT id, shipping_address, payment_result, delivery, total_price AS total,
           is_paid + 2 * is_delivered + 4 * active AS state
         FROM orders WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
        [last],
      )) as StoredOrder[];
      const end = Number(orders.at(-1)?.id);
      if (orders.length === 0) return;
      const stored = (await runner.query(
        'SELECT order_id, term FROM order_search_terms WHERE order_id > ? AND order_id <= ?',
        [last, end],
      )) as { order_id: number; term: string }[];
      const known = new Set(stored.map(({ order_id: id, term }) => `${id} ${term}`));
      const missing = orders.flatMap(termsOf).filter(([id, term]) => !known.has(`${id} ${term}`));
      await insertMissingRows(runner, 'order_search_terms (order_id, term, state, total)', missing);
      last = end;
    }
  }

  /** Nothing: terms that were added are like those that were there. */
  async down(): Promise<void> {
    return undefined;
  }
}

function termsOf(order: StoredOrder): TermRow[] {
  const { id, state, total } = order;
  const payment = parsed<Payment>(order.payment_result);
  const guide = parsed<{ numberGuide?: string | null }>(order.delivery)?.numberGuide;
  const words = [
    ...new Set([
      ...wordsOfAddress(parsed<NamesOfAddress>(order.shipping_address) ?? {}),
      ...wordsOfText([payment?.transactionNumber, payment?.transaction?.id].join(' ')),
      ...wordsOfText(guide ?? ''),
    ]),
  ];
  const terms = [...words, ...pairsOfNames(words), ...headsOfWords(words)];
  return terms.map((term) => [id, term, Number(state), Number(total)]);
}

const parsed = <T>(json: string | null): T | null => (json === null ? null : (JSON.parse(json) as T | null));
