import { stateAfter, type Transitions } from '#platform/transitions/index.js';

export const RETURN_KINDS = ['goods', 'cancellation'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

export const RETURN_REASONS = ['defective', 'expired', 'wrong', 'withdrawal'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
/** `counter`: handed in where it was bought. `short`: missing when packed. `refused`: not received at the door. */
export type StoredReason = ReturnReason | 'cancellation' | 'counter' | 'short' | 'refused';

/**
 * `requested`: the buyer asks. `approved`: the goods may come. `received`: the goods are here, the money goes back.
 * `refunded`: the money moved; it is due again when a void covered it and another payment came. `refused`: by staff, with a reason.
 */
export const RETURN_STATES = ['requested', 'approved', 'received', 'refunded', 'refused'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];
export type ReturnEvent = 'approve' | 'refuse' | 'receive' | 'refund' | 'reopen';

export const RETURN_TRANSITIONS = {
  requested: { approve: 'approved', refuse: 'refused' },
  approved: { receive: 'received', refuse: 'refused' },
  received: { refund: 'refunded' },
  refunded: { reopen: 'received' },
  refused: {},
} as const satisfies Transitions<ReturnState, ReturnEvent>;

export const nextReturnState = (state: ReturnState, event: ReturnEvent): ReturnState | null =>
  stateAfter(RETURN_TRANSITIONS, state, event);

export const OPEN_RETURNS: readonly ReturnState[] = ['requested', 'approved'];

/** Their units count as returned, so that nobody returns them twice. */
export const COUNTED_RETURNS: readonly ReturnState[] = ['requested', 'approved', 'received', 'refunded'];

/** The goods are here and their money is settled. */
export const SETTLED_RETURNS: readonly ReturnState[] = ['received', 'refunded'];

const LABELS: Readonly<Record<ReturnState, string>> = {
  requested: 'Solicitada',
  approved: 'Aprobada: esperamos los productos',
  received: 'Recibida: su dinero va en camino',
  refunded: 'Dinero devuelto',
  refused: 'No aprobada',
};

export const returnLabel = (state: ReturnState): string => LABELS[state];
