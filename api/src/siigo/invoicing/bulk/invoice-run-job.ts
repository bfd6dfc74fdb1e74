import { Injectable } from '@nestjs/common';

import { AppError } from '#platform/errors/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { SIIGO_LANE } from '../document/document-journal.js';
import { DocumentRepository } from '../document/document.repository.js';
import { canRetry } from '../document/invoice-state.js';
import { RequestInvoiceService } from '../request/request-invoice.service.js';
import type { InvoiceRunEntity, InvoiceRunRowEntity } from './invoice-run.entity.js';
import { InvoiceRunsRepository } from './invoice-runs.repository.js';

/** Outbox topic of one order of a run; payload {@link InvoiceRunStep}. */
export const INVOICE_RUN_ROW = 'siigo.invoice-run-row';
export interface InvoiceRunStep {
  readonly runId: number;
  readonly orderId: number;
  /** Attempt of the row that the step is for; any other makes it stale. */
  readonly attempt: number;
}

const SERVER_FAULT = 500;

/**
 * Requests the invoice of one order of a run. A repeated message finds the invoice that the first one requested, by its
 * request key, or by the document that the row has named before.
 */
@Injectable()
export class InvoiceRunJob {
  constructor(
    private readonly runs: InvoiceRunsRepository,
    private readonly documents: DocumentRepository,
    private readonly requests: RequestInvoiceService,
    outbox: Outbox,
  ) {
    outbox.handle<InvoiceRunStep>(INVOICE_RUN_ROW, (step) => this.take(step), SIIGO_LANE);
  }

  private async take({ runId, orderId, attempt }: InvoiceRunStep): Promise<void> {
    const run = await this.runs.find(runId);
    const row = await this.runs.row(runId, orderId);
    if (!run || !row || row.attempt !== attempt || row.state !== 'waiting') return;
    try {
      const documentId = await this.invoice(run, row);
      await this.runs.changeRow(row, { state: 'requested', documentId });
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= SERVER_FAULT) throw error;
      const { code, message } = error;
      await this.runs.changeRow(row, { state: 'refused', documentId: null, code, message });
    }
  }

  private async invoice(
    { id, request, actorId }: InvoiceRunEntity,
    row: InvoiceRunRowEntity,
  ): Promise<number> {
    const { orderId, attempt } = row;
    const existing = await this.documents.findBy({ orderId });
    if (existing && !canRetry(existing.state) && existing.id === row.documentId) return existing.id;
    // Named before it is sent again, so that a repeat of this message knows it for its own.
    if (existing && canRetry(existing.state)) await this.runs.changeRow(row, { documentId: existing.id });
    const key = `run-${id}-${orderId}-${attempt}`;
    return (await this.requests.request({ kind: 'order', orderId, ...request }, actorId, key)).id;
  }
}
