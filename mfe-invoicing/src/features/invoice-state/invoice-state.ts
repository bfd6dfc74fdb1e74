import type { InvoiceState } from '@lacteos/contracts/schemas';

const MOVING: readonly InvoiceState['state'][] = ['pending', 'sending', 'unknown', 'stamping'];

/** Whether the state still changes by itself, so that it is worth asking again. */
export const isMoving = ({ state }: Pick<InvoiceState, 'state'>): boolean => MOVING.includes(state);
/** Whether it, or the credit note that annuls it, still changes by itself. */
export const isFollowed = ({
  state,
  creditNoteState,
}: Pick<InvoiceState, 'state' | 'creditNoteState'>): boolean =>
  isMoving({ state }) || (creditNoteState !== null && isMoving({ state: creditNoteState }));
/** Whether the tax authority accepted it. */
export const isIssued = ({ state }: Pick<InvoiceState, 'state'>): boolean => state === 'issued';
/** Whether SIIGO only stores it: it can be sent, edited or annulled. */
export const isDraft = ({ state }: Pick<InvoiceState, 'state'>): boolean => state === 'draft';
/** Whether it no longer stands, so that its order can have another one. */
export const isUndone = ({ state }: Pick<InvoiceState, 'state'>): boolean =>
  state === 'credited' || state === 'annulled';
/** Whether somebody must mend something before the invoice can be sent again. */
export const canRetry = ({ state }: Pick<InvoiceState, 'state'>): boolean =>
  state === 'rejected' || state === 'failed';
