const EVERYTHING = '';

export interface TotalsRollup {
  changes: string;
  sums: string;
  key: readonly string[];
  values: readonly string[];
  keysOf: (key: (string | number)[]) => (string | number)[][];
}
/** By day, month and in all, so that a long range is read as fast as a short one. */
const periodsOf = (day: string | number): string[] => [String(day), String(day).slice(0, 7), EVERYTHING];

export const TOTALS_ROLLUPS: readonly TotalsRollup[] = [
  {
    changes: 'order_total_changes',
    sums: 'order_totals',
    key: ['day', 'payment_method', 'is_paid', 'is_delivered', 'active'],
    values: ['orders', 'amount'],
    keysOf: ([day = '', method = '', ...state]) =>
      periodsOf(day).flatMap((period) => [
        [period, method, ...state],
        [period, EVERYTHING, ...state],
      ]),
  },
  {
    changes: 'product_sale_changes',
    sums: 'product_sales',
    key: ['day', 'product_id'],
    values: ['units', 'amount'],
    keysOf: ([day = '', product = 0]) =>
      periodsOf(day)
        .filter((period) => period !== EVERYTHING)
        .map((period) => [period, product]),
  },
];
export type ChangeRow = Record<string, string | number>;

/** Sorted by key, so that two replicas lock rows in the same order. */
export function sumsOf(
  rows: readonly ChangeRow[],
  { key, values, keysOf }: TotalsRollup,
): (string | number)[][] {
  const sums = new Map<string, { key: (string | number)[]; values: number[] }>();
  const add = (row: ChangeRow, keyOf: (string | number)[]): void => {
    const name = JSON.stringify(keyOf);
    const sum = sums.get(name) ?? { key: keyOf, values: values.map(() => 0) };
    values.forEach((value, n) => (sum.values[n] = (sum.values[n] ?? 0) + Number(row[value])));
    sums.set(name, sum);
  };
  for (const row of rows) {
    const parts = key.map((column) => row[column] ?? '');
    for (const sum of keysOf(parts)) add(row, sum);
  }
  return [...sums.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, sum]) => [...sum.key, ...sum.values]);
}
