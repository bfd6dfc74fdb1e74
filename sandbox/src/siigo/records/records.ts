import type { Json } from '../protocol/checks.js';

export interface Customer extends Json {
  id: string;
  identification: string;
  branch_office: number;
  active: boolean;
  metadata: { created: string; last_updated: string | null };
}
export interface Product extends Json {
  id: string;
  code: string;
  name: string;
  active: boolean;
  stock_control: boolean;
  metadata: { created: string; last_updated: string | null };
}
export interface SalesDocument extends Json {
  id: string;
  kind: 'FV' | 'NC';
  body: Json;
  /** Epoch milliseconds of sending to the DIAN; null: never sent. */
  sentAt: number | null;
  reads: number;
  stampStatus: 'Draft' | 'Sending' | 'Accepted' | 'Rejected' | null;
  cufe: string | null;
  rejection: readonly { code: string; message: string }[];
  willReject: readonly { code: string; message: string }[] | null;
  mailSend: boolean;
}
export interface AccountingEntry extends Json {
  id: string;
  kind: 'RC' | 'CC';
  body: Json;
}
/** A key that met a 500 has no document and stays unusable. */
export interface UsedKey {
  key: string;
  documentId: string | null;
}
export interface Counter {
  next: number;
}
