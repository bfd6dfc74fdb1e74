import type { OrderInvoiceState } from '@lacteos/contracts/reference/reference-data';

import { requiredStateAfter, type Transitions } from '#platform/transitions/index.js';

/**
 * `sending`: attempt recorded, no answer yet. `unknown`: may exist at SIIGO. `stamping`: awaiting the DIAN. `issued`:
 * accepted by the DIAN. `draft`: at SIIGO only. `failed`: given up, nothing at SIIGO.
 */
export const INVOICE_STATES = [
  'pending',
  'sending',
  'unknown',
  'stamping',
  'issued',
  'rejected',
  'failed',
  'credited',
  'draft',
  'annulled',
] as const;
export type InvoiceStateName = (typeof INVOICE_STATES)[number];

export type InvoiceEvent =
  | 'attempted'
  | 'postponed'
  | 'created'
  | 'accepted'
  | 'refused'
  | 'lost'
  | 'found absent'
  | 'gave up'
  | 'retried'
  | 'found after restore'
  | 'credited'
  | 'stored as draft'
  | 'released'
  | 'annulled';

/** Unlisted events are impossible in a state. */
export const INVOICE_TRANSITIONS = {
  pending: {
    attempted: 'sending',
    postponed: 'pending',
    refused: 'rejected',
    'gave up': 'failed',
    'found after restore': 'unknown',
  },
  sending: {
    created: 'stamping',
    accepted: 'issued',
    'stored as draft': 'draft',
    refused: 'rejected',
    postponed: 'pending',
    lost: 'unknown',
    'gave up': 'failed',
    'found after restore': 'unknown',
  },
  unknown: {
    postponed: 'unknown',
    created: 'stamping',
    accepted: 'issued',
    'stored as draft': 'draft',
    refused: 'rejected',
    'found absent': 'pending',
    'found after restore': 'unknown',
  },
  stamping: { postponed: 'stamping', accepted: 'issued', refused: 'rejected', 'gave up': 'failed' },
  issued: { credited: 'credited' },
  rejected: { retried: 'pending', annulled: 'annulled', 'found after restore': 'unknown' },
  failed: { retried: 'pending', annulled: 'annulled', 'found after restore': 'unknown' },
  credited: {},
  draft: { released: 'pending', annulled: 'annulled' },
  annulled: {},
} as const satisfies Transitions<InvoiceStateName, InvoiceEvent>;

export const INITIAL_INVOICE_STATE: InvoiceStateName = 'pending';

/** @throws Error for an event that the state does not allow, a programming error */
export const nextInvoiceState = (state: InvoiceStateName, event: InvoiceEvent): InvoiceStateName =>
  requiredStateAfter('a document', INVOICE_TRANSITIONS, state, event);

export const canBeFound = (state: InvoiceStateName): boolean =>
  'found after restore' in INVOICE_TRANSITIONS[state];

export const isInProgress = (state: InvoiceStateName): boolean =>
  ['pending', 'sending', 'unknown', 'stamping'].includes(state);

export const canRetry = (state: InvoiceStateName): boolean => state === 'rejected' || state === 'failed';

/** Its order can have another invoice. */
export const isUndone = (state: InvoiceStateName): boolean => state === 'credited' || state === 'annulled';

/** @param sendToDian whether the request asked for the DIAN */
export function orderInvoiceState(state: InvoiceStateName, sendToDian: boolean): OrderInvoiceState {
  if (isUndone(state)) return 'none';
  if (canRetry(state)) return 'rejected';
  if (state === 'issued') return 'issued';
  return sendToDian && state !== 'draft' ? 'in-progress' : 'draft';
}

const LABELS: Readonly<Partial<Record<InvoiceStateName, string>>> = {
  issued: 'Emitida',
  credited: 'Acreditada',
  draft: 'Borrador, no enviada a la DIAN',
  annulled: 'Anulada en SIIGO',
};

/** In Spanish; includes a refusal's first reason. @param isCreditedInPart whether it has accepted credit notes */
export function invoiceLabel(
  state: InvoiceStateName,
  reasons: readonly { message: string }[],
  isCreditedInPart = false,
): string {
  if (state === 'issued' && isCreditedInPart) return 'Acreditada en parte';
  if (isInProgress(state)) return 'En proceso';
  const label = LABELS[state];
  if (label) return label;
  const head = state === 'rejected' ? 'Rechazada' : 'No enviada';
  const reason = reasons[0]?.message;
  return reason ? `${head}: ${reason}` : head;
}
