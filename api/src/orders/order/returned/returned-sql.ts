/** The room `returns` owns the states but stands above this one. */
export const SETTLED = "back.kind = 'goods' AND back.state IN ('received', 'refunded')";

export const ALL_RETURNED = `SELECT back.order_id FROM returns AS back JOIN return_lines AS part ON part.return_id = back.id
  WHERE ${SETTLED} GROUP BY back.order_id
  HAVING SUM(part.quantity) >= (SELECT SUM(line.quantity) FROM order_lines AS line WHERE line.order_id = back.order_id)`;
