import { FLAGS } from '../states/order-state-sql.js';
import { INITIAL_ORDER_STATE, STATE_FLAGS, type OrderFlags } from '@lacteos/contracts/order-state';

export type WantedFlags = { [Flag in keyof OrderFlags]: boolean | null };

const WEIGHTS = { isPaid: 1, isDelivered: 2, active: 4 } as const satisfies Record<keyof OrderFlags, number>;
const STATES = [0, 1, 2, 3, 4, 5, 6, 7];

export const searchStateOf = (order: OrderFlags): number =>
  FLAGS.reduce((state, flag) => state + (order[flag] ? WEIGHTS[flag] : 0), 0);

export const NEW_ORDER_STATE = searchStateOf(STATE_FLAGS[INITIAL_ORDER_STATE]);

export const searchStatesOf = (wanted: WantedFlags): number[] =>
  STATES.filter((state) =>
    FLAGS.every((flag) => wanted[flag] === null || wanted[flag] === (state & WEIGHTS[flag]) > 0),
  );
