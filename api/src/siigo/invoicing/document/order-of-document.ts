import { Injectable } from '@nestjs/common';

import { ReceiveReturnService } from '#orders/after-sale/index.js';
import { CreditTasks, InvoiceableOrders, OrderCredits, OrderTimeline } from '#orders/order/index.js';
import { DocumentRepository, type DocumentChange } from './document.repository.js';
import { canRetry, orderInvoiceState, type InvoiceEvent } from './invoice-state.js';
import { noteLinesOf } from './note-credits.js';
import type { SiigoDocumentEntity } from './siigo-document.entity.js';

type OrderEventName = Parameters<OrderTimeline['record']>[0]['name'];
type Reflected = Pick<
  SiigoDocumentEntity,
  'id' | 'kind' | 'creditsId' | 'orderId' | 'state' | 'request' | 'siigoId'
>;

const ORDER_EVENTS: Partial<Record<InvoiceEvent, OrderEventName>> = {
  accepted: 'InvoiceIssued',
  'stored as draft': 'InvoiceDrafted',
  refused: 'InvoiceRejected',
  'gave up': 'InvoiceFailed',
};

/** Updates the order in the document's transaction. */
@Injectable()
export class OrderOfDocument {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly orders: InvoiceableOrders,
    private readonly credits: OrderCredits,
    private readonly creditTasks: CreditTasks,
    private readonly returns: ReceiveReturnService,
    private readonly timeline: OrderTimeline,
  ) {}

  async begin(document: Reflected, actorId: number | null): Promise<void> {
    const { orderId } = document;
    if (orderId === null) return;
    await this.credits.clear(orderId);
    await this.updateState(document);
    await this.record(orderId, 'InvoiceRequested', actorId);
  }

  async freezeLines({ orderId }: Pick<SiigoDocumentEntity, 'orderId'>): Promise<void> {
    if (orderId !== null) await this.orders.freezeLines(orderId);
  }

  /** Updates the order's invoice state or its refused credit note. */
  async updateState(document: Reflected): Promise<void> {
    if (document.kind === 'credit-note') return this.updateNoteState(document);
    const { kind, orderId, state, request, siigoId } = document;
    if (kind !== 'invoice' || orderId === null) return;
    const isForDian = 'sendToDian' in request && request.sendToDian;
    const ofOrder = orderInvoiceState(state, isForDian);
    await this.orders.recordInvoice(orderId, ofOrder, ofOrder === 'none' ? null : siigoId);
  }

  private async updateNoteState({ id, state, creditsId }: Reflected): Promise<void> {
    const invoice = creditsId === null ? null : await this.documents.find(creditsId);
    const orderId = invoice?.orderId ?? invoice?.formerOrderId ?? null;
    if (orderId !== null) await this.creditTasks.recordNote(orderId, id, canRetry(state));
  }

  async recordEvent(
    document: SiigoDocumentEntity,
    event: InvoiceEvent,
    change: DocumentChange,
  ): Promise<void> {
    const { orderId } = document;
    if (orderId === null) return;
    const { name: number = null } = change;
    if (number !== null && number !== document.name)
      await this.orders.indexInvoice(orderId, { ...document, ...change, name: number });
    const name = ORDER_EVENTS[event];
    const detail = change.reasons?.[0]?.message ?? change.name ?? document.name;
    if (name) await this.record(orderId, name, null, detail);
  }

  /** Reduces the sale by an accepted note that staff made by hand. */
  async creditByHand(orderId: number, note: SiigoDocumentEntity): Promise<void> {
    await this.credits.recordNote(orderId, note.id, noteLinesOf(note));
  }

  /** An annulled invoice never had the delivery: of returned goods it goes back with them. */
  async annul(orderId: number, actorId: number | null, detail: string | null): Promise<void> {
    await this.record(orderId, 'InvoiceAnnulled', actorId, detail);
    await this.returns.refundDelivery(orderId, actorId);
  }

  async record(
    orderId: number,
    name: OrderEventName,
    actorId: number | null,
    detail: string | null = null,
  ): Promise<void> {
    await this.timeline.record({ orderId, name, actorId, detail });
  }
}
