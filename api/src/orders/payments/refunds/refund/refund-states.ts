import { requiredStateAfter, type Transitions } from '#platform/transitions/index.js';

/**
 * How the money goes back: the card's payment is voided or refunded by the provider; people transfer it to an account; it
 * is paid out of an open cash shift; or the buyer owes less.
 */
export const REFUND_WAYS = ['void', 'refund', 'transfer', 'cash', 'debt'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/**
 * The state of a refund. `held`: somebody has to release it. `pending`: to be sent to the provider. `sending`: an attempt is
 * recorded, no answer yet. `unknown`: may be done; the provider is asked before anything else. `review`: the provider cannot
 * be asked, people have to look. `account`: account data is missing. `approval`: another person has to approve it.
 * `transfer`: to be transferred. `cash`: to be paid out at a cash desk. `done`: the money moved.
 */
export const REFUND_STATES = [
  'held',
  'pending',
  'sending',
  'unknown',
  'review',
  'account',
  'approval',
  'transfer',
  'cash',
  'done',
] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export type RefundEvent =
  | 'released to the provider'
  | 'released to people'
  | 'released to the cash desk'
  | 'released to the debt'
  | 'attempted'
  | 'postponed'
  | 'confirmed'
  | 'declined'
  | 'given to people'
  | 'lost'
  | 'waited'
  | 'found absent'
  | 'not to be found'
  | 'account given'
  | 'account refused'
  | 'approved'
  | 'paid';

/** Every allowed transition; an event that a state does not list is impossible there. */
export const REFUND_TRANSITIONS = {
  held: {
    'released to the provider': 'pending',
    'released to people': 'account',
    'released to the cash desk': 'cash',
    'released to the debt': 'done',
  },
  pending: { attempted: 'sending', waited: 'pending' },
  sending: {
    confirmed: 'done',
    postponed: 'pending',
    declined: 'pending',
    'given to people': 'account',
    lost: 'unknown',
  },
  unknown: {
    confirmed: 'done',
    waited: 'unknown',
    'found absent': 'pending',
    'not to be found': 'review',
    'given to people': 'account',
  },
  review: { confirmed: 'done', 'found absent': 'pending', 'given to people': 'account' },
  account: { 'account given': 'approval' },
  approval: { approved: 'transfer', 'account refused': 'account' },
  transfer: { paid: 'done', 'account refused': 'account' },
  cash: { paid: 'done' },
  done: {},
} as const satisfies Transitions<RefundState, RefundEvent>;

export const INITIAL_REFUND_STATE: RefundState = 'held';

/** The event that releases a held refund of a way. */
export const RELEASE = {
  void: 'released to the provider',
  refund: 'released to the provider',
  transfer: 'released to people',
  cash: 'released to the cash desk',
  debt: 'released to the debt',
} as const satisfies Record<RefundWay, RefundEvent>;

/** The state after an event. @throws Error when the state does not allow it, a programming error */
export const nextRefundState = (state: RefundState, event: RefundEvent): RefundState =>
  requiredStateAfter('a refund', REFUND_TRANSITIONS, state, event);

/** Whether a state allows an event. */
export const allows = (state: RefundState, event: RefundEvent): boolean => event in REFUND_TRANSITIONS[state];

/** The states that wait for people. */
export const WAITS_FOR_PEOPLE: readonly RefundState[] = [
  'held',
  'review',
  'account',
  'approval',
  'transfer',
  'cash',
];

const LABELS: Readonly<Record<RefundState, string>> = {
  held: 'Por autorizar',
  pending: 'En camino',
  sending: 'En camino',
  unknown: 'En camino',
  review: 'En revisión',
  account: 'Faltan los datos de la cuenta',
  approval: 'En camino: se revisan los datos de la cuenta',
  transfer: 'En camino: falta la transferencia',
  cash: 'Listo para entregar en efectivo',
  done: 'Dinero devuelto',
};

/** The Spanish label of a state; less debt is no money on its way. */
export const refundLabel = (state: RefundState, way: RefundWay): string =>
  state === 'done' && way === 'debt' ? 'Descontado de su crédito' : LABELS[state];
