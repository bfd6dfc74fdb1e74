import type { InvoiceState } from '@lacteos/contracts';
import { isIssued, isMoving } from '../../invoice-state/model/invoice-state';

const toneOf = (state: InvoiceState): 'good' | 'open' | 'bad' => {
  if (isIssued(state)) return 'good';
  return isMoving(state) ? 'open' : 'bad';
};

/** The state of an invoice in words, with a dot in its colour. */
export const StateText = ({ state }: { state: InvoiceState }) => (
  <span className={`invoice-state invoice-state--${toneOf(state)}`}>
    {state.creditNoteLabel ? `${state.label} · Nota crédito: ${state.creditNoteLabel}` : state.label}
  </span>
);
