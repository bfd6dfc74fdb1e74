import { session$ } from '@lacteos/session-bus';

import type { CustomerFields } from '#features/customer-form';
import type { InvoiceFields } from './invoice-draft';

export interface StoredDraft {
  invoice: InvoiceFields;
  customer: CustomerFields | null;
  /** Our id of the draft being changed; absent for a new invoice. */
  edited?: number;
}

let kept: StoredDraft | null = null;

/** Null forgets it. In memory only: it names a person. */
export const storeDraft = (draft: StoredDraft | null): void => {
  kept = draft;
};
export const readDraft = (edited?: number): StoredDraft | null =>
  edited === undefined || kept?.edited === edited ? kept : null;

// The next person at this browser must not find it.
session$.subscribe((session) => {
  if (session.status === 'anonymous') kept = null;
});
