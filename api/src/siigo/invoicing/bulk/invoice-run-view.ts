import { canRetry, isInProgress } from '../document/invoice-state.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { PAGES } from '../../corrections/correction-pages.js';
import { invoiceStateView } from '../view/invoice-view.js';
import type { InvoiceRunDto, InvoiceRunOutcome, InvoiceRunRowDto } from './invoice-run.dto.js';
import type { InvoiceRunEntity, InvoiceRunRowEntity } from './invoice-run.entity.js';

const UNDER_WAY: readonly InvoiceRunOutcome[] = ['waiting', 'sending'];
export const REPEATABLE: readonly InvoiceRunOutcome[] = ['failed', 'cancelled'];

export function outcomeOf(
  { state }: InvoiceRunRowEntity,
  document: SiigoDocumentEntity | undefined,
): InvoiceRunOutcome {
  if (state === 'refused') return 'failed';
  if (state !== 'requested') return state;
  if (!document || isInProgress(document.state)) return 'sending';
  return canRetry(document.state) ? 'failed' : 'done';
}

function rowView(row: InvoiceRunRowEntity, document: SiigoDocumentEntity | undefined): InvoiceRunRowDto {
  const outcome = outcomeOf(row, document);
  const invoice = document ? invoiceStateView(document) : null;
  const reason = outcome === 'failed' && row.state === 'requested' ? invoice?.reasons[0] : undefined;
  const message = reason?.message ?? row.message ?? (outcome === 'failed' ? invoice?.label : null);
  return {
    orderId: row.orderId,
    outcome,
    message: message ?? null,
    link: outcome === 'failed' ? (reason?.link ?? PAGES.order(row.orderId)) : null,
    invoice: row.state === 'requested' ? invoice : null,
  };
}

export function invoiceRunView(
  run: InvoiceRunEntity,
  rows: readonly InvoiceRunRowEntity[],
  documents: readonly SiigoDocumentEntity[],
): InvoiceRunDto {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const views = rows.map((row) =>
    rowView(row, row.documentId === null ? undefined : byId.get(row.documentId)),
  );
  return {
    id: run.id,
    isRunning: views.some(({ outcome }) => UNDER_WAY.includes(outcome)),
    isCancelled: run.cancelledAt !== null,
    choices: run.request,
    rows: views,
    createdAt: run.createdAt.toISOString(),
  };
}
