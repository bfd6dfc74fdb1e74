import { Injectable } from '@nestjs/common';
import { refusal } from '../../corrections/refusals.js';

import { InvoiceableOrders } from '#orders/order/index.js';
import { Audit } from '#platform/audit/index.js';
import { DocumentJournal } from '../document/document-journal.js';
import { DocumentRepository } from '../document/document.repository.js';
import { canRetry } from '../document/invoice-state.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { CreditService } from '../credit/credit.service.js';
import { resetForResending } from '../document/note-credits.js';
import { documentRefusal } from '../view/invoice-view.js';
import { refuseUninvoiceable } from './invoice-rules.js';
import { ImmediateProcessing } from '../sending/immediate-processing.js';

@Injectable()
export class RetryDocumentService {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly journal: DocumentJournal,
    private readonly prompt: ImmediateProcessing,
    private readonly orders: InvoiceableOrders,
    private readonly credits: CreditService,
    private readonly audit: Audit,
  ) {}

  /** @throws SIIGO.INVOICE_NOT_FOUND, SIIGO.NOT_RETRYABLE, SIIGO.CREDIT_EXCEEDED, SIIGO.NOT_CREDITABLE */
  async retry(id: number, actorId: number): Promise<SiigoDocumentEntity> {
    const document = await this.get(id);
    if (!canRetry(document.state)) throw documentRefusal('SIIGO.NOT_RETRYABLE', document);
    if (document.kind === 'invoice' && document.orderId !== null)
      refuseUninvoiceable(await this.orders.find(document.orderId));
    const change = {
      idempotencyKey: null,
      isKeySpent: false,
      waits: 0,
      reasons: [],
      actorId,
      ...resetForResending(document),
      ...(await this.buyerOf(document)),
    };
    const write = async (): Promise<void> => {
      const isMine = await this.journal.recordWithoutLease(
        document,
        'retried',
        change,
        this.prompt.dueAfter(),
      );
      if (!isMine) throw documentRefusal('SIIGO.NOT_RETRYABLE', document);
    };
    if (document.kind === 'credit-note') await this.credits.reserve(document, write);
    else await write();
    await this.audit.record({
      actorId,
      action: 'siigo.invoice.retried',
      subject: 'invoice',
      subjectId: id,
      before: null,
      after: { attempts: document.attempts + 1 },
    });
    return this.prompt.work(id, document.version + 1);
  }

  /** The order's buyer may have been corrected; a lookup needs the current one. */
  private async buyerOf({
    orderId,
    siigoId,
  }: SiigoDocumentEntity): Promise<Partial<Pick<SiigoDocumentEntity, 'customerIdentification'>>> {
    const order = orderId === null || siigoId !== null ? null : await this.orders.find(orderId);
    return order ? { customerIdentification: order.nDocument } : {};
  }

  private async get(id: number): Promise<SiigoDocumentEntity> {
    const document = await this.documents.find(id);
    if (!document) throw refusal('SIIGO.INVOICE_NOT_FOUND');
    return document;
  }
}
