/** The room `returns` owns the states but stands above this one. */
export const SETTLED = "back.kind = 'goods' AND back.state IN ('received', 'refunded')";

export const ALL_RETURNED = `SELECT back.order_id FROM returns AS back JOIN return_lines AS part ON part.return_id = back.id
  WHERE ${SETTLED} GROUP BY back.order_id
  HAVING SUM(part.quantity) >= (SELECT SUM(line.quantity) FROM order_lines AS line WHERE line.order_id = back.order_id)`;

/** @param column of `return_lines` */
const sumOfMissing = (column: string): string => `COALESCE((SELECT SUM(part.${column}) FROM returns AS back
  JOIN return_lines AS part ON part.return_id = back.id
  WHERE back.order_id = line.order_id AND back.reason = 'short' AND part.product_id = line.product_id), 0)`;

/** Units of a line that were missing when it was packed, with the line's table as `line`. */
export const MISSING_UNITS = sumOfMissing('quantity');
/** In centavos, with VAT. */
export const MISSING_TOTAL = sumOfMissing('amount');
/** In centavos, without VAT. */
export const MISSING_BASE = sumOfMissing('base');
