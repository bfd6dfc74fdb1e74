/** Rules of `check:money`; each query returns what contradicts its sentence. */
export const CASH_RULES: Readonly<Record<string, string>> = {
  'a closed shift expects its opening cash and its movements': `SELECT shift.id FROM cash_shifts shift
    LEFT JOIN (SELECT shift_id, SUM(amount) AS amount FROM cash_movements GROUP BY shift_id) moved
      ON moved.shift_id = shift.id
    WHERE shift.closed_at IS NOT NULL AND shift.expected_cash <> shift.opening_cash + COALESCE(moved.amount, 0)`,
  'the movements of an order are the cash that was received for it': `SELECT o.id FROM orders o
    LEFT JOIN order_withholdings kept ON kept.order_id = o.id
    LEFT JOIN (SELECT order_id, SUM(amount) AS amount FROM cash_movements WHERE kind NOT IN ('second', 'refund') GROUP BY order_id) moved
      ON moved.order_id = o.id
    WHERE COALESCE(moved.amount, 0) <> CASE WHEN o.is_paid = 1 AND o.payment_method = 'Efectivo'
      THEN o.total_price - COALESCE(kept.withheld, 0) + COALESCE(kept.difference, 0) ELSE 0 END`,
  'cash that was given back left a drawer once': `SELECT refund.id FROM refunds refund
    LEFT JOIN cash_movements moved ON moved.refund_id = refund.id
    WHERE (refund.way = 'cash' AND refund.state = 'done'
        AND (moved.id IS NULL OR moved.amount <> -refund.amount OR moved.shift_id <> refund.shift_id))
      OR (moved.id IS NOT NULL AND refund.state <> 'done')`,
  'a movement of cash is in a shift that exists, or in none': `SELECT moved.id FROM cash_movements moved
    LEFT JOIN cash_shifts shift ON shift.id = moved.shift_id WHERE moved.shift_id IS NOT NULL AND shift.id IS NULL`,
};
