import type { InvoiceState } from '@lacteos/contracts/schemas';

import { StatusText, type StatusTone } from './status-text';

const TONES: Readonly<Record<InvoiceState['state'], StatusTone>> = {
  pending: 'open',
  sending: 'open',
  unknown: 'open',
  stamping: 'open',
  draft: 'open',
  issued: 'good',
  rejected: 'bad',
  failed: 'bad',
  credited: 'bad',
  annulled: 'bad',
};

/** Open until the DIAN has accepted it; a draft too. */
export const documentTone = (state: InvoiceState['state']): StatusTone => TONES[state];

export const DocumentStateText = ({ state, label }: Pick<InvoiceState, 'state' | 'label'>) => (
  <StatusText tone={documentTone(state)}>{label}</StatusText>
);
