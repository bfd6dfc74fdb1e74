import { mapOutcome, type SiigoOutcome } from './errors/siigo-outcome.js';
import { readWindow } from './page-window.js';
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

export class SiigoInvoices {
  constructor(private readonly siigo: SiigoClient) {}

  /** A repeat with the same key returns the first invoice; after a 500 the key is unusable. */
  create(invoice: SiigoInvoiceRequest, idempotencyKey: string): Promise<SiigoOutcome<SiigoInvoice>> {
    return this.siigo.post('/v1/invoices', invoice, idempotencyKey);
  }

  get(id: string): Promise<SiigoOutcome<SiigoInvoice>> {
    return this.siigo.get(addressOf('invoices', id));
  }

  list(
    filter: SiigoInvoiceFilter,
    page: number,
    pageSize: number,
  ): Promise<SiigoOutcome<SiigoPage<SiigoInvoice>>> {
    return readWindow(
      (number, size) => this.siigo.page('/v1/invoices', number, size, { ...filter }),
      page,
      pageSize,
    );
  }

  find(filter: SiigoInvoiceFilter, maxRows = 1_000): Promise<SiigoOutcome<SiigoInvoice[]>> {
    return this.siigo.all('/v1/invoices', { ...filter }, maxRows);
  }

  async pdf(id: string): Promise<SiigoOutcome<string>> {
    const outcome = await this.siigo.get<{ base64: string }>(`${addressOf('invoices', id)}/pdf`);
    return mapOutcome(outcome, ({ base64 }) => base64);
  }

  /** SIIGO allows at most five addresses. */
  mail(id: string, to: string, copyTo?: readonly string[]): Promise<SiigoOutcome<SiigoMail>> {
    const copies = copyTo && copyTo.length > 0 ? { copy_to: copyTo.join(';') } : {};
    return this.siigo.post(`${addressOf('invoices', id)}/mail`, { mail_to: to, ...copies });
  }

  async stampErrors(id: string): Promise<SiigoOutcome<readonly SiigoStampError[]>> {
    const path = `${addressOf('invoices', id)}/stamp/errors`;
    const outcome = await this.siigo.get<{ errors?: SiigoStampError[] }>(path);
    return mapOutcome(outcome, ({ errors }) => errors ?? []);
  }

  /** Only without CUFE and while not being sent; document type and customer cannot change. */
  replace(id: string, invoice: SiigoInvoiceRequest): Promise<SiigoOutcome<SiigoInvoice>> {
    return this.siigo.put(addressOf('invoices', id), invoice);
  }

  /** Only without CUFE; accepted invoices need a credit note. */
  annul(id: string): Promise<SiigoOutcome<unknown>> {
    return this.siigo.post(`${addressOf('invoices', id)}/annul`, {});
  }
}

export class SiigoCreditNotes {
  constructor(private readonly siigo: SiigoClient) {}

  /** Requires an accepted invoice; both must be electronic or neither. */
  create(note: SiigoCreditNoteRequest, idempotencyKey: string): Promise<SiigoOutcome<SiigoCreditNote>> {
    return this.siigo.post('/v1/credit-notes', note, idempotencyKey);
  }

  get(id: string): Promise<SiigoOutcome<SiigoCreditNote>> {
    return this.siigo.get(addressOf('credit-notes', id));
  }

  find(
    filter: Omit<SiigoInvoiceFilter, 'document_id'>,
    maxRows = 1_000,
  ): Promise<SiigoOutcome<SiigoCreditNote[]>> {
    return this.siigo.all('/v1/credit-notes', { ...filter }, maxRows);
  }

  async pdf(id: string): Promise<SiigoOutcome<string>> {
    const outcome = await this.siigo.get<{ base64: string }>(`${addressOf('credit-notes', id)}/pdf`);
    return mapOutcome(outcome, ({ base64 }) => base64);
  }
}
