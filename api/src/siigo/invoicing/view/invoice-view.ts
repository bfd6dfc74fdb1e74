import { centavos, toPesos } from '@lacteos/contracts/money/money';

import type { AppError } from '#platform/errors/index.js';
import type { SiigoInvoice } from '../../client/siigo-wire.js';
import { CREDIT_REASONS } from '../document/credit-reasons.js';
import type { CreditNoteRequest } from '../document/document-request.js';
import { invoiceLabel, type InvoiceStateName } from '../document/invoice-state.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { sumPayments } from '../document/document-match.js';
import { isSentToDian, stampVerdict } from '../document/stamp.js';
import { correctionFor, type RefusalReason, type Refused } from '../../corrections/correction-pages.js';
import { refusal, type RefusalCode } from '../../corrections/refusals.js';
import type {
  CreditNoteSummaryDto,
  InvoiceDetailDto,
  InvoiceReasonDto,
  InvoiceRowDto,
  InvoiceStateDto,
} from './invoice-state.dto.js';

/** Credit notes oldest first; amounts in pesos. */
export function invoiceStateView(
  document: SiigoDocumentEntity,
  notes: readonly SiigoDocumentEntity[] = [],
): InvoiceStateDto {
  const last = notes.at(-1) ?? null;
  const issued = notes.filter(({ state }) => state === 'issued');
  return {
    id: document.id,
    kind: document.kind,
    orderId: document.orderId ?? document.formerOrderId,
    siigoId: document.siigoId,
    state: document.state,
    label: invoiceLabel(document.state, document.reasons, issued.length > 0),
    name: document.name,
    number: document.number,
    prefix: document.prefix,
    total: totalView(document),
    withheld: withheldView(document),
    cufe: document.cufe,
    mailState: document.mailState,
    reasons: reasonsView(document),
    creditNoteId: last?.id ?? null,
    creditNoteState: last?.state ?? null,
    creditNoteLabel: last && invoiceLabel(last.state, last.reasons),
    credited: toPesos(centavos(issued.reduce((sum, { total }) => sum + total, 0))),
    creditNotes: notes.map(creditNoteView),
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
  };
}

const creditNoteView = (note: SiigoDocumentEntity): CreditNoteSummaryDto => ({
  id: note.id,
  state: note.state,
  label: invoiceLabel(note.state, note.reasons),
  name: note.name,
  reason: CREDIT_REASONS[(note.request as CreditNoteRequest).reason]?.text ?? '',
  total: totalView(note),
  reasons: reasonsView(note),
  createdAt: note.createdAt.toISOString(),
});

const totalView = ({ siigoTotal, total }: SiigoDocumentEntity): number => toPesos(siigoTotal ?? total);

const withheldView = ({ total, payload }: SiigoDocumentEntity): number =>
  toPesos(centavos(payload ? Math.max(0, total - sumPayments(payload.payments)) : 0));

const reasonsView = (document: SiigoDocumentEntity): InvoiceReasonDto[] =>
  document.reasons.map((reason) => ({ ...reason, ...correctionOfDocument(document)(reason) }));

/** Correction of a refusal, with its page. */
export const correctionOfDocument =
  (document: SiigoDocumentEntity) =>
  (reason: RefusalReason): { advice: string; link: string } =>
    correctionFor(reason, refusedOf(document));

const refusedOf = (document: SiigoDocumentEntity): Refused => ({
  identification: document.customerIdentification,
  orderId: document.orderId ?? document.formerOrderId,
  documentId: document.creditsId ?? document.id,
});

export const documentRefusal = (
  code: RefusalCode,
  document: SiigoDocumentEntity,
  more: Readonly<Record<string, unknown>> = {},
): AppError => refusal(code, refusedOf(document), more);

export function invoiceRowView(sent: SiigoInvoice, state: InvoiceStateDto | null): InvoiceRowDto {
  return {
    id: sent.id,
    number: sent.number ?? null,
    prefix: sent.prefix ?? null,
    name: sent.name ?? null,
    date: sent.date ?? null,
    customer: {
      identification: sent.customer?.identification ?? '',
      id: sent.customer?.id ?? null,
      name: null,
    },
    total: Number(sent.total),
    balance: sent.balance ?? null,
    metadata: { created: sent.metadata?.created ?? null },
    state,
  };
}

/** Made in SIIGO; its shop id is 0. */
export function externalStateView(sent: SiigoInvoice): InvoiceStateDto {
  const state = externalState(sent);
  const created = sent.metadata?.created ?? '';
  return {
    id: 0,
    kind: 'invoice',
    orderId: null,
    siigoId: sent.id,
    state,
    label: invoiceLabel(state, []),
    name: sent.name ?? null,
    number: sent.number ?? null,
    prefix: sent.prefix ?? null,
    total: Number(sent.total),
    withheld: 0,
    cufe: sent.stamp?.cufe ?? null,
    mailState: sent.mail?.status ?? null,
    reasons: [],
    creditNoteId: null,
    creditNoteState: null,
    creditNoteLabel: null,
    credited: 0,
    creditNotes: [],
    createdAt: created,
    updatedAt: sent.metadata?.last_updated ?? created,
  };
}

/** An electronic invoice (it has a prefix) not passed on is a draft. */
function externalState({ stamp, prefix, annulled }: SiigoInvoice): InvoiceStateName {
  if (annulled) return 'annulled';
  if (!isSentToDian(stamp)) return prefix || stamp ? 'draft' : 'issued';
  return ({ accepted: 'issued', rejected: 'rejected', waiting: 'stamping' } as const)[
    stampVerdict(stamp, true)
  ];
}

/** From stored data; null until SIIGO has the invoice. */
export const storedRowView = (document: SiigoDocumentEntity, state: InvoiceStateDto): InvoiceRowDto | null =>
  document.siigoId === null ? null : listedRowView(document, state);

/** Its id is the shop's until SIIGO has the invoice. */
export function listedRowView(document: SiigoDocumentEntity, state: InvoiceStateDto): InvoiceRowDto {
  return {
    id: document.siigoId ?? String(document.id),
    number: document.number,
    prefix: document.prefix,
    name: document.name,
    date: document.payload?.date ?? null,
    customer: { identification: document.customerIdentification, id: null, name: null },
    total: state.total,
    balance: null,
    metadata: { created: (document.attemptedAt ?? document.createdAt).toISOString() },
    state,
  };
}

export const invoiceDetailView = (
  state: InvoiceStateDto,
  invoice: InvoiceRowDto | null,
  publicUrl: string | null,
): InvoiceDetailDto => ({ ...state, invoice, publicUrl });
