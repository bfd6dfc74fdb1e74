import { Injectable } from '@nestjs/common';
import { refusal } from '../../corrections/refusals.js';

import { InvoiceableOrders, OrderTimeline } from '#orders/order/index.js';
import { Audit } from '#platform/audit/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { UserLookup } from '#users/index.js';
import { SiigoInvoices } from '../../client/siigo-documents.js';
import type { SiigoCustomerRequest, SiigoInvoiceRequest } from '../../client/siigo-wire.js';
import { valueOrThrow } from '../../client/errors/siigo-failure.js';
import { DocumentRepository } from '../document/document.repository.js';
import { customerOfOrder } from '../payload/order-customer.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { NoteMails } from '../credit/note-mails.js';
import type { InvoiceMailDto } from './invoice-request.dto.js';
import { correctionOfDocument, documentRefusal } from '../view/invoice-view.js';

const MAX_ADDRESSES = 5;
const ADDRESSES = /[;,\s]+/;
const ADDRESS = /^[^\s@;,]{1,64}@[^\s@;,]{1,180}\.[^\s@;,.]{2,20}$/;

@Injectable()
export class MailDocumentService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: DocumentRepository,
    private readonly invoices: SiigoInvoices,
    private readonly orders: InvoiceableOrders,
    private readonly timeline: OrderTimeline,
    private readonly users: UserLookup,
    private readonly noteMails: NoteMails,
    private readonly audit: Audit,
  ) {}

  /**
   * The shop mails credit notes, which SIIGO's API cannot. @throws SIIGO.INVOICE_NOT_FOUND, SIIGO.INVOICE_NOT_ISSUED,
   * VALIDATION.FAILED, SIIGO.UNAVAILABLE, SIIGO.REJECTED
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
      await this.documents.setMailState(document.id, mailState);
      await plan();
      if (orderId !== null)
        await this.timeline.record({ orderId, name: 'InvoiceMailed', actorId, detail: to });
      await this.audit.record({
        actorId,
        action: 'siigo.invoice.mailed',
        subject: 'invoice',
        subjectId: document.id,
        before: null,
        after: { mailState },
      });
    });
    return this.get(document.id);
  }

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

  private async get(id: number): Promise<SiigoDocumentEntity> {
    const document = await this.documents.find(id);
    if (!document) throw refusal('SIIGO.INVOICE_NOT_FOUND');
    return document;
  }
}

const addressesOf = (text: string): string[] => text.split(ADDRESSES).filter(Boolean);
