/** Counts of events at the cash desk by kind. */
export const ACTIONS = [
  'cash payments',
  'other payments',
  'payments refused without a shift',
  'payments in no shift',
  'refunds',
  'refunds refused without a shift',
  'corrections',
  'corrections after closing',
  'openings',
  'openings refused because the drawer was taken',
  'closings',
  'closings sent twice',
  'closings that were told a difference first',
  'sales in cash',
  'sales in parts',
  'sales without cash',
  'sales refused without a shift',
  'voids',
  'voids refused',
  'goods taken back',
  'goods refused',
  'movements by hand',
  'movements by hand refused',
  'writes killed before their commit',
  'answers lost after the commit',
] as const;
export type Action = (typeof ACTIONS)[number];
export type ActionCounts = Record<Action, number>;

export const noActions = (): ActionCounts =>
  Object.fromEntries(ACTIONS.map((action) => [action, 0])) as ActionCounts;

/** @throws the error itself unless it has one of the codes */
export function refusedWith(error: unknown, codes: readonly string[]): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!codes.includes(code)) throw error;
}
