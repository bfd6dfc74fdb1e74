import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { CASH_RULES } from '../../payments/cash-desk/cash-rules.js';
import { CREDIT_DUE } from '../../order/invoiceable/credit-due.js';
import { SETTLED } from '../../order/returned/returned-sql.js';

const sumOf = (column: string, rows: string): string => `COALESCE((SELECT SUM(${column}) FROM ${rows}), 0)`;

/** Nothing is left of a cancelled order `o`. */
const NET_SALE = `(CASE WHEN o.active = 1 THEN o.total_price
  - ${sumOf('back.amount', `returns back WHERE back.order_id = o.id AND ${SETTLED}`)}
  - ${sumOf('amount', 'order_credits WHERE order_id = o.id')} ELSE 0 END)`;

/** The note of invoice `d` is at SIIGO, or planned until the DIAN has accepted the invoice. */
const CREDIT_IS_COMING = `EXISTS (SELECT 1 FROM siigo_documents n WHERE n.credits_id = d.id
    AND n.state IN ('pending', 'sending', 'unknown', 'stamping'))
  OR EXISTS (SELECT 1 FROM outbox_messages m WHERE m.topic = '${CREDIT_DUE}' AND m.done_at IS NULL AND m.dead_at IS NULL
    AND REPLACE(m.payload, '}', ',') LIKE CONCAT('%"orderId":', o.id, ',%'))`;

/** The buyer got the voided payment of order `o` back; earlier refunds count against the next one. */
const WAITS_FOR_ANOTHER_PAYMENT = `o.active = 1
  AND EXISTS (SELECT 1 FROM payments v WHERE v.order_id = o.id AND v.outcome = 'voided')`;

const RULES: Readonly<Record<string, string>> = {
  'the lines and the delivery of an order make its total': `SELECT o.id FROM orders o
    LEFT JOIN delivery_bookings b ON b.order_id = o.id
    LEFT JOIN (SELECT order_id, SUM(quantity * unit_price + tax_price) AS total FROM order_lines GROUP BY order_id) l
      ON l.order_id = o.id WHERE l.total IS NULL OR l.total + COALESCE(b.price, 0) <> o.total_price`,
  'a payment that settled belongs to a paid order': `SELECT p.order_id AS id FROM payments p
    WHERE p.outcome = 'settle' AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = p.order_id AND o.is_paid = 1)
      AND NOT EXISTS (SELECT 1 FROM payments v WHERE v.order_id = p.order_id AND v.transaction_id = p.transaction_id
        AND v.outcome = 'voided')`,
  'no order gives back more than was paid': `SELECT o.id FROM orders o
    JOIN (SELECT order_id, SUM(amount) AS amount FROM refunds WHERE is_of_order = 1 AND state <> 'covered' GROUP BY order_id) r
      ON r.order_id = o.id
    WHERE r.amount > o.total_price OR (o.is_paid = 0 AND NOT (${WAITS_FOR_ANOTHER_PAYMENT}))`,
  'the parts of a counter sale make its total': `SELECT o.id FROM orders o
    LEFT JOIN (SELECT order_id, SUM(amount) AS amount FROM order_payments GROUP BY order_id) p ON p.order_id = o.id
    WHERE (o.shift_id IS NOT NULL OR p.order_id IS NOT NULL)
      AND (o.shift_id IS NULL OR COALESCE(p.amount, 0) <> o.total_price)`,
  'no part of a counter sale gives back more than it paid': `SELECT p.order_id AS id FROM order_payments p
    JOIN (SELECT part_id, SUM(amount) AS amount, SUM(rounding) AS rounding FROM refunds GROUP BY part_id) r
      ON r.part_id = p.id
    WHERE r.amount > p.amount OR (r.amount = p.amount AND r.rounding <> p.rounding)`,
  'a paid order has the time of its payment': `SELECT id FROM orders WHERE is_paid = 1 AND paid_at IS NULL`,
  'sales less credits are invoices less notes': `SELECT o.id FROM siigo_documents d JOIN orders o ON o.id = d.order_id
    WHERE d.kind = 'invoice' AND d.state IN ('stamping', 'issued', 'credited') AND NOT (${CREDIT_IS_COMING})
      AND ${NET_SALE} <> d.total - ${sumOf('total', "siigo_documents WHERE credits_id = d.id AND state = 'issued'")}`,
  'the sums of the dashboard are those of the orders': `SELECT 0 AS id
    FROM (SELECT COUNT(*) AS orders, COALESCE(SUM(total_price), 0) AS amount FROM orders) o,
      (SELECT COALESCE(SUM(orders), 0) AS orders, COALESCE(SUM(amount), 0) AS amount
       FROM order_totals WHERE day = '' AND payment_method = '') s,
      (SELECT COALESCE(SUM(orders), 0) AS orders, COALESCE(SUM(amount), 0) AS amount FROM order_total_changes) c
    WHERE o.orders <> s.orders + c.orders OR o.amount <> s.amount + c.amount`,
  ...CASH_RULES,
};
const NAMED = 5;

export interface MoneyFault {
  rule: string;
  count: number;
  ids: number[];
}

@Injectable()
export class MoneyCheckRepository {
  constructor(private readonly work: UnitOfWork) {}

  async faults(): Promise<MoneyFault[]> {
    const faults: MoneyFault[] = [];
    for (const [rule, query] of Object.entries(RULES)) {
      const rows = await this.work.manager.query<{ id: number }[]>(query);
      if (rows.length === 0) continue;
      faults.push({ rule, count: rows.length, ids: rows.slice(0, NAMED).map(({ id }) => Number(id)) });
    }
    return faults;
  }

  get rules(): number {
    return Object.keys(RULES).length;
  }
}
