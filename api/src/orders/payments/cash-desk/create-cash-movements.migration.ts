import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { dropExistingColumns } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

/** Cash carries the id of its shift; until now the times of shift and payment decided. */
export class CreateCashMovements1804684001000 implements MigrationInterface {
  name = 'CreateCashMovements1804684001000';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('cash_shifts', 'store_id')))
      await runner.query('ALTER TABLE cash_shifts ADD COLUMN store_id integer NOT NULL DEFAULT 0');
    // A run that was killed half-way begins anew: nothing else writes this table before the last step.
    await runner.dropTable('cash_movements', true);
    await runner.createTable(movements);
    for (const statement of [PAYMENTS, REFUNDS, UNKNOWN, DIFFERENCES]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('cash_movements', true);
    await dropExistingColumns(runner, 'cash_shifts', ['store_id']);
  }
}

const movements = new Table({
  name: 'cash_movements',
  columns: [
    tableColumns.id(),
    tableColumns.integer('shift_id', { isNullable: true }),
    tableColumns.varchar('kind', 12),
    tableColumns.money('amount'),
    tableColumns.integer('order_id', { isNullable: true }),
    tableColumns.integer('refund_id', { isNullable: true }),
    tableColumns.integer('corrects_id', { isNullable: true }),
    tableColumns.integer('actor_id', { isNullable: true }),
    tableColumns.timestamp('at'),
  ],
  indices: [
    { name: 'cash_movements_shift', columnNames: ['shift_id'] },
    { name: 'cash_movements_order', columnNames: ['order_id'] },
    { name: 'cash_movements_refund', columnNames: ['refund_id'], isUnique: true },
  ],
});

const INTO = 'INSERT INTO cash_movements (shift_id, kind, amount, order_id, refund_id, actor_id, at)';
const RECEIVED = 'paid.total_price - COALESCE(kept.withheld, 0)';
const IN_CASH = "paid.is_paid = 1 AND paid.payment_method = 'Efectivo'";

/** By the rule until now: the last payment of an order, in the shift that its cashier had open at that time. */
const PAYMENTS = `${INTO}
  SELECT MIN(shift.id), 'payment', ${RECEIVED}, paid.id, NULL, event.actor_id, event.at
  FROM order_events event
  JOIN orders paid ON paid.id = event.order_id AND ${IN_CASH}
  JOIN cash_shifts shift ON shift.user_id = event.actor_id AND shift.opened_at <= event.at
    AND (shift.closed_at IS NULL OR shift.closed_at >= event.at)
  LEFT JOIN order_withholdings kept ON kept.order_id = paid.id
  WHERE event.id IN (SELECT MAX(id) FROM order_events WHERE name = 'OrderPaid' GROUP BY order_id)
  GROUP BY event.id, paid.id, paid.total_price, kept.withheld, event.actor_id, event.at
  ORDER BY event.id`;

const REFUNDS = `${INTO}
  SELECT shift_id, 'refund', -amount, order_id, id, approved_by, COALESCE(done_at, updated_at)
  FROM refunds WHERE shift_id IS NOT NULL ORDER BY id`;

/** Cash of orders that no shift knows. */
const UNKNOWN = `${INTO}
  SELECT NULL, 'earlier', ${RECEIVED}, paid.id, NULL, NULL, COALESCE(paid.paid_at, paid.created_at)
  FROM orders paid
  LEFT JOIN order_withholdings kept ON kept.order_id = paid.id
  LEFT JOIN cash_movements known ON known.order_id = paid.id AND known.kind = 'payment'
  WHERE ${IN_CASH} AND known.id IS NULL ORDER BY paid.id`;

/** A closed shift keeps what it expected: payments were corrected since, or missing when it was summed. */
const DIFFERENCES = `${INTO}
  SELECT shift.id, 'earlier', shift.expected_cash - shift.opening_cash - COALESCE(moved.amount, 0), NULL, NULL,
    shift.user_id, shift.closed_at
  FROM cash_shifts shift
  LEFT JOIN (SELECT shift_id, SUM(amount) AS amount FROM cash_movements WHERE shift_id IS NOT NULL GROUP BY shift_id) moved
    ON moved.shift_id = shift.id
  WHERE shift.closed_at IS NOT NULL AND shift.expected_cash IS NOT NULL
    AND shift.expected_cash <> shift.opening_cash + COALESCE(moved.amount, 0) ORDER BY shift.id`;
