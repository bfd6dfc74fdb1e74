/**
 * The state of an electronic document.
 * `pending`: to be sent. `sending`: attempt recorded, no answer yet. `unknown`: may exist at SIIGO; looked up before
 * it is sent again. `stamping`: at SIIGO, awaiting the DIAN. `issued`: accepted, or not meant for the DIAN.
 * `rejected`: by SIIGO or the DIAN. `failed`: given up, nothing at SIIGO. `credited`: annulled by a credit note.
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
  | 'credited';

type Steps = Partial<Record<InvoiceEvent, InvoiceStateName>>;

/** Every allowed transition; an event that a state does not list is impossible there. */
export const INVOICE_TRANSITIONS = {
  pending: {
    attempted: 'sending',
    postponed: 'pending',
    refused: 'rejected',
    'gave up': 'failed',
  },
  sending: {
    created: 'stamping',
    accepted: 'issued',
    refused: 'rejected',
    postponed: 'pending',
    lost: 'unknown',
    'gave up': 'failed',
  },
  unknown: {
    postponed: 'unknown',
    created: 'stamping',
    accepted: 'issued',
    refused: 'rejected',
    'found absent': 'pending',
  },
  stamping: { postponed: 'stamping', accepted: 'issued', refused: 'rejected', 'gave up': 'failed' },
  issued: { credited: 'credited' },
  rejected: { retried: 'pending' },
  failed: { retried: 'pending' },
  credited: {},
} as const satisfies Record<InvoiceStateName, Steps>;

export const INITIAL_INVOICE_STATE: InvoiceStateName = 'pending';

/** The state after an event. @throws Error when the state does not allow it, a programming error */
export function nextInvoiceState(state: InvoiceStateName, event: InvoiceEvent): InvoiceStateName {
  const steps: Steps = INVOICE_TRANSITIONS[state];
  const next = steps[event];
  if (!next) throw new Error(`a document that is ${state} cannot be ${event}`);
  return next;
}

/** Whether the shop continues it without staff. */
export const isInProgress = (state: InvoiceStateName): boolean =>
  ['pending', 'sending', 'unknown', 'stamping'].includes(state);

/** Whether staff may send it again. */
export const canRetry = (state: InvoiceStateName): boolean => state === 'rejected' || state === 'failed';

/** The label of a state: 'En proceso', 'Emitida', 'Rechazada: …', 'No enviada: …' or 'Anulada con nota crédito'. */
export function invoiceLabel(state: InvoiceStateName, reasons: readonly { message: string }[]): string {
  if (isInProgress(state)) return 'En proceso';
  if (state === 'issued') return 'Emitida';
  if (state === 'credited') return 'Anulada con nota crédito';
  const head = state === 'rejected' ? 'Rechazada' : 'No enviada';
  const reason = reasons[0]?.message;
  return reason ? `${head}: ${reason}` : head;
}
