import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { OrderInvoicing, OrderTimeline } from '#orders/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { UserLookup } from '#users/index.js';
import { SiigoInvoices } from '../../client/siigo-documents.js';
import type { SiigoCustomerRequest, SiigoInvoiceRequest } from '../../client/siigo-wire.js';
import { valueOrThrow } from '../../client/errors/siigo-failure.js';
import type { DocumentRequest } from '../document/document-request.js';
import { DocumentJournal } from '../document/document-journal.js';
import { DocumentRepository } from '../document/document.repository.js';
import { customerOfOrder } from '../payload/order-customer.js';
import { canRetry } from '../document/invoice-state.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import type { InvoiceMailDto } from './invoice-request.dto.js';
import { ImmediateProcessing } from './immediate-processing.js';

const MAX_ADDRESSES = 5;
const ADDRESSES = /[;,\s]+/;
const ADDRESS = /^[^\s@;,]{1,64}@[^\s@;,]{1,180}\.[^\s@;,.]{2,20}$/;

/** Staff's actions on an invoice: retry, annul, mail. */
@Injectable()
export class InvoiceActionsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: DocumentRepository,
    private readonly journal: DocumentJournal,
    private readonly prompt: ImmediateProcessing,
    private readonly invoices: SiigoInvoices,
    private readonly orders: OrderInvoicing,
    private readonly timeline: OrderTimeline,
    private readonly users: UserLookup,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Rebuilds and sends a rejected or failed document again.
   * @throws SIIGO.INVOICE_NOT_FOUND, SIIGO.NOT_RETRYABLE
   */
  async retry(id: number, actorId: number): Promise<SiigoDocumentEntity> {
    const document = await this.get(id);
    if (!canRetry(document.state)) throw new AppError('SIIGO.NOT_RETRYABLE');
    const change = { idempotencyKey: null, isKeySpent: false, waits: 0, reasons: [], actorId };
    const isMine = await this.journal.recordFree(document, 'retried', change, this.prompt.dueAfter());
    if (!isMine) throw new AppError('SIIGO.NOT_RETRYABLE');
    await this.record(document, 'siigo.invoice.retried', actorId, { attempts: document.attempts + 1 });
    return this.prompt.work(id, document.version + 1);
  }

  /**
   * Annuls an issued invoice by its one credit note.
   * @throws SIIGO.INVOICE_NOT_FOUND, SIIGO.NOT_CREDITABLE
   */
  async credit(id: number, reason: number, actorId: number): Promise<SiigoDocumentEntity> {
    const invoice = await this.get(id);
    const existing = await this.documents.findBy({ creditsId: id });
    if (existing && canRetry(existing.state)) return this.retry(existing.id, actorId);
    if (existing) return existing;
    if (invoice.kind !== 'invoice' || invoice.state !== 'issued') throw new AppError('SIIGO.NOT_CREDITABLE');
    const noteId = await this.insertNote(invoice, { kind: 'credit-note', invoiceId: id, reason }, actorId);
    return this.prompt.work(noteId, 0);
  }

  /**
   * Mails an invoice to the given addresses, or to the customer's.
   * @throws SIIGO.INVOICE_NOT_FOUND, SIIGO.INVOICE_NOT_ISSUED, VALIDATION.FAILED, SIIGO.UNAVAILABLE, SIIGO.REJECTED
   */
  async mail(
    id: number,
    { mail_to, copy_to }: InvoiceMailDto,
    actorId: number,
  ): Promise<SiigoDocumentEntity> {
    const document = await this.get(id);
    if (document.siigoId === null) throw new AppError('SIIGO.INVOICE_NOT_ISSUED');
    const [first, ...others] = addressesOf(mail_to ?? (await this.customersAddress(document)));
    const copies = [...others, ...addressesOf(copy_to ?? '')];
    if (!first || copies.length >= MAX_ADDRESSES || ![first, ...copies].every((one) => ADDRESS.test(one)))
      throw new AppError('VALIDATION.FAILED', {
        errors: { mail_to: `Indique entre una y ${MAX_ADDRESSES} direcciones de correo válidas.` },
      });
    const outcome = await this.invoices.mail(document.siigoId, first, copies);
    // A duplicate mail does no harm, so an unknown outcome counts as being sent.
    const mailState = outcome.kind === 'unknown' ? 'pending_send' : (valueOrThrow(outcome).status ?? 'sent');
    return this.noteMail(document, mailState, first, actorId);
  }

  private async noteMail(document: SiigoDocumentEntity, mailState: string, to: string, actorId: number) {
    await this.work.run(async () => {
      await this.documents.setMailState(document.id, mailState, this.clock.now());
      const { orderId } = document;
      if (orderId !== null)
        await this.timeline.record({ orderId, name: 'InvoiceMailed', actorId, detail: to });
      await this.record(document, 'siigo.invoice.mailed', actorId, { mailState });
    });
    return this.get(document.id);
  }

  private async insertNote(
    invoice: SiigoDocumentEntity,
    request: DocumentRequest,
    actorId: number,
  ): Promise<number> {
    const row = {
      kind: 'credit-note' as const,
      orderId: null,
      creditsId: invoice.id,
      requestKey: null,
      reference: `N${invoice.id}-${randomBytes(4).toString('hex')}`,
      request,
      customerIdentification: invoice.customerIdentification,
      total: invoice.total,
      actorId,
    };
    try {
      return await this.work.run(async () => {
        const noteId = await this.documents.insert(row, this.clock.now());
        await this.journal.plan(noteId, 0, this.prompt.dueAfter());
        await this.record(invoice, 'siigo.invoice.credited', actorId, { creditNoteId: noteId });
        return noteId;
      });
    } catch (error) {
      const first = isDuplicateKey(error) ? await this.documents.findBy({ creditsId: invoice.id }) : null;
      if (!first) throw error;
      return first.id;
    }
  }

  private async customersAddress({ orderId, payload }: SiigoDocumentEntity): Promise<string> {
    const order = orderId === null ? null : await this.orders.find(orderId);
    const customer = order
      ? customerOfOrder(order, await this.users.find(order.userId))
      : (payload as SiigoInvoiceRequest | null)?.customer;
    return (customer as Partial<SiigoCustomerRequest> | undefined)?.contacts?.[0]?.email ?? '';
  }

  private record(
    document: SiigoDocumentEntity,
    action: string,
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
    if (!document) throw new AppError('SIIGO.INVOICE_NOT_FOUND');
    return document;
  }
}

const addressesOf = (text: string): string[] => text.split(ADDRESSES).filter(Boolean);
