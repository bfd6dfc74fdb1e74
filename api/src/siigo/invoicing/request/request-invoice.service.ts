import { randomBytes } from 'node:crypto';

import { invoiceTotal } from '@lacteos/contracts/money/invoice-arithmetic';
import type { AuditedAction } from '@lacteos/contracts/generated/audited-actions';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { InvoiceableOrders } from '#orders/order/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import type { DraftInvoiceRequest, InvoiceRequest } from '../document/document-request.js';
import { DocumentJournal } from '../document/document-journal.js';
import { DocumentRepository, type NewDocument } from '../document/document.repository.js';
import { INVOICE_STATES, isUndone } from '../document/invoice-state.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import {
  refuseFrozenChange,
  refuseInvalidRequest,
  refuseSecond,
  refuseUninvoiceable,
} from './invoice-rules.js';
import { ImmediateProcessing } from '../sending/immediate-processing.js';
import { documentRefusal } from '../view/invoice-view.js';

const REFERENCE_BYTES = 4;
const UNDONE = INVOICE_STATES.filter(isUndone);

interface SecondRequest {
  readonly request: Extract<InvoiceRequest, { kind: 'order' }>;
  readonly requestKey: string | null;
  readonly actorId: number;
  readonly nDocument: string;
}

@Injectable()
export class RequestInvoiceService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: InvoiceableOrders,
    private readonly documents: DocumentRepository,
    private readonly journal: DocumentJournal,
    private readonly prompt: ImmediateProcessing,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Idempotent per caller's key. @throws VALIDATION.FAILED, ORDERS.NOT_FOUND, ORDERS.CANCELLED, ORDERS.NOT_PAID,
   * ORDERS.PAYMENT_VOIDED, ORDERS.NOTHING_KEPT, SIIGO.ALREADY_INVOICED, SIIGO.DRAFT_WAITS
   */
  async request(
    request: InvoiceRequest,
    actorId: number,
    callerKey: string | null,
  ): Promise<SiigoDocumentEntity> {
    const requestKey = callerKey && `${actorId}:${callerKey}`;
    const repeated = requestKey && (await this.documents.findBy({ requestKey }));
    if (repeated) return repeated;
    refuseInvalidRequest(request, this.config.siigo.invoiceTypeIds, colombianToday(this.clock));
    return request.kind === 'order'
      ? this.ofOrder(request, actorId, requestKey)
      : this.insert(draftRow(request, actorId, requestKey));
  }

  private async ofOrder(
    request: Extract<InvoiceRequest, { kind: 'order' }>,
    actorId: number,
    requestKey: string | null,
  ): Promise<SiigoDocumentEntity> {
    const { orderId } = request;
    const order = await this.orders.find(orderId);
    refuseUninvoiceable(order);
    const existing = await this.documents.findBy({ orderId });
    refuseSecond(existing, request.sendToDian);
    if (existing && !isUndone(existing.state))
      return this.reuseRow(existing, { request, requestKey, actorId, nDocument: order.nDocument });
    const { nDocument: customerIdentification, totalPrice: total } = order;
    return this.insert({
      ...emptyRow(request, actorId, requestKey),
      orderId,
      customerIdentification,
      total,
      reference: referenceOf(`P${orderId}`),
    });
  }

  private async insert(row: NewDocument): Promise<SiigoDocumentEntity> {
    const promptly = this.prompt.dueAfter();
    try {
      const id = await this.work.run(async () => {
        const documentId = await this.journal.open(await this.present(row), promptly);
        await this.record('siigo.invoice.requested', documentId, row.actorId, row.request);
        return documentId;
      });
      return await this.prompt.work(id, 0);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return this.insertRow(row, error);
    }
  }

  private async present(row: NewDocument): Promise<NewDocument> {
    const { orderId } = row;
    if (orderId === null) return row;
    await this.orders.freezeLines(orderId);
    await this.documents.makeFormer(orderId, UNDONE);
    const order = await this.orders.find(orderId);
    // A cancellation or return may have come since the check.
    refuseUninvoiceable(order);
    return { ...row, customerIdentification: order.nDocument, total: order.totalPrice };
  }

  /** Resolves a duplicate key: a repeat returns the first invoice, any other request is refused. */
  private async insertRow({ orderId, requestKey, request }: NewDocument, error: unknown) {
    const repeated = requestKey === null ? null : await this.documents.findBy({ requestKey });
    if (repeated) return repeated;
    const isForDian = 'sendToDian' in request && request.sendToDian;
    if (orderId !== null) refuseSecond(await this.documents.findBy({ orderId }), isForDian);
    throw error;
  }

  /** Reuses the row of a refusal or draft, so that an order never has two. */
  private async reuseRow(existing: SiigoDocumentEntity, { nDocument, ...asked }: SecondRequest) {
    const { request, requestKey, actorId } = asked;
    if (existing.siigoId !== null) refuseFrozenChange(existing, request);
    const isDraft = existing.state === 'draft';
    const change = {
      request,
      actorId,
      ...(requestKey === null ? {} : { requestKey }),
      customerIdentification: existing.siigoId === null ? nDocument : existing.customerIdentification,
      ...{ idempotencyKey: null, isKeySpent: false, waits: 0, reasons: [] },
    };
    const isMine = await this.work.run(async () => {
      const due = this.prompt.dueAfter();
      const isWritten = await this.journal.recordWithoutLease(
        existing,
        isDraft ? 'released' : 'retried',
        change,
        due,
      );
      const action = isDraft ? 'siigo.invoice.sent' : 'siigo.invoice.retried';
      if (isWritten) await this.record(action, existing.id, actorId, request);
      return isWritten;
    });
    if (isMine) return this.prompt.work(existing.id, existing.version + 1);
    const changed = await this.documents.find(existing.id);
    refuseSecond(changed, request.sendToDian);
    throw documentRefusal('SIIGO.ALREADY_INVOICED', changed ?? existing);
  }

  private record(action: AuditedAction, subjectId: number, actorId: number | null, after: object) {
    return this.audit.record({ actorId, action, subject: 'invoice', subjectId, before: null, after });
  }
}

const referenceOf = (start: string): string => `${start}-${randomBytes(REFERENCE_BYTES).toString('hex')}`;

const emptyRow = (request: InvoiceRequest, actorId: number, requestKey: string | null) => ({
  kind: 'invoice' as const,
  orderId: null,
  creditsId: null,
  requestKey,
  request,
  actorId,
});

function draftRow(request: DraftInvoiceRequest, actorId: number, requestKey: string | null): NewDocument {
  const lines = request.items.map(({ quantity, price, discount }) => ({
    quantity,
    price,
    taxes: [],
    discount: { kind: 'percentage', value: discount } as const,
  }));
  return {
    ...emptyRow(request, actorId, requestKey),
    customerIdentification: request.customer.identification,
    total: invoiceTotal(lines),
    reference: referenceOf('F'),
  };
}
