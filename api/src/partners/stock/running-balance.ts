/** A change of stock in the ledger. */
export interface LedgerDelta {
  delta: number;
}

/**
 * Adds the resulting level to each row.
 * @param rows newest first, without a gap
 * @param newest the level after the first row
 */
export function withBalances<Row extends LedgerDelta>(
  rows: readonly Row[],
  newest: number,
): (Row & { balance: number })[] {
  let balance = newest;
  return rows.map((row) => {
    const line = { ...row, balance };
    balance -= row.delta;
    return line;
  });
}
