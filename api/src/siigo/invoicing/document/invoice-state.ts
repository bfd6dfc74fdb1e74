import type { OrderInvoiceState } from '@lacteos/contracts/reference/reference-data';

import { requiredStateAfter, type Transitions } from '#platform/transitions/index.js';

/**
 * The state of an electronic document.
 * `pending`: to be sent. `sending`: attempt recorded, no answer yet. `unknown`: may exist at SIIGO; looked up before
 * it is sent again. `stamping`: at SIIGO, awaiting the DIAN. `issued`: accepted by the DIAN. `draft`: at SIIGO, not sent
 * to the DIAN. `rejected`: by SIIGO or the DIAN. `failed`: given up, nothing at SIIGO. `credited`: credited whole by
 * credit notes. `annulled`: before the DIAN accepted it, at SIIGO if it was there.
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

/** Events of a document; each step of the worker records one. */
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

/** Every allowed transition; an event that a state does not list is impossible there. */
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

/** The state after an event. @throws Error when the state does not allow it, a programming error */
export const nextInvoiceState = (state: InvoiceStateName, event: InvoiceEvent): InvoiceStateName =>
  requiredStateAfter('a document', INVOICE_TRANSITIONS, state, event);

/** Whether it may turn out after a restore that SIIGO has it. */
export const canBeFound = (state: InvoiceStateName): boolean =>
  'found after restore' in INVOICE_TRANSITIONS[state];

/** Whether the shop continues it without staff. */
export const isInProgress = (state: InvoiceStateName): boolean =>
  ['pending', 'sending', 'unknown', 'stamping'].includes(state);

/** Whether staff may send it again. */
export const canRetry = (state: InvoiceStateName): boolean => state === 'rejected' || state === 'failed';

/** Whether it is undone for good, so that its order can have another one. */
export const isUndone = (state: InvoiceStateName): boolean => state === 'credited' || state === 'annulled';

/** Where the invoice of an order stands, from its document. @param sendToDian whether it was asked to be sent to the DIAN */
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

/** The Spanish label of a state; a refusal comes with its first reason. @param isCreditedInPart whether it has accepted credit notes */
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
