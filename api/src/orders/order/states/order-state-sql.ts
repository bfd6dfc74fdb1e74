import { ORDER_STATES, STATE_FLAGS, type OrderFlags, type OrderState } from '@lacteos/contracts/order-state';

export const FLAG_COLUMNS = {
  isPaid: 'is_paid',
  isDelivered: 'is_delivered',
  active: 'active',
} as const satisfies Record<keyof OrderFlags, string>;
export type FlagColumn = (typeof FLAG_COLUMNS)[keyof OrderFlags];
export const FLAGS = ['isPaid', 'isDelivered', 'active'] as const satisfies readonly (keyof OrderFlags)[];

export const flagsOf = (row: Readonly<Record<FlagColumn, unknown>>): OrderFlags => ({
  isPaid: Boolean(row.is_paid),
  isDelivered: Boolean(row.is_delivered),
  active: Boolean(row.active),
});

/**
 * Uses the flags that the states have in common. @param row alias @throws Error when other states have the same flags
 */
export function isInState(states: readonly OrderState[], row?: string): string {
  const common = FLAGS.filter((flag) => new Set(states.map((state) => STATE_FLAGS[state][flag])).size === 1);
  const [first] = states;
  const alike = ORDER_STATES.filter(
    (state) => first && common.every((flag) => STATE_FLAGS[state][flag] === STATE_FLAGS[first][flag]),
  );
  if (!first || alike.length !== states.length)
    throw new Error(`no flags tell ${states.join(', ')} from the others`);
  const column = (flag: keyof OrderFlags): string => `${row ? `${row}.` : ''}${FLAG_COLUMNS[flag]}`;
  return common.map((flag) => `${column(flag)} = ${Number(STATE_FLAGS[first][flag])}`).join(' AND ');
}
