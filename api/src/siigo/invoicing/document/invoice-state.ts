/**
 * Where an electronic document stands.
 * `pending`: recorded, waits to be sent. `sending`: the attempt is recorded, its answer is not. `unknown`: nobody knows
 * whether SIIGO has it; it is looked up before anything is sent again. `stamping`: SIIGO has it, the DIAN has not
 * answered. `issued`: accepted, or created without sending it to the DIAN. `rejected`: SIIGO or the DIAN said no.
 * `failed`: given up with nothing at SIIGO. `credited`: annulled by a credit note.
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

/** What happens to a document; each step of the worker ends in exactly one of them. */
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

/** Every allowed step; an event that a state does not list cannot happen there. */
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

/** The state that an event leads to. @throws Error when the state does not allow it: a fault of this program */
export function nextInvoiceState(state: InvoiceStateName, event: InvoiceEvent): InvoiceStateName {
  const steps: Steps = INVOICE_TRANSITIONS[state];
  const next = steps[event];
  if (!next) throw new Error(`a document that is ${state} cannot be ${event}`);
  return next;
}

/** Whether the shop still works on it by itself. */
export const isInProgress = (state: InvoiceStateName): boolean =>
  ['pending', 'sending', 'unknown', 'stamping'].includes(state);

/** Whether staff may send it again. */
export const canRetry = (state: InvoiceStateName): boolean => state === 'rejected' || state === 'failed';

/** What staff read: 'En proceso', 'Emitida', 'Rechazada: …', 'No enviada: …' or 'Anulada con nota crédito'. */
export function invoiceLabel(state: InvoiceStateName, reasons: readonly { message: string }[]): string {
  if (isInProgress(state)) return 'En proceso';
  if (state === 'issued') return 'Emitida';
  if (state === 'credited') return 'Anulada con nota crédito';
  const head = state === 'rejected' ? 'Rechazada' : 'No enviada';
  const reason = reasons[0]?.message;
  return reason ? `${head}: ${reason}` : head;
}
