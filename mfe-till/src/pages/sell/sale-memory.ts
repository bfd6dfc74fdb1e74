import type { SaleCustomer } from '@lacteos/contracts/schemas';
import { OF_PERSON } from '@lacteos/session-bus';
import { NO_PAYMENT, type PaymentDraft } from '#features/payment';

/** The sale being made; it survives a reload and leaves the tab with the person. */
export interface SaleDraft {
  items: readonly { id_product: number; quantity: number }[];
  customer: SaleCustomer | null;
  payment: PaymentDraft;
}

export const EMPTY_SALE: SaleDraft = { items: [], customer: null, payment: NO_PAYMENT };

const keyOf = (storeId: number | null): string => `${OF_PERSON}till.sale.${storeId ?? 'factory'}`;

export function readSale(storeId: number | null): SaleDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(storeId)) ?? '{}') as Partial<SaleDraft>;
    return { ...EMPTY_SALE, ...stored };
  } catch {
    return EMPTY_SALE;
  }
}

export function storeSale(storeId: number | null, draft: SaleDraft): void {
  try {
    if (draft.items.length === 0 && !draft.customer) sessionStorage.removeItem(keyOf(storeId));
    else sessionStorage.setItem(keyOf(storeId), JSON.stringify(draft));
  } catch {
    // The sale then lasts as long as the page.
  }
}
