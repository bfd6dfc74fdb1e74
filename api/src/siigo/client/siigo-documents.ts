import { mapOutcome, type SiigoOutcome } from './siigo-outcome.js';
import { SiigoClient } from './siigo-client.js';
import type {
  SiigoCreditNote,
  SiigoCreditNoteRequest,
  SiigoInvoice,
  SiigoInvoiceFilter,
  SiigoInvoiceRequest,
  SiigoMail,
  SiigoPage,
  SiigoStampError,
} from './siigo-wire.js';

const addressOf = (kind: string, id: string): string => `/v1/${kind}/${encodeURIComponent(id)}`;

/** Sales invoices of the account. */
export class SiigoInvoices {
  constructor(private readonly siigo: SiigoClient) {}

  /** Creates an invoice. A repeat with the same key returns the first one; a key that met a 500 stays unusable. */
  create(invoice: SiigoInvoiceRequest, idempotencyKey: string): Promise<SiigoOutcome<SiigoInvoice>> {
    return this.siigo.post('/v1/invoices', invoice, idempotencyKey);
  }

  /** The whole invoice, with its stamp; `rejected` with status 404 when there is none (see isNotFound). */
  get(id: string): Promise<SiigoOutcome<SiigoInvoice>> {
    return this.siigo.get(addressOf('invoices', id));
  }

  /** One page of the list, filtered by SIIGO; entries lack `stamp`. */
  list(
    filter: SiigoInvoiceFilter,
    page: number,
    pageSize: number,
  ): Promise<SiigoOutcome<SiigoPage<SiigoInvoice>>> {
    return this.siigo.page('/v1/invoices', page, pageSize, { ...filter });
  }

  /** All invoices that match, newest first as SIIGO lists them; for looking up an unknown outcome. */
  find(filter: SiigoInvoiceFilter, maxRows = 1_000): Promise<SiigoOutcome<SiigoInvoice[]>> {
    return this.siigo.all('/v1/invoices', { ...filter }, maxRows);
  }

  /** The PDF as base64. */
  async pdf(id: string): Promise<SiigoOutcome<string>> {
    const outcome = await this.siigo.get<{ base64: string }>(`${addressOf('invoices', id)}/pdf`);
    return mapOutcome(outcome, ({ base64 }) => base64);
  }

  /** Mails the invoice to at most five addresses. */
  mail(id: string, to: string, copyTo?: readonly string[]): Promise<SiigoOutcome<SiigoMail>> {
    const copies = copyTo && copyTo.length > 0 ? { copy_to: copyTo.join(';') } : {};
    return this.siigo.post(`${addressOf('invoices', id)}/mail`, { mail_to: to, ...copies });
  }

  /** Why the DIAN rejected the invoice. */
  async stampErrors(id: string): Promise<SiigoOutcome<readonly SiigoStampError[]>> {
    const path = `${addressOf('invoices', id)}/stamp/errors`;
    const outcome = await this.siigo.get<{ errors?: SiigoStampError[] }>(path);
    return mapOutcome(outcome, ({ errors }) => errors ?? []);
  }

  /** Replaces an invoice that has no CUFE and is not being sent; document type and customer are frozen. */
  replace(id: string, invoice: SiigoInvoiceRequest): Promise<SiigoOutcome<SiigoInvoice>> {
    return this.siigo.put(addressOf('invoices', id), invoice);
  }

  /** Deletes an invoice that has no CUFE and no movements. */
  remove(id: string): Promise<SiigoOutcome<unknown>> {
    return this.siigo.delete(addressOf('invoices', id));
  }

  /** Annuls an invoice that has no CUFE; an accepted one is undone with a credit note. */
  annul(id: string): Promise<SiigoOutcome<unknown>> {
    return this.siigo.post(`${addressOf('invoices', id)}/annul`, {});
  }
}

/** Credit notes of the account. */
export class SiigoCreditNotes {
  constructor(private readonly siigo: SiigoClient) {}

  /** Creates a credit note; the invoice must be accepted and of the matching electronic type. */
  create(note: SiigoCreditNoteRequest, idempotencyKey: string): Promise<SiigoOutcome<SiigoCreditNote>> {
    return this.siigo.post('/v1/credit-notes', note, idempotencyKey);
  }

  /** The whole credit note, with its stamp. */
  get(id: string): Promise<SiigoOutcome<SiigoCreditNote>> {
    return this.siigo.get(addressOf('credit-notes', id));
  }

  /** All credit notes that match; for looking up an unknown outcome. */
  find(
    filter: Omit<SiigoInvoiceFilter, 'document_id'>,
    maxRows = 1_000,
  ): Promise<SiigoOutcome<SiigoCreditNote[]>> {
    return this.siigo.all('/v1/credit-notes', { ...filter }, maxRows);
  }

  /** The PDF as base64. */
  async pdf(id: string): Promise<SiigoOutcome<string>> {
    const outcome = await this.siigo.get<{ base64: string }>(`${addressOf('credit-notes', id)}/pdf`);
    return mapOutcome(outcome, ({ base64 }) => base64);
  }
}
