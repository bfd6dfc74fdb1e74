import type { InvoiceState } from '@lacteos/contracts/schemas';
import { documentTone, StatusText } from '@lacteos/ui/antd';
import { isUndone } from '#features/invoice-state';

/** Unless its last credit note waits or was refused. */
function toneOf({ state, creditNoteState }: InvoiceState): 'good' | 'open' | 'bad' {
  const tone = documentTone(state);
  const isNoteOver = creditNoteState === null || isUndone({ state: creditNoteState });
  return tone === 'good' && !isNoteOver ? documentTone(creditNoteState) : tone;
}

export const StateText = ({ state }: { state: InvoiceState }) => (
  <StatusText tone={toneOf(state)}>
    {state.creditNoteLabel && state.creditNoteState !== 'issued'
      ? `${state.label} · Nota crédito: ${state.creditNoteLabel}`
      : state.label}
  </StatusText>
);
