import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import type { ClusterShop } from './cluster-shop.js';
import type { Acknowledged } from './orders.js';

const CHECKS: Readonly<Record<string, string>> = {
  'stock that differs from its ledger': `SELECT l.store_id, l.product_id FROM stock_levels l
    WHERE l.quantity <> (SELECT COALESCE(SUM(delta), 0) FROM stock_ledger s
                         WHERE s.store_id = l.store_id AND s.product_id = l.product_id)`,
  'stock below zero': 'SELECT product_id FROM stock_levels WHERE quantity < 0',
  'a key with two orders': `SELECT idempotency_key FROM orders WHERE idempotency_key IS NOT NULL
    GROUP BY user_id, idempotency_key HAVING COUNT(*) > 1`,
  'an order whose units did not leave the stock once': `SELECT l.order_id FROM order_lines l
    LEFT JOIN (SELECT order_id, product_id, SUM(delta) AS total FROM stock_ledger
               WHERE cause = 'order' GROUP BY order_id, product_id) s
      ON s.order_id = l.order_id AND s.product_id = l.product_id
    WHERE COALESCE(s.total, 0) <> -l.quantity`,
};

/** Joined here because the message text has no index. */
async function withoutOneMessage(connection: Connection): Promise<number[]> {
  const [messages] = await connection.query<RowDataPacket[]>(
    "SELECT payload FROM outbox_messages WHERE topic = 'order-placed'",
  );
  const [orders] = await connection.query<RowDataPacket[]>('SELECT id FROM orders');
  const counts = new Map<number, number>();
  for (const { payload } of messages) {
    const { orderId } = JSON.parse(String(payload)) as { orderId: number };
    counts.set(orderId, (counts.get(orderId) ?? 0) + 1);
  }
  return orders.map(({ id }) => Number(id)).filter((id) => counts.get(id) !== 1);
}

export async function violations({ databases }: ClusterShop, { orders }: Acknowledged): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, url] of databases.entries()) {
    const connection = await createConnection(url);
    try {
      await connection.query('SET SESSION wsrep_sync_wait = 1');
      const [stored] = await connection.query<RowDataPacket[]>('SELECT id, idempotency_key FROM orders');
      const byKey = new Map(stored.map((row) => [String(row['idempotency_key']), Number(row['id'])]));
      const lost = [...orders].filter(([key, id]) => byKey.get(key) !== id);
      if (lost.length > 0) problems.push(`node ${index + 1}: ${lost.length} acknowledged orders lost`);
      const unconfirmed = await withoutOneMessage(connection);
      if (unconfirmed.length > 0)
        problems.push(`node ${index + 1}: ${unconfirmed.length} orders without exactly one confirmation`);
      for (const [name, query] of Object.entries(CHECKS)) {
        const [rows] = await connection.query<RowDataPacket[]>(query);
        if (rows.length > 0)
          problems.push(`node ${index + 1}: ${name}: ${rows.length}, e.g. ${JSON.stringify(rows[0])}`);
      }
    } finally {
      await connection.end();
    }
  }
  return problems;
}
