import { INVOICE_STATES, isInProgress, type InvoiceStateName } from './invoice-state.js';

/** States by which people filter invoices; `partly-credited` is `issued` with an accepted credit note. */
export const LISTED_STATES = [
  'in-progress',
  'issued',
  'partly-credited',
  'credited',
  'draft',
  'rejected',
  'annulled',
] as const;
export type ListedState = (typeof LISTED_STATES)[number];

export function storedStatesOf(listed: ListedState): readonly InvoiceStateName[] {
  if (listed === 'in-progress') return INVOICE_STATES.filter(isInProgress);
  if (listed === 'rejected') return ['rejected', 'failed'];
  return [listed === 'partly-credited' ? 'issued' : listed];
}
