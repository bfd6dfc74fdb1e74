import type { InvoiceState } from '@lacteos/contracts';
import { StatusText } from '@lacteos/ui/antd';
import { isDraft, isIssued, isMoving } from '#features/invoice-state';

const toneOf = (state: InvoiceState): 'good' | 'open' | 'bad' => {
  if (isIssued(state)) return 'good';
  return isMoving(state) || isDraft(state) ? 'open' : 'bad';
};

/** The state of an invoice in words, with a dot in its colour. */
export const StateText = ({ state }: { state: InvoiceState }) => (
  <StatusText tone={toneOf(state)}>
    {state.creditNoteLabel ? `${state.label} · Nota crédito: ${state.creditNoteLabel}` : state.label}
  </StatusText>
);
