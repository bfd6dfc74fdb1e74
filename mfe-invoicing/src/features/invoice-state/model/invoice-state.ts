import type { InvoiceState } from '@lacteos/contracts';

const MOVING: readonly InvoiceState['state'][] = ['pending', 'sending', 'unknown', 'stamping'];

/** Whether the state still changes by itself, so that it is worth asking again. */
export const isMoving = ({ state }: Pick<InvoiceState, 'state'>): boolean => MOVING.includes(state);
/** Whether it, or the credit note that annuls it, still changes by itself. */
export const isFollowed = ({
  state,
  creditNoteState,
}: Pick<InvoiceState, 'state' | 'creditNoteState'>): boolean =>
  isMoving({ state }) || (creditNoteState !== null && isMoving({ state: creditNoteState }));
/** Whether SIIGO has the invoice and, if it was sent there, the tax authority accepted it. */
export const isIssued = ({ state }: Pick<InvoiceState, 'state'>): boolean => state === 'issued';
/** Whether somebody must mend something before the invoice can be sent again. */
export const canRetry = ({ state }: Pick<InvoiceState, 'state'>): boolean =>
  state === 'rejected' || state === 'failed';
