import { stateAfter, type Transitions } from '#platform/transitions/index.js';

/** Goods that come back after the dispatch, or the request to cancel a paid order before it. */
export const RETURN_KINDS = ['goods', 'cancellation'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** Why goods come back, or why a paid order is cancelled. */
export const RETURN_REASONS = ['defective', 'expired', 'wrong', 'withdrawal'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/**
 * The state of a return. `requested`: the buyer asks. `approved`: the goods may come. `received`: the goods are here, the
 * money goes back. `refunded`: the money moved. `refused`: by staff, with a reason.
 */
export const RETURN_STATES = ['requested', 'approved', 'received', 'refunded', 'refused'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];
export type ReturnEvent = 'approve' | 'refuse' | 'receive' | 'refund';

/** Every allowed transition; an event that a state does not list is refused. */
export const RETURN_TRANSITIONS = {
  requested: { approve: 'approved', refuse: 'refused' },
  approved: { receive: 'received', refuse: 'refused' },
  received: { refund: 'refunded' },
  refunded: {},
  refused: {},
} as const satisfies Transitions<ReturnState, ReturnEvent>;

/** The state after an event, or null when the state does not allow it. */
export const nextReturnState = (state: ReturnState, event: ReturnEvent): ReturnState | null =>
  stateAfter(RETURN_TRANSITIONS, state, event);

/** The states that wait for staff. */
export const OPEN_RETURNS: readonly ReturnState[] = ['requested', 'approved'];

/** The states whose units count as returned, so that nobody returns them twice. */
export const TAKEN_RETURNS: readonly ReturnState[] = ['requested', 'approved', 'received', 'refunded'];

/** The states whose goods are here: their money is settled. */
export const SETTLED_RETURNS: readonly ReturnState[] = ['received', 'refunded'];

const LABELS: Readonly<Record<ReturnState, string>> = {
  requested: 'Solicitada',
  approved: 'Aprobada: esperamos los productos',
  received: 'Recibida: su dinero va en camino',
  refunded: 'Dinero devuelto',
  refused: 'No aprobada',
};

/** The Spanish label of a state. */
export const returnLabel = (state: ReturnState): string => LABELS[state];

/** Where returned goods go: back into the stock, aside until somebody has looked, or away. */
export const GOODS_FATES = ['saleable', 'quarantine', 'waste'] as const;
export type GoodsFate = (typeof GOODS_FATES)[number];
