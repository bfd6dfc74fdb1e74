import { Injectable } from '@nestjs/common';

import { SiigoCreditNotes, SiigoInvoices } from '../../client/siigo-documents.js';
import type { SiigoReason } from '../../client/siigo-explanations.js';
import { mapOutcome, type SiigoOutcome } from '../../client/siigo-outcome.js';
import type {
  SiigoCreditNote,
  SiigoCreditNoteRequest,
  SiigoInvoice,
  SiigoInvoiceRequest,
} from '../../client/siigo-wire.js';
import { carriesReference, isCandidate, showsReference } from './document-match.js';
import type { SiigoDocumentEntity } from './siigo-document.entity.js';

/** An invoice or a credit note as SIIGO answers it. */
export type SentDocument = SiigoInvoice | SiigoCreditNote;
type Sendable = Pick<SiigoDocumentEntity, 'kind' | 'siigoId' | 'idempotencyKey' | 'payload'>;

const DAY_MS = 86_400_000;
/** Whole documents read to look for a reference that the list does not show. */
const MOST_READS = 20;

/** Creates, reads and finds electronic documents in SIIGO, whichever their kind. */
@Injectable()
export class DocumentGateway {
  constructor(
    private readonly invoices: SiigoInvoices,
    private readonly notes: SiigoCreditNotes,
  ) {}

  /** Sends a document under its key; one that SIIGO has already (rejected by the DIAN) is replaced instead. */
  send({ kind, siigoId, idempotencyKey, payload }: Sendable): Promise<SiigoOutcome<SentDocument>> {
    if (!payload || !idempotencyKey) throw new Error('the document was not prepared');
    if (kind === 'credit-note') return this.notes.create(payload as SiigoCreditNoteRequest, idempotencyKey);
    const invoice = payload as SiigoInvoiceRequest;
    return siigoId ? this.invoices.replace(siigoId, invoice) : this.invoices.create(invoice, idempotencyKey);
  }

  read({ kind }: Pick<SiigoDocumentEntity, 'kind'>, siigoId: string): Promise<SiigoOutcome<SentDocument>> {
    return kind === 'credit-note' ? this.notes.get(siigoId) : this.invoices.get(siigoId);
  }

  /** Why the DIAN rejected it. */
  async rejectionReasons(
    { kind }: Pick<SiigoDocumentEntity, 'kind'>,
    sent: SentDocument,
  ): Promise<SiigoOutcome<SiigoReason[]>> {
    const own = [sent.stamp?.errors, sent.stamp?.observations].find(Boolean);
    const otherwise = own ?? 'La DIAN rechazó el documento.';
    if (kind === 'credit-note') return { kind: 'ok', value: [dianReason(otherwise)] };
    const outcome = await this.invoices.stampErrors(sent.id);
    return mapOutcome(outcome, (errors) =>
      errors.length > 0
        ? errors.map((error) => dianReason(error.message, error.code))
        : [dianReason(otherwise)],
    );
  }

  /**
   * Looks a document up whose outcome is unknown: by customer, type and date, then by our reference inside it. A
   * document without any reference counts when it is the only one of that total that nobody else of ours has.
   * @param isTaken whether another document of the shop already has that id
   */
  async find(
    document: SiigoDocumentEntity,
    isTaken: (siigoIds: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<SiigoOutcome<SentDocument | null>> {
    const listed = await this.candidates(document);
    if (listed.kind !== 'ok') return listed;
    const certain = listed.value.find((row) => carriesReference(row, document.reference));
    if (certain) return { kind: 'ok', value: certain };
    const taken = await isTaken(listed.value.map((row) => row.id));
    const open = listed.value.filter((row) => !taken.has(row.id) && isCandidate(row, document));
    return this.bestOf(document, open.filter((row) => !showsReference(row)).slice(0, MOST_READS));
  }

  private async bestOf(
    document: SiigoDocumentEntity,
    rows: readonly SentDocument[],
  ): Promise<SiigoOutcome<SentDocument | null>> {
    const anonymous: SentDocument[] = [];
    for (const row of rows) {
      const whole = await this.read(document, row.id);
      if (whole.kind !== 'ok') return whole;
      if (carriesReference(whole.value, document.reference)) return whole;
      if (!showsReference(whole.value)) anonymous.push(whole.value);
    }
    return { kind: 'ok', value: anonymous.length === 1 ? (anonymous[0] ?? null) : null };
  }

  private async candidates({
    kind,
    payload,
    customerIdentification,
  }: SiigoDocumentEntity): Promise<SiigoOutcome<SentDocument[]>> {
    if (!payload) return { kind: 'ok', value: [] };
    const dates = { date_start: payload.date, date_end: dayAfter(payload.date) };
    if (kind === 'credit-note') {
      const { invoice } = payload as SiigoCreditNoteRequest;
      const notes = await this.notes.find(dates);
      return mapOutcome(notes, (rows) => rows.filter((row) => !row.invoice || row.invoice.id === invoice));
    }
    return this.invoices.find({
      ...dates,
      customer_identification: customerIdentification,
      document_id: payload.document.id,
    });
  }
}

const dianReason = (message: string, code?: string): SiigoReason => ({
  code: code ? `DIAN.${code}` : 'DIAN',
  message,
  field: null,
});

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
