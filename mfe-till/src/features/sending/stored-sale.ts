import type { NewSale, Sale } from '@lacteos/contracts/schemas';

export type OfflineSale = NonNullable<NewSale['offline']>;

/** Read by the releases before and after: fields are added, never changed. */
export const STORED_FORMAT = 1;

export type SaleState = 'sending' | 'sold' | 'refused';

export interface StoredSale {
  format: typeof STORED_FORMAT;
  /** `Idempotency-Key` of every attempt. */
  key: string;
  userId: number;
  /** Null: sold for the factory. */
  storeId: number | null;
  /** ISO moment of the sale at the counter. */
  at: string;
  /** With `offline` once the goods were handed over without an answer. */
  body: NewSale;
  /** Absent: it can't be handed over before the answer. */
  proof?: OfflineSale;
  /** ISO moment from which it is sent as handed over, by any colleague of the store. */
  handedOverAt?: string;
  state: SaleState;
  sale: Sale | null;
  refusal: { code: string; message: string } | null;
}

export interface SaleStore {
  /** Resolves once the sale is on the device's disk. */
  write: (sale: StoredSale) => Promise<void>;
  /** Oldest first, also those of other formats. */
  readAll: () => Promise<StoredSale[]>;
  remove: (key: string) => Promise<void>;
}

export const isReadable = (value: { format?: unknown }): boolean => value.format === STORED_FORMAT;
