import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { refusal } from '../../corrections/refusals.js';

import { CreditTasks, InvoiceableOrders, OrderCredits } from '#orders/order/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { DocumentRepository } from '../document/document.repository.js';
import { canRetry, isUndone } from '../document/invoice-state.js';
import { noteLinesOf, reservesCredit } from '../document/note-credits.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { DraftsService } from '../request/drafts.service.js';
import { CreditService, type WantedNote } from '../credit/credit.service.js';
import { isNothingLeft, type LineRemainder } from '../document/credit-lines.js';
import type { InvoiceRequest } from '../document/document-request.js';

/** Separate outbox lane, because SIIGO may be slow. */
const CREDIT_LANE = 'credits';
const MINUTE_MS = 60_000;
const MAX_PAUSE_MS = 6 * 60 * MINUTE_MS;
/** Gives an invoice about a month to be accepted. */
const MAX_WAITS = 130;
const ANNULMENT = 2;
const PARTIAL_RETURN = 1;

type CreditDue = Parameters<CreditTasks['postpone']>[0];

/** Credits cancelled or returned goods once their invoice is accepted. */
@Injectable()
export class CreditDueService implements OnModuleInit {
  private readonly logger = new Logger(CreditDueService.name);

  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: DocumentRepository,
    private readonly orders: InvoiceableOrders,
    private readonly handCredits: OrderCredits,
    private readonly tasks: CreditTasks,
    private readonly credits: CreditService,
    private readonly drafts: DraftsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.tasks.handleDue((due) => this.credit(due), CREDIT_LANE);
  }

  private async credit(due: CreditDue): Promise<void> {
    if (await this.settle(due)) await this.tasks.finish(due);
  }

  private async settle(due: CreditDue): Promise<boolean> {
    const invoice = await this.documents.findBy({ orderId: due.orderId });
    if (invoice?.state === 'credited') return this.recordCreditedBefore(due);
    // A later invoice leaves returned goods out.
    if (!invoice || isUndone(invoice.state) || (await this.isLeftOut(due))) return true;
    if (invoice.state === 'issued') return this.creditIssued(invoice, due);
    if (isAnnullable(invoice) && (await this.isNothingKept(due)))
      await this.drafts.annul(invoice.id, due.actorId);
    else if (invoice.state === 'draft')
      await this.drafts.edit(invoice.id, invoice.request as InvoiceRequest, due.actorId);
    else return this.postpone(due);
    return true;
  }

  private async isLeftOut(due: CreditDue): Promise<boolean> {
    const returnId = this.tasks.returnOf(due);
    return returnId !== null && (await this.orders.isLeftOut(returnId));
  }

  /** Nothing is left to invoice after cancellation or returns. */
  private async isNothingKept({ lines, orderId }: CreditDue): Promise<boolean> {
    return lines === null || (await this.orders.find(orderId))?.lines.length === 0;
  }

  private async creditIssued(invoice: SiigoDocumentEntity, due: CreditDue): Promise<boolean> {
    const notes = await this.documents.notesOf(invoice.id);
    const isBlocked = notes.some(
      (note) =>
        canRetry(note.state) && !reservesCredit(note) && note.requestKey !== `${due.actorId}:${due.key}`,
    );
    // The next invoice request reuses the row of a refused note, whose credits would be lost.
    if (isBlocked) return this.postpone(due);
    const { rests } = await this.credits.balance(invoice.id);
    const wanted = await this.wantedBy(due, rests);
    if (wanted !== null) {
      const note = await this.credits.credit(invoice.id, wanted, due.actorId, due.key);
      return this.recordReturned(due, note);
    }
    this.logger.warn({ due }, 'an invoice has nothing left for a credit note that is due');
    return this.recordCreditedBefore(due);
  }

  /** Returned goods that a note made by hand already credited. */
  private async recordReturned(due: CreditDue, note: SiigoDocumentEntity): Promise<true> {
    const returnId = this.tasks.returnOf(due);
    if (returnId === null) return true;
    await this.work.run(() =>
      this.handCredits.recordCreditedBefore(due.orderId, returnId, noteLinesOf(note)),
    );
    return true;
  }

  /** Goods credited by hand before their return. */
  private async recordCreditedBefore(due: CreditDue): Promise<true> {
    const { orderId, actorId, key } = due;
    const returnId = this.tasks.returnOf(due);
    if (returnId === null || (await this.documents.findBy({ requestKey: `${actorId}:${key}` }))) return true;
    await this.work.run(() => this.handCredits.recordCreditedBefore(orderId, returnId));
    return true;
  }

  /** Invoice lines are the order's as requested; null: fully credited by hand. */
  private async wantedBy(
    { orderId, lines }: CreditDue,
    rests: readonly LineRemainder[],
  ): Promise<WantedNote | null> {
    if (lines === null) return isNothingLeft(rests) ? null : { reason: ANNULMENT };
    const order = await this.orders.findAsRequested(orderId);
    const numbers = new Map(order?.lines.map(({ productId }, index) => [productId, index + 1]));
    const wanted = lines.flatMap(({ productId, quantity, base }) => {
      const line = numbers.get(productId) ?? 0;
      const left = rests[line - 1];
      if (!left || left.base <= 0) return [];
      const units = Math.min(quantity, left.quantity);
      return units > 0 ? [{ line, quantity: units, ...(units === quantity && base ? { base } : {}) }] : [];
    });
    return wanted.length > 0 ? { reason: PARTIAL_RETURN, lines: wanted } : null;
  }

  private async postpone({ waits = 0, ...due }: CreditDue): Promise<false> {
    if (waits >= MAX_WAITS) throw refusal('SIIGO.INVOICE_NOT_ISSUED');
    const pause = Math.min(MINUTE_MS * 2 ** Math.min(waits, 10), MAX_PAUSE_MS);
    const at = new Date(this.clock.now().getTime() + pause);
    await this.tasks.postpone({ ...due, waits: waits + 1 }, at);
    return false;
  }
}

/** Drafts, and refusals whose state at SIIGO is known; staff look up unconfirmed ones. */
const isAnnullable = ({ state, reasons }: SiigoDocumentEntity): boolean =>
  state === 'draft' || (canRetry(state) && !reasons.some(({ code }) => code === 'UNCONFIRMED'));
