import type { AuditedAction } from '@lacteos/contracts/generated/audited-actions';
import { Injectable } from '@nestjs/common';
import { refusal } from '../../corrections/refusals.js';

import { Audit } from '#platform/audit/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { InvoiceableOrders } from '#orders/order/index.js';
import { failedOutcomeError } from '../../client/errors/siigo-failure.js';
import { isNotFound } from '../../client/errors/siigo-outcome.js';
import { SiigoInvoices } from '../../client/siigo-documents.js';
import { DocumentJournal } from '../document/document-journal.js';
import type { InvoiceRequest } from '../document/document-request.js';
import { DocumentRepository } from '../document/document.repository.js';
import { canRetry, type InvoiceStateName } from '../document/invoice-state.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { correctionOfDocument, documentRefusal } from '../view/invoice-view.js';
import { ImmediateProcessing } from '../sending/immediate-processing.js';
import { refuseFrozenChange, refuseUninvoiceable } from './invoice-rules.js';

/** Invoices that SIIGO stores and the DIAN has not seen or has rejected. */
@Injectable()
export class DraftsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: InvoiceableOrders,
    private readonly documents: DocumentRepository,
    private readonly journal: DocumentJournal,
    private readonly prompt: ImmediateProcessing,
    private readonly invoices: SiigoInvoices,
    private readonly audit: Audit,
  ) {}

  /** @throws SIIGO.INVOICE_NOT_FOUND, SIIGO.NOT_DRAFT */
  async requestOf(id: number): Promise<InvoiceRequest> {
    const draft = await this.get(id);
    if (draft.kind !== 'invoice' || !isEditable(draft.state)) throw documentRefusal('SIIGO.NOT_DRAFT', draft);
    return draft.request as InvoiceRequest;
  }

  /** @throws SIIGO.INVOICE_NOT_FOUND, SIIGO.NOT_DRAFT, and refusals of its order */
  async send(id: number, actorId: number): Promise<SiigoDocumentEntity> {
    const draft = await this.get(id);
    const request = { ...(draft.request as InvoiceRequest), sendToDian: true };
    return this.release(draft, request, actorId, 'siigo.invoice.sent');
  }

  /** @throws SIIGO.INVOICE_NOT_FOUND, SIIGO.NOT_DRAFT, VALIDATION.FAILED for fields that SIIGO freezes */
  async edit(id: number, request: InvoiceRequest, actorId: number): Promise<SiigoDocumentEntity> {
    const draft = await this.get(id);
    refuseFrozenChange(draft, request);
    return this.release(draft, request, actorId, 'siigo.invoice.edited');
  }

  /**
   * Frees the order for another invoice. @throws SIIGO.INVOICE_NOT_FOUND, SIIGO.NOT_DRAFT, SIIGO.REJECTED,
   * SIIGO.UNAVAILABLE, SIIGO.OUTCOME_UNKNOWN
   */
  async annul(id: number, actorId: number): Promise<SiigoDocumentEntity> {
    const draft = await this.get(id);
    const { siigoId, state } = draft;
    if (state === 'annulled') return draft;
    if (draft.kind !== 'invoice' || (state !== 'draft' && !canRetry(state)))
      throw documentRefusal('SIIGO.NOT_DRAFT', draft);
    if (siigoId !== null) {
      const outcome = await this.invoices.annul(siigoId);
      if (outcome.kind !== 'ok' && !(await this.isAnnulled(siigoId)))
        throw failedOutcomeError(outcome, correctionOfDocument(draft));
    }
    await this.work.run(async () => {
      if (!(await this.journal.undo(draft, 'annulled', actorId)))
        throw documentRefusal('SIIGO.NOT_DRAFT', draft);
      await this.record(draft, 'siigo.invoice.annulled', actorId, {});
    });
    return this.get(id);
  }

  private async release(
    draft: SiigoDocumentEntity,
    request: InvoiceRequest,
    actorId: number,
    action: AuditedAction,
  ): Promise<SiigoDocumentEntity> {
    const { id, state, version } = draft;
    if (draft.kind !== 'invoice' || !isEditable(state)) throw documentRefusal('SIIGO.NOT_DRAFT', draft);
    if (draft.orderId !== null) refuseUninvoiceable(await this.orders.find(draft.orderId));
    const change = { request, actorId, idempotencyKey: null, isKeySpent: false, waits: 0, reasons: [] };
    const event = state === 'draft' ? 'released' : 'retried';
    await this.work.run(async () => {
      const isMine = await this.journal.recordWithoutLease(draft, event, change, this.prompt.dueAfter());
      if (!isMine) throw documentRefusal('SIIGO.NOT_DRAFT', draft);
      await this.record(draft, action, actorId, request);
    });
    return this.prompt.work(id, version + 1);
  }

  /** A lost answer does not undo the annulment. */
  private async isAnnulled(siigoId: string): Promise<boolean> {
    const seen = await this.invoices.get(siigoId);
    return isNotFound(seen) || (seen.kind === 'ok' && seen.value.annulled === true);
  }

  private record(
    { id: subjectId, request: before }: SiigoDocumentEntity,
    action: AuditedAction,
    actorId: number,
    after: object,
  ): Promise<void> {
    return this.audit.record({ actorId, action, subject: 'invoice', subjectId, before, after });
  }

  private async get(id: number): Promise<SiigoDocumentEntity> {
    const document = await this.documents.find(id);
    if (!document) throw refusal('SIIGO.INVOICE_NOT_FOUND');
    return document;
  }
}

const isEditable = (state: InvoiceStateName): boolean => state === 'draft' || state === 'rejected';
