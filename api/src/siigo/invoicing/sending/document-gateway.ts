import { dayAfter } from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';

import { SiigoCreditNotes, SiigoInvoices } from '../../client/siigo-documents.js';
import type { SiigoReason } from '../../client/errors/siigo-explanations.js';
import { mapOutcome, type SiigoOutcome } from '../../client/errors/siigo-outcome.js';
import type {
  SiigoCreditNote,
  SiigoCreditNoteRequest,
  SiigoInvoice,
  SiigoInvoiceRequest,
} from '../../client/siigo-wire.js';
import { hasReference, isCandidate, isOlderThan, hasAnyReference } from '../document/document-match.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';

export type SentDocument = SiigoInvoice | SiigoCreditNote;
type Sendable = Pick<SiigoDocumentEntity, 'kind' | 'siigoId' | 'idempotencyKey' | 'payload'>;

/** Maximum documents read to find a reference that lists omit. */
const MAX_READS = 20;

@Injectable()
export class DocumentGateway {
  constructor(
    private readonly invoices: SiigoInvoices,
    private readonly notes: SiigoCreditNotes,
  ) {}

  /** Sends under the document's key; replaces one that SIIGO has and the DIAN rejected. */
  send({ kind, siigoId, idempotencyKey, payload }: Sendable): Promise<SiigoOutcome<SentDocument>> {
    if (!payload || !idempotencyKey) throw new Error('the document was not prepared');
    if (kind === 'credit-note') return this.notes.create(payload as SiigoCreditNoteRequest, idempotencyKey);
    const invoice = payload as SiigoInvoiceRequest;
    return siigoId ? this.invoices.replace(siigoId, invoice) : this.invoices.create(invoice, idempotencyKey);
  }

  read({ kind }: Pick<SiigoDocumentEntity, 'kind'>, siigoId: string): Promise<SiigoOutcome<SentDocument>> {
    return kind === 'credit-note' ? this.notes.get(siigoId) : this.invoices.get(siigoId);
  }

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

  /** Without references, it must be the only unclaimed document of that total. */
  async find(
    document: SiigoDocumentEntity,
    isTaken: (siigoIds: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<SiigoOutcome<SentDocument | null>> {
    const listed = await this.candidates(document);
    if (listed.kind !== 'ok') return listed;
    const certain = listed.value.find((row) => hasReference(row, document.reference));
    if (certain) return { kind: 'ok', value: certain };
    const taken = await isTaken(listed.value.map((row) => row.id));
    const open = listed.value.filter((row) => !taken.has(row.id) && isCandidate(row, document));
    const likely = (row: SentDocument): number => Number(isOlderThan(row, document));
    const unnamed = open.filter((row) => !hasAnyReference(row)).sort((a, b) => likely(a) - likely(b));
    return this.bestOf(document, unnamed.slice(0, MAX_READS));
  }

  /** Reads references before excluding by date: lists omit them, and times may lack a zone. */
  private async bestOf(
    document: SiigoDocumentEntity,
    rows: readonly SentDocument[],
  ): Promise<SiigoOutcome<SentDocument | null>> {
    const anonymous: SentDocument[] = [];
    for (const row of rows) {
      const whole = await this.read(document, row.id);
      if (whole.kind !== 'ok') return whole;
      if (hasReference(whole.value, document.reference)) return whole;
      if (!hasAnyReference(whole.value) && !isOlderThan(whole.value, document)) anonymous.push(whole.value);
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
