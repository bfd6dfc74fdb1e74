import type { OrderEntity } from './order.entity.js';

/** What lists are filtered by and the search index keeps beside each term, as one number. */
export type OrderFlags = Pick<OrderEntity, 'isPaid' | 'isDelivered' | 'active'>;
/** What of it is wanted; null is any. */
export type WantedFlags = { [Flag in keyof OrderFlags]: boolean | null };

const WEIGHTS = { isPaid: 1, isDelivered: 2, active: 4 } as const satisfies Record<keyof OrderFlags, number>;
const FLAGS = ['isPaid', 'isDelivered', 'active'] as const satisfies readonly (keyof OrderFlags)[];
const STATES = [0, 1, 2, 3, 4, 5, 6, 7];

/** The state of a new order, as the column has it when nobody says one: neither paid nor dispatched nor cancelled. */
export const NEW_ORDER_STATE = WEIGHTS.active;

/** The state of an order. */
export const searchStateOf = (order: OrderFlags): number =>
  FLAGS.reduce((state, flag) => state + (order[flag] ? WEIGHTS[flag] : 0), 0);

/** The state of a row of `orders`, in SQL. */
export const searchStateSql = (row: string): string =>
  `(${row}.is_paid + 2 * ${row}.is_delivered + 4 * ${row}.active)`;

/** The states that have what is wanted. */
export const searchStatesOf = (wanted: WantedFlags): number[] =>
  STATES.filter((state) =>
    FLAGS.every((flag) => wanted[flag] === null || wanted[flag] === (state & WEIGHTS[flag]) > 0),
  );
