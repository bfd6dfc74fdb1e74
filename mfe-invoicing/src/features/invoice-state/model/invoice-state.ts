/** Where an invoice stands on its way to SIIGO and the tax authority. */
export type InvoiceStateName =
  'pending' | 'sending' | 'unknown' | 'stamping' | 'issued' | 'rejected' | 'failed' | 'credited';

/** Why an invoice was refused, with SIIGO's code and the field it concerns where they are known. */
export interface InvoiceReason {
  code?: string | null;
  message: string;
  field?: string | null;
}

/** An invoice as the API tells its state; `label` is the Spanish text of it. */
export interface InvoiceState {
  id: number;
  orderId: number | null;
  siigoId: string | null;
  state: InvoiceStateName;
  label: string;
  name: string | null;
  number: number | null;
  prefix: string | null;
  /** Pesos with two decimals. */
  total: number;
  cufe: string | null;
  mailState: string | null;
  reasons: InvoiceReason[];
  /** The credit note that annuls it: our id, and its state in words. */
  creditNoteId: number | null;
  creditNoteLabel: string | null;
  createdAt: string;
  updatedAt: string;
}

const MOVING: readonly InvoiceStateName[] = ['pending', 'sending', 'unknown', 'stamping'];

/** Whether the state still changes by itself, so that it is worth asking again. */
export const isMoving = ({ state }: Pick<InvoiceState, 'state'>): boolean => MOVING.includes(state);
/** Whether SIIGO has the invoice and, if it was sent there, the tax authority accepted it. */
export const isIssued = ({ state }: Pick<InvoiceState, 'state'>): boolean => state === 'issued';
/** Whether somebody must mend something before the invoice can be sent again. */
export const canRetry = ({ state }: Pick<InvoiceState, 'state'>): boolean =>
  state === 'rejected' || state === 'failed';
