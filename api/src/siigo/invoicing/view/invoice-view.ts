import { toPesos } from '@lacteos/contracts';

import type { SiigoInvoice } from '../../client/siigo-wire.js';
import { invoiceLabel } from '../document/invoice-state.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { stampVerdict } from '../document/stamp.js';
import { correctionPage } from './correction-pages.js';
import type { InvoiceDetailDto, InvoiceRowDto, InvoiceStateDto } from './invoice-state.dto.js';

type CreditNote = Pick<SiigoDocumentEntity, 'id' | 'state' | 'reasons'> | null;

/** An invoice of the shop on the wire; amounts in pesos. */
export function invoiceStateView(
  document: SiigoDocumentEntity,
  creditNote: CreditNote = null,
): InvoiceStateDto {
  return {
    id: document.id,
    kind: document.kind,
    orderId: document.orderId,
    siigoId: document.siigoId,
    state: document.state,
    label: invoiceLabel(document.state, document.reasons),
    name: document.name,
    number: document.number,
    prefix: document.prefix,
    total: toPesos(document.siigoTotal ?? document.total),
    cufe: document.cufe,
    mailState: document.mailState,
    reasons: document.reasons.map((reason) => ({
      ...reason,
      link: correctionPage(reason, document.customerIdentification),
    })),
    creditNoteId: creditNote?.id ?? null,
    creditNoteState: creditNote?.state ?? null,
    creditNoteLabel: creditNote && invoiceLabel(creditNote.state, creditNote.reasons),
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
  };
}

/** A row of SIIGO's list on the wire. */
export function invoiceRowView(sent: SiigoInvoice, state: InvoiceStateDto | null): InvoiceRowDto {
  return {
    id: sent.id,
    number: sent.number ?? null,
    prefix: sent.prefix ?? null,
    name: sent.name ?? null,
    date: sent.date ?? null,
    customer: { identification: sent.customer?.identification ?? '', id: sent.customer?.id ?? null },
    total: Number(sent.total),
    balance: sent.balance ?? null,
    metadata: { created: sent.metadata?.created ?? null },
    state,
  };
}

/** An invoice that was made in SIIGO; its id in the shop is 0. */
export function externalStateView(sent: SiigoInvoice): InvoiceStateDto {
  const verdict = stampVerdict(sent.stamp, sent.stamp !== undefined && sent.stamp.status !== 'Draft');
  const state = { accepted: 'issued', rejected: 'rejected', waiting: 'stamping' } as const;
  const created = sent.metadata?.created ?? '';
  return {
    id: 0,
    kind: 'invoice',
    orderId: null,
    siigoId: sent.id,
    state: state[verdict],
    label: invoiceLabel(state[verdict], []),
    name: sent.name ?? null,
    number: sent.number ?? null,
    prefix: sent.prefix ?? null,
    total: Number(sent.total),
    cufe: sent.stamp?.cufe ?? null,
    mailState: sent.mail?.status ?? null,
    reasons: [],
    creditNoteId: null,
    creditNoteState: null,
    creditNoteLabel: null,
    createdAt: created,
    updatedAt: sent.metadata?.last_updated ?? created,
  };
}

/** SIIGO's row from stored data; null while SIIGO does not have the invoice. */
export function storedRowView(document: SiigoDocumentEntity, state: InvoiceStateDto): InvoiceRowDto | null {
  if (document.siigoId === null) return null;
  return {
    id: document.siigoId,
    number: document.number,
    prefix: document.prefix,
    name: document.name,
    date: document.payload?.date ?? null,
    customer: { identification: document.customerIdentification, id: null },
    total: state.total,
    balance: null,
    metadata: { created: document.attemptedAt?.toISOString() ?? null },
    state,
  };
}

export const invoiceDetailView = (
  state: InvoiceStateDto,
  invoice: InvoiceRowDto | null,
  publicUrl: string | null,
): InvoiceDetailDto => ({ ...state, invoice, publicUrl });
