import type { InvoiceState } from '@lacteos/contracts/schemas';

const MOVING: readonly InvoiceState['state'][] = ['pending', 'sending', 'unknown', 'stamping'];

export const isMoving = ({ state }: Pick<InvoiceState, 'state'>): boolean => MOVING.includes(state);
export const isFollowed = ({
  state,
  creditNoteState,
}: Pick<InvoiceState, 'state' | 'creditNoteState'>): boolean =>
  isMoving({ state }) || (creditNoteState !== null && isMoving({ state: creditNoteState }));
export const isIssued = ({ state }: Pick<InvoiceState, 'state'>): boolean => state === 'issued';
/** Only stored in SIIGO: can be sent, edited or annulled. */
export const isDraft = ({ state }: Pick<InvoiceState, 'state'>): boolean => state === 'draft';
export const isUndone = ({ state }: Pick<InvoiceState, 'state'>): boolean =>
  state === 'credited' || state === 'annulled';
/** Needs a correction before it can be sent again. */
export const canRetry = ({ state }: Pick<InvoiceState, 'state'>): boolean =>
  state === 'rejected' || state === 'failed';
