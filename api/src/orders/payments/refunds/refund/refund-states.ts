import { requiredStateAfter, type Transitions } from '#platform/transitions/index.js';

/**
 * `void` and `refund` of a card payment; `transfer` to an account; `cash` out of an open shift; `debt`: the buyer
 * owes less; `terminal`: by hand on the terminal or in the app that took the money at the counter.
 */
export const REFUND_WAYS = ['void', 'refund', 'transfer', 'cash', 'debt', 'terminal'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/**
 * `held`: somebody has to release it. `pending`: to be sent to the provider. `sending`: attempt recorded, no answer
 * yet. `unknown`: may be done; the provider is asked first. `review`: the provider cannot be asked, people look.
 * `account`: account data is missing. `approval`: another person has to approve. `transfer`: to be transferred.
 * `cash`: to be paid at a cash desk. `done`: the money moved. `covered`: the provider's void of the whole payment gave it
 * back; another payment makes it due again.
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
  'covered',
] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export type RefundEvent =
  | 'released to the provider'
  | 'released to people'
  | 'released to the cash desk'
  | 'released to the debt'
  | 'given back at the counter'
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
  | 'paid'
  | 'covered by a void'
  | 'paid again';

export const REFUND_TRANSITIONS = {
  held: {
    'released to the provider': 'pending',
    'released to people': 'account',
    'released to the cash desk': 'cash',
    'released to the debt': 'done',
    'given back at the counter': 'done',
    'covered by a void': 'covered',
  },
  pending: { attempted: 'sending', waited: 'pending', 'covered by a void': 'covered' },
  sending: {
    confirmed: 'done',
    postponed: 'pending',
    declined: 'pending',
    'given to people': 'account',
    lost: 'unknown',
    'covered by a void': 'covered',
  },
  unknown: {
    confirmed: 'done',
    waited: 'unknown',
    'found absent': 'pending',
    'not to be found': 'review',
    'given to people': 'account',
    'covered by a void': 'covered',
  },
  review: { confirmed: 'done', 'found absent': 'pending', 'given to people': 'account' },
  account: { 'account given': 'approval', 'covered by a void': 'covered' },
  approval: { approved: 'transfer', 'account refused': 'account', 'covered by a void': 'covered' },
  transfer: { paid: 'done', 'account refused': 'account', 'covered by a void': 'covered' },
  cash: { paid: 'done', 'covered by a void': 'covered' },
  done: {},
  covered: { 'paid again': 'held' },
} as const satisfies Transitions<RefundState, RefundEvent>;

export const INITIAL_REFUND_STATE: RefundState = 'held';

export const RELEASE = {
  void: 'released to the provider',
  refund: 'released to the provider',
  transfer: 'released to people',
  cash: 'released to the cash desk',
  debt: 'released to the debt',
  terminal: 'given back at the counter',
} as const satisfies Record<RefundWay, RefundEvent>;

/** @throws Error when the state does not allow it, a programming error */
export const nextRefundState = (state: RefundState, event: RefundEvent): RefundState =>
  requiredStateAfter('a refund', REFUND_TRANSITIONS, state, event);

export const allows = (state: RefundState, event: RefundEvent): boolean => event in REFUND_TRANSITIONS[state];

export const WAITS_FOR_PEOPLE: readonly RefundState[] = [
  'held',
  'review',
  'account',
  'approval',
  'transfer',
  'cash',
];

/** No money has moved, and none moves without a further step. */
export const UNMOVED_REFUNDS: readonly RefundState[] = [
  'held',
  'pending',
  'account',
  'approval',
  'transfer',
  'cash',
];

/** Nothing is owed. */
export const SETTLED_REFUNDS: readonly RefundState[] = ['done', 'covered'];

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
  covered: 'Devuelto con la anulación del pago',
};

export const refundLabel = (state: RefundState, way: RefundWay): string =>
  state === 'done' && way === 'debt' ? 'Descontado de su crédito' : LABELS[state];
