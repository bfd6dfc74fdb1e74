import { Injectable } from '@nestjs/common';

import { AppError } from '#platform/errors/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { SIIGO_LANE } from '../document/document-journal.js';
import { DocumentRepository } from '../document/document.repository.js';
import { canRetry } from '../document/invoice-state.js';
import { RequestInvoiceService } from '../request/request-invoice.service.js';
import type { InvoiceRunEntity, InvoiceRunRowEntity } from './invoice-run.entity.js';
import { InvoiceRunsRepository } from './invoice-runs.repository.js';

export const INVOICE_RUN_ROW = 'siigo.invoice-run-row';
export interface InvoiceRunStep {
  readonly runId: number;
  readonly orderId: number;
  /** Attempt of the row; any other makes the step stale. */
  readonly attempt: number;
}

const SERVER_FAULT = 500;

/** A repeated message finds its first invoice by request key or by the document recorded in the row. */
@Injectable()
export class InvoiceRunJob {
  constructor(
    private readonly runs: InvoiceRunsRepository,
    private readonly documents: DocumentRepository,
    private readonly requests: RequestInvoiceService,
    outbox: Outbox,
  ) {
    outbox.handle<InvoiceRunStep>(INVOICE_RUN_ROW, (step) => this.runStep(step), SIIGO_LANE);
  }

  private async runStep({ runId, orderId, attempt }: InvoiceRunStep): Promise<void> {
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
    // Recorded before resending, so that a repeated message recognises it.
    if (existing && canRetry(existing.state)) await this.runs.changeRow(row, { documentId: existing.id });
    const key = `run-${id}-${orderId}-${attempt}`;
    return (await this.requests.request({ kind: 'order', orderId, ...request }, actorId, key)).id;
  }
}
