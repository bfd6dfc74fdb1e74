export interface LedgerDelta {
  delta: number;
}

/** @param rows newest first, without a gap @param newest level after the first row */
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
