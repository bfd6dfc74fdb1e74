import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { refusal } from '../../corrections/refusals.js';

import { CREDIT_DUE, type CreditDue, OrderCredits, OrderInvoicing } from '#orders/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { DocumentRepository } from '../document/document.repository.js';
import { canRetry, isUndone } from '../document/invoice-state.js';
import { reservesCredit } from '../document/note-credits.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { DraftsService } from '../request/drafts.service.js';
import type { CreditNoteRequestDto } from '../credit/credit-note-request.dto.js';
import { CreditService } from '../credit/credit.service.js';

/** Lane of the outbox: SIIGO may be slow. */
const CREDIT_LANE = 'credits';
const MINUTE_MS = 60_000;
const MAX_PAUSE_MS = 6 * 60 * MINUTE_MS;
/** With these pauses an invoice has about a month to be accepted. */
const MAX_WAITS = 130;
const ANNULMENT = 2;
const PARTIAL_RETURN = 1;
const RETURN_KEY = /^return-(\d+)$/;

/** A message that waits for the DIAN counts how often. */
type Waiting = CreditDue & { readonly waits?: number };

/** Credits the invoices of orders that were cancelled or whose goods came back, never before they are accepted. */
@Injectable()
export class CreditDueService implements OnModuleInit {
  private readonly logger = new Logger(CreditDueService.name);

  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: DocumentRepository,
    private readonly orders: OrderInvoicing,
    private readonly handCredits: OrderCredits,
    private readonly credits: CreditService,
    private readonly drafts: DraftsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<Waiting>(CREDIT_DUE, (due) => this.credit(due), CREDIT_LANE);
  }

  private async credit(due: Waiting): Promise<void> {
    const invoice = await this.documents.findBy({ orderId: due.orderId });
    if (invoice?.state === 'credited') return this.recordCreditedBefore(due);
    if (!invoice || isUndone(invoice.state)) return;
    if (invoice.state === 'issued') await this.creditIssued(invoice, due);
    else if (due.lines === null && isAnnullable(invoice)) await this.drafts.annul(invoice.id, due.actorId);
    else await this.later(due);
  }

  private async creditIssued(invoice: SiigoDocumentEntity, due: Waiting): Promise<void> {
    const notes = await this.documents.notesOf(invoice.id);
    const isBlocked = notes.some(
      (note) =>
        canRetry(note.state) && !reservesCredit(note) && note.requestKey !== `${due.actorId}:${due.key}`,
    );
    // The next request of an invoice takes the row of a refused note: what that one credits would be lost.
    if (isBlocked) return this.later(due);
    try {
      await this.credits.credit(invoice.id, await this.wantedBy(due), due.actorId, due.key);
    } catch (error) {
      // Staff credited it by hand meanwhile: nothing is left to credit.
      if (!(error instanceof AppError) || error.code !== 'VALIDATION.FAILED') throw error;
      await this.recordCreditedBefore(due);
      this.logger.warn({ err: error, due }, 'an invoice has nothing left for a credit note that is due');
    }
  }

  /** Goods whose sale was credited by hand before they came back. */
  private async recordCreditedBefore({ orderId, actorId, key }: CreditDue): Promise<void> {
    const [, returnId] = RETURN_KEY.exec(key) ?? [];
    if (!returnId || (await this.documents.findBy({ requestKey: `${actorId}:${key}` }))) return;
    await this.work.run(() => this.handCredits.recordCreditedBefore(orderId, Number(returnId)));
  }

  /** The lines of an invoice are those of its order, in their order. */
  private async wantedBy({ orderId, lines }: CreditDue): Promise<CreditNoteRequestDto> {
    if (lines === null) return { reason: ANNULMENT };
    const order = await this.orders.find(orderId);
    const numbers = new Map(order?.lines.map(({ productId }, index) => [productId, index + 1]));
    return {
      reason: PARTIAL_RETURN,
      lines: lines.map(({ productId, quantity }) => ({ line: numbers.get(productId) ?? 0, quantity })),
    };
  }

  private async later({ waits = 0, ...due }: Waiting): Promise<void> {
    if (waits >= MAX_WAITS) throw refusal('SIIGO.INVOICE_NOT_ISSUED');
    const pause = Math.min(MINUTE_MS * 2 ** Math.min(waits, 10), MAX_PAUSE_MS);
    const at = new Date(this.clock.now().getTime() + pause);
    await this.outbox.add(CREDIT_DUE, { ...due, waits: waits + 1 } satisfies Waiting, at);
  }
}

/** A draft, or what was refused and is known to be at SIIGO or not; staff look up what SIIGO never confirmed. */
const isAnnullable = ({ state, reasons }: SiigoDocumentEntity): boolean =>
  state === 'draft' || (canRetry(state) && !reasons.some(({ code }) => code === 'UNCONFIRMED'));
