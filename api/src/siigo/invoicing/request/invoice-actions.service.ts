import type { AuditedAction } from '@lacteos/contracts/generated/audited-actions';
import { Injectable } from '@nestjs/common';
import { refusal } from '../../corrections/refusals.js';

import { InvoiceableOrders, OrderTimeline } from '#orders/order/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { UserLookup } from '#users/index.js';
import { SiigoInvoices } from '../../client/siigo-documents.js';
import type { SiigoCustomerRequest, SiigoInvoiceRequest } from '../../client/siigo-wire.js';
import { valueOrThrow } from '../../client/errors/siigo-failure.js';
import { DocumentJournal } from '../document/document-journal.js';
import { DocumentRepository } from '../document/document.repository.js';
import { customerOfOrder } from '../payload/order-customer.js';
import { canRetry } from '../document/invoice-state.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { CreditService } from '../credit/credit.service.js';
import { renewed } from '../document/note-credits.js';
import { NoteMails } from '../credit/note-mails.js';
import type { InvoiceMailDto } from './invoice-request.dto.js';
import { correctionOfDocument, documentRefusal } from '../view/invoice-view.js';
import { refuseUninvoiceable } from './invoice-rules.js';
import { ImmediateProcessing } from '../sending/immediate-processing.js';

const MAX_ADDRESSES = 5;
const ADDRESSES = /[;,\s]+/;
const ADDRESS = /^[^\s@;,]{1,64}@[^\s@;,]{1,180}\.[^\s@;,.]{2,20}$/;

/** Staff's actions on an invoice or credit note: retry, mail. */
@Injectable()
export class InvoiceActionsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: DocumentRepository,
    private readonly journal: DocumentJournal,
    private readonly prompt: ImmediateProcessing,
    private readonly invoices: SiigoInvoices,
    private readonly orders: InvoiceableOrders,
    private readonly timeline: OrderTimeline,
    private readonly users: UserLookup,
    private readonly credits: CreditService,
    private readonly noteMails: NoteMails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Rebuilds and sends a rejected or failed document again.
   * @throws SIIGO.INVOICE_NOT_FOUND, SIIGO.NOT_RETRYABLE, SIIGO.CREDIT_EXCEEDED, SIIGO.NOT_CREDITABLE, and what its
   * order refuses
   */
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
      ...renewed(document),
      ...(await this.buyerOf(document)),
    };
    const write = async (): Promise<void> => {
      const isMine = await this.journal.recordFree(document, 'retried', change, this.prompt.dueAfter());
      if (!isMine) throw documentRefusal('SIIGO.NOT_RETRYABLE', document);
    };
    if (document.kind === 'credit-note') await this.credits.reserve(document, write);
    else await write();
    await this.record(document, 'siigo.invoice.retried', actorId, { attempts: document.attempts + 1 });
    return this.prompt.work(id, document.version + 1);
  }

  /**
   * Mails an invoice or credit note to the given addresses, or to the customer's: invoices by SIIGO, credit notes by the
   * shop, because SIIGO's interface mails none.
   * @throws SIIGO.INVOICE_NOT_FOUND, SIIGO.INVOICE_NOT_ISSUED, VALIDATION.FAILED, SIIGO.UNAVAILABLE, SIIGO.REJECTED
   */
  async mail(
    id: number,
    { mail_to, copy_to }: InvoiceMailDto,
    actorId: number,
  ): Promise<SiigoDocumentEntity> {
    const document = await this.get(id);
    if (document.siigoId === null) throw documentRefusal('SIIGO.INVOICE_NOT_ISSUED', document);
    const [first, ...others] = addressesOf(mail_to ?? (await this.customersAddress(document)));
    const copies = [...others, ...addressesOf(copy_to ?? '')];
    if (!first || copies.length >= MAX_ADDRESSES || ![first, ...copies].every((one) => ADDRESS.test(one)))
      throw new AppError('VALIDATION.FAILED', {
        errors: { mail_to: `Indique entre una y ${MAX_ADDRESSES} direcciones de correo válidas.` },
      });
    if (document.kind === 'credit-note')
      return this.noteMail(document, 'pending_send', first, actorId, () =>
        this.noteMails.plan(document.id, [first, ...copies]),
      );
    const outcome = await this.invoices.mail(document.siigoId, first, copies);
    // A duplicate mail does no harm, so an unknown outcome counts as being sent.
    const mailState =
      outcome.kind === 'unknown'
        ? 'pending_send'
        : (valueOrThrow(outcome, correctionOfDocument(document)).status ?? 'sent');
    return this.noteMail(document, mailState, first, actorId);
  }

  private async noteMail(
    document: SiigoDocumentEntity,
    mailState: string,
    to: string,
    actorId: number,
    plan: () => Promise<void> = async () => undefined,
  ) {
    const invoice = await this.invoiceOf(document);
    const orderId = invoice.orderId ?? invoice.formerOrderId;
    await this.work.run(async () => {
      await this.documents.setMailState(document.id, mailState, this.clock.now());
      await plan();
      if (orderId !== null)
        await this.timeline.record({ orderId, name: 'InvoiceMailed', actorId, detail: to });
      await this.record(document, 'siigo.invoice.mailed', actorId, { mailState });
    });
    return this.get(document.id);
  }

  /** The buyer of an order may have been corrected since; a lookup needs the present one. */
  private async buyerOf({
    orderId,
    siigoId,
  }: SiigoDocumentEntity): Promise<Partial<Pick<SiigoDocumentEntity, 'customerIdentification'>>> {
    const order = orderId === null || siigoId !== null ? null : await this.orders.find(orderId);
    return order ? { customerIdentification: order.nDocument } : {};
  }

  /** The invoice that a credit note credits, or the invoice itself. */
  private async invoiceOf(document: SiigoDocumentEntity): Promise<SiigoDocumentEntity> {
    const { creditsId } = document;
    return (creditsId === null ? null : await this.documents.find(creditsId)) ?? document;
  }

  private async customersAddress(document: SiigoDocumentEntity): Promise<string> {
    const { orderId, formerOrderId, payload } = await this.invoiceOf(document);
    const ordered = orderId ?? formerOrderId;
    const order = ordered === null ? null : await this.orders.find(ordered);
    const customer = order
      ? customerOfOrder(order, await this.users.find(order.userId))
      : (payload as SiigoInvoiceRequest | null)?.customer;
    return (customer as Partial<SiigoCustomerRequest> | undefined)?.contacts?.[0]?.email ?? '';
  }

  private record(
    document: SiigoDocumentEntity,
    action: AuditedAction,
    actorId: number,
    after: object,
  ): Promise<void> {
    return this.audit.record({
      actorId,
      action,
      subject: 'invoice',
      subjectId: document.id,
      before: null,
      after,
    });
  }

  private async get(id: number): Promise<SiigoDocumentEntity> {
    const document = await this.documents.find(id);
    if (!document) throw refusal('SIIGO.INVOICE_NOT_FOUND');
    return document;
  }
}

const addressesOf = (text: string): string[] => text.split(ADDRESSES).filter(Boolean);
