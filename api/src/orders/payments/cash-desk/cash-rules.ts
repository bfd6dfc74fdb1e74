/** Rules of `check:money`; each query returns what contradicts its sentence. */
export const CASH_RULES: Readonly<Record<string, string>> = {
  'a closed shift expects its opening cash and its movements': `SELECT shift.id FROM cash_shifts shift
    LEFT JOIN (SELECT shift_id, SUM(amount) AS amount FROM cash_movements GROUP BY shift_id) moved
      ON moved.shift_id = shift.id
    WHERE shift.closed_at IS NOT NULL AND shift.expected_cash <> shift.opening_cash + COALESCE(moved.amount, 0)`,
  'an open shift has its person and drawer, a closed one has freed its person': `SELECT shift.id FROM cash_shifts shift
    WHERE (shift.closed_at IS NULL AND (shift.open_of IS NULL OR shift.open_of <> shift.user_id))
      OR (shift.closed_at IS NULL AND COALESCE(shift.open_drawer, 0) <> COALESCE(shift.drawer_id, 0))
      OR (shift.closed_at IS NOT NULL AND shift.open_of IS NOT NULL)`,
  'the movements of an order are the cash that was received for it': `SELECT o.id FROM orders o
    LEFT JOIN order_withholdings kept ON kept.order_id = o.id
    LEFT JOIN (SELECT order_id, SUM(CASE WHEN received IS NULL THEN 0 ELSE amount END) AS amount
      FROM order_payments GROUP BY order_id) parts ON parts.order_id = o.id
    LEFT JOIN (SELECT order_id, SUM(amount) AS amount FROM cash_movements
      WHERE kind NOT IN ('second', 'refund', 'rounding') GROUP BY order_id) moved ON moved.order_id = o.id
    WHERE COALESCE(moved.amount, 0) <> CASE WHEN o.is_paid = 0 THEN 0
      WHEN parts.order_id IS NOT NULL THEN parts.amount
      WHEN o.payment_method = 'Efectivo'
        THEN o.total_price - COALESCE(kept.withheld, 0) + COALESCE(kept.difference, 0) ELSE 0 END`,
  'roundings are those of the cash of an order less those given back': `SELECT rounded.order_id AS id FROM (
      SELECT order_id, amount FROM cash_movements WHERE kind = 'rounding'
      UNION ALL SELECT order_id, -rounding FROM order_payments WHERE received IS NOT NULL
      UNION ALL SELECT order_id, rounding FROM refunds WHERE way = 'cash' AND state = 'done') rounded
    GROUP BY rounded.order_id HAVING SUM(rounded.amount) <> 0`,
  'the cash of a counter sale is in the shift that sold, or in none': `SELECT sold.id FROM orders sold
    JOIN cash_movements moved ON moved.order_id = sold.id AND moved.kind = 'payment'
    WHERE sold.shift_id IS NOT NULL AND moved.shift_id <> sold.shift_id`,
  'cash that was given back left a drawer once': `SELECT refund.id FROM refunds refund
    LEFT JOIN cash_movements moved ON moved.refund_id = refund.id
    WHERE (refund.way = 'cash' AND refund.state = 'done'
        AND (moved.id IS NULL OR moved.amount <> -refund.amount OR moved.shift_id <> refund.shift_id))
      OR (moved.id IS NOT NULL AND refund.state <> 'done')`,
  'a movement by hand is in a shift, and has its direction': `SELECT moved.id FROM cash_movements moved
    WHERE moved.kind IN ('withdrawal', 'expense', 'deposit', 'change')
      AND (moved.shift_id IS NULL OR moved.order_id IS NOT NULL OR moved.amount = 0
        OR (moved.amount > 0) <> (moved.kind = 'change'))`,
  'a movement of cash is in a shift that exists, or in none': `SELECT moved.id FROM cash_movements moved
    LEFT JOIN cash_shifts shift ON shift.id = moved.shift_id WHERE moved.shift_id IS NOT NULL AND shift.id IS NULL`,
};
