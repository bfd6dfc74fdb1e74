import type { AuditedAction } from '@lacteos/contracts/generated/audited-actions';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { Inject, Injectable } from '@nestjs/common';
import { refusal } from '../../corrections/refusals.js';

import { CONFIG, type Config } from '#config/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { DocumentRepository } from '../document/document.repository.js';
import { refuseInvalidRequest } from '../request/invoice-rules.js';
import type { InvoiceRunDto, NewInvoiceRunDto } from './invoice-run.dto.js';
import type { InvoiceRunEntity, InvoiceRunRequest } from './invoice-run.entity.js';
import { INVOICE_RUN_ROW, type InvoiceRunStep } from './invoice-run-job.js';
import { invoiceRunView, outcomeOf, REPEATABLE } from './invoice-run-view.js';
import { InvoiceRunsRepository } from './invoice-runs.repository.js';

@Injectable()
export class InvoiceRunsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly runs: InvoiceRunsRepository,
    private readonly documents: DocumentRepository,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws VALIDATION.FAILED */
  async start(body: NewInvoiceRunDto, actorId: number): Promise<InvoiceRunDto> {
    const request = requestOf(body);
    const orderIds = [...new Set(body.orderIds)];
    const { invoiceTypeIds } = this.config.siigo;
    const first = { kind: 'order' as const, orderId: orderIds[0] ?? 0, ...request };
    refuseInvalidRequest(first, invoiceTypeIds, colombianToday(this.clock));
    const id = await this.work.run(async () => {
      const createdAt = this.clock.now();
      const runId = await this.runs.insert({ actorId, request, createdAt }, orderIds);
      await this.plan(orderIds.map((orderId) => ({ runId, orderId, attempt: 0 })));
      await this.record(runId, 'siigo.invoice-run.started', actorId, { ...request, orderIds });
      return runId;
    });
    return this.find(id);
  }

  /** @throws SIIGO.INVOICE_RUN_NOT_FOUND */
  async find(id: number): Promise<InvoiceRunDto> {
    return this.view(await this.get(id));
  }

  /** The next run starts with its choices; null without one. */
  async lastOf(actorId: number): Promise<InvoiceRunDto | null> {
    const run = await this.runs.lastOf(actorId);
    return run && this.view(run);
  }

  /** Cancels waiting rows; requested invoices continue. @throws SIIGO.INVOICE_RUN_NOT_FOUND */
  async cancel(id: number, actorId: number): Promise<InvoiceRunDto> {
    await this.get(id);
    await this.work.run(async () => {
      await this.runs.cancel(id, this.clock.now());
      await this.record(id, 'siigo.invoice-run.cancelled', actorId, null);
    });
    return this.find(id);
  }

  /** Repeats failed and cancelled rows. @throws SIIGO.INVOICE_RUN_NOT_FOUND */
  async retry(id: number, actorId: number): Promise<InvoiceRunDto> {
    await this.get(id);
    await this.work.run(async () => {
      const rows = await this.runs.rowsOf(id);
      const documents = await this.documentsOf(rows);
      const failed = rows.filter((row) => REPEATABLE.includes(outcomeOf(row, documents.get(row.documentId))));
      const waiting = await this.runs.wait(id, failed);
      await this.plan(waiting.map(({ orderId, attempt }) => ({ runId: id, orderId, attempt })));
      const orderIds = waiting.map(({ orderId }) => orderId);
      await this.record(id, 'siigo.invoice-run.retried', actorId, { orderIds });
    });
    return this.find(id);
  }

  private async view(run: InvoiceRunEntity): Promise<InvoiceRunDto> {
    const rows = await this.runs.rowsOf(run.id);
    return invoiceRunView(run, rows, [...(await this.documentsOf(rows)).values()]);
  }

  private async documentsOf(rows: readonly { documentId: number | null }[]) {
    const found = await this.documents.withIds(rows.flatMap(({ documentId }) => documentId ?? []));
    return new Map(found.map((document) => [document.id as number | null, document]));
  }

  private plan(steps: readonly InvoiceRunStep[]): Promise<void> {
    return this.outbox.addAll(steps.map((payload) => ({ topic: INVOICE_RUN_ROW, payload })));
  }

  private record(id: number, action: AuditedAction, actorId: number, after: object | null): Promise<void> {
    return this.audit.record({ actorId, action, subject: 'invoice-run', subjectId: id, before: null, after });
  }

  private async get(id: number): Promise<InvoiceRunEntity> {
    const run = await this.runs.find(id);
    if (!run) throw refusal('SIIGO.INVOICE_RUN_NOT_FOUND');
    return run;
  }
}

const requestOf = (body: NewInvoiceRunDto): InvoiceRunRequest => ({
  invoiceType: body.invoiceType,
  sendToDian: body.sendToDian,
  sendToEmail: body.sendToEmail,
  sendToCostCenters: body.sendToCostCenters ?? null,
  sendToCommentsInvoice: body.sendToCommentsInvoice ?? '',
  sendToUser: body.sendToUser,
});
