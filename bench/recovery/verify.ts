import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import type { Journal } from './crash-load.js';

const INVARIANTS: Readonly<Record<string, string>> = {
  'stock level below zero': 'SELECT product_id FROM stock_levels WHERE quantity < 0',
  'level that is not the sum of its ledger': `SELECT l.product_id FROM stock_levels l
    LEFT JOIN (SELECT store_id, product_id, SUM(delta) AS total FROM stock_ledger GROUP BY store_id, product_id) s
      ON s.store_id = l.store_id AND s.product_id = l.product_id
    WHERE l.quantity <> COALESCE(s.total, 0)`,
  'order without lines': `SELECT o.id FROM orders o
    WHERE NOT EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = o.id)`,
  'line without an order': `SELECT l.order_id FROM order_lines l
    WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = l.order_id)`,
  'order whose lines do not make its total': `SELECT o.id FROM orders o
    JOIN (SELECT order_id, SUM(quantity * unit_price + tax_price) AS total FROM order_lines GROUP BY order_id) l
      ON l.order_id = o.id WHERE l.total <> o.total_price`,
  'order without exactly one start of its timeline': `SELECT o.id FROM orders o
    WHERE (SELECT COUNT(*) FROM order_events e WHERE e.order_id = o.id AND e.name = 'OrderPlaced') <> 1`,
  'order without exactly one message for its confirmation': `SELECT o.id FROM orders o
    WHERE (SELECT COUNT(*) FROM outbox_messages m WHERE m.topic = 'order-placed'
           AND m.payload = CONCAT('{"orderId":', o.id, '}')) <> 1`,
  'order whose units did not leave the stock': `SELECT l.order_id FROM order_lines l
    LEFT JOIN (SELECT order_id, product_id, SUM(delta) AS total FROM stock_ledger
               WHERE cause = 'order' GROUP BY order_id, product_id) s
      ON s.order_id = l.order_id AND s.product_id = l.product_id
    WHERE COALESCE(s.total, 0) <> -l.quantity`,
  'ledger row of an order that is not there': `SELECT s.id FROM stock_ledger s
    WHERE s.order_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = s.order_id)`,
  'cancelled order whose units did not return, or other whose units did': `SELECT o.id FROM orders o
    WHERE (SELECT COALESCE(SUM(delta), 0) FROM stock_ledger s WHERE s.order_id = o.id AND s.cause = 'cancellation')
       <> IF(o.active, 0, (SELECT SUM(quantity) FROM order_lines l WHERE l.order_id = o.id))`,
  'order that is cancelled and paid': 'SELECT id FROM orders WHERE active = 0 AND is_paid = 1',
  'paid order without exactly one payment in its timeline': `SELECT o.id FROM orders o
    WHERE (SELECT COUNT(*) FROM order_events e WHERE e.order_id = o.id AND e.name = 'OrderPaid') <> o.is_paid`,
  'paid order without exactly one message of its payment': `SELECT o.id FROM orders o
    WHERE (SELECT COUNT(*) FROM outbox_messages m WHERE m.topic = 'order.paid'
           AND m.payload = CONCAT('{"orderId":', o.id, '}')) <> o.is_paid`,
  'done confirmation without the report of Wompi': `SELECT m.id FROM outbox_messages m
    WHERE m.topic = 'confirm-payment' AND m.done_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.transaction_id = JSON_VALUE(m.payload, '$.id'))`,
  'settled report of Wompi without its paid order': `SELECT p.order_id FROM payments p
    WHERE p.outcome = 'settle' AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = p.order_id AND o.is_paid = 1)`,
  'idempotency key with two orders': `SELECT idempotency_key FROM orders
    GROUP BY user_id, idempotency_key HAVING COUNT(*) > 1`,
};

export interface Findings {
  orders: number;
  paid: number;
  cancelled: number;
  acknowledgedOrders: number;
  acknowledgedPayments: number;
  acknowledgedCancellations: number;
  ordersWithLostAnswer: number;
  /** One line per fault; empty when all is well. */
  faults: string[];
}
interface StoredOrder extends RowDataPacket {
  id: number;
  user_id: number;
  idempotency_key: string;
  is_paid: number;
  active: number;
}

export async function verify(databaseUrl: string, journal: Journal): Promise<Findings> {
  const connection = await createConnection(databaseUrl);
  try {
    const [stored] = await connection.query<StoredOrder[]>(
      'SELECT id, user_id, idempotency_key, is_paid, active FROM orders',
    );
    const acknowledged = [...journal.keys.values()].filter(({ orderId }) => orderId !== null).length;
    return {
      orders: stored.length,
      paid: stored.filter((order) => order.is_paid).length,
      cancelled: stored.filter((order) => !order.active).length,
      acknowledgedOrders: acknowledged,
      acknowledgedPayments: journal.paid.size,
      acknowledgedCancellations: journal.cancelled.size,
      ordersWithLostAnswer: stored.length - acknowledged,
      faults: [
        ...new Set(journal.surprises),
        ...brokenPromises(stored, journal),
        ...(await lostReports(connection, journal)),
        ...(await violatedInvariants(connection)),
      ],
    };
  } finally {
    await connection.end();
  }
}

function brokenPromises(stored: readonly StoredOrder[], journal: Journal): string[] {
  const byKey = new Map(stored.map((order) => [order.idempotency_key, order]));
  const byId = new Map(stored.map((order) => [order.id, order]));
  const lost = [...journal.keys].filter(([key, { buyer, orderId }]) => {
    const order = byKey.get(key);
    return orderId !== null && (order?.id !== orderId || order.user_id !== buyer);
  });
  return [
    ...lost.map(([key]) => `acknowledged order of the key ${key} is not there`),
    ...stored
      .filter((order) => !journal.keys.has(order.idempotency_key))
      .map((order) => `order ${order.id} has a key that no client sent`),
    ...[...journal.paid]
      .filter((id) => !byId.get(id)?.is_paid)
      .map((id) => `acknowledged payment of order ${id} is not there`),
    ...[...journal.cancelled]
      .filter((id) => byId.get(id)?.active !== 0)
      .map((id) => `acknowledged cancellation of order ${id} is not there`),
  ];
}

/** An accepted event is either processed or still in the outbox. */
async function lostReports(connection: Connection, { reported }: Journal): Promise<string[]> {
  const [rows] = await connection.query<({ order_id: number } & RowDataPacket)[]>(
    `SELECT order_id FROM payments
     UNION SELECT CAST(SUBSTRING_INDEX(SUBSTRING_INDEX(JSON_VALUE(payload, '$.reference'), '-', 2), '-', -1) AS UNSIGNED)
       FROM outbox_messages WHERE topic = 'confirm-payment' AND done_at IS NULL`,
  );
  const kept = new Set(rows.map(({ order_id: id }) => Number(id)));
  return [...reported]
    .filter((id) => !kept.has(id))
    .map((id) => `accepted event of order ${id} is not there`);
}

export async function violatedInvariants(connection: Connection): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, query] of Object.entries(INVARIANTS)) {
    const [rows] = await connection.query<RowDataPacket[]>(query);
    if (rows.length > 0) faults.push(`${name}: ${rows.length}, e.g. ${JSON.stringify(rows[0])}`);
  }
  return faults;
}
