import { Injectable } from '@nestjs/common';

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

/** Document events that appear in the order's timeline. */
const ORDER_EVENTS: Partial<Record<InvoiceEvent, OrderEventName>> = {
  accepted: 'InvoiceIssued',
  'stored as draft': 'InvoiceDrafted',
  refused: 'InvoiceRejected',
  'gave up': 'InvoiceFailed',
};

/** What a document changes of its order, in the transaction that changes the document. */
@Injectable()
export class OrderOfDocument {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly orders: InvoiceableOrders,
    private readonly credits: OrderCredits,
    private readonly creditTasks: CreditTasks,
    private readonly timeline: OrderTimeline,
  ) {}

  /** Begins the invoice of an order: what was credited of a former one counts no more. */
  async begin(document: Reflected, actorId: number | null): Promise<void> {
    const { orderId } = document;
    if (orderId === null) return;
    await this.credits.clear(orderId);
    await this.reflect(document);
    await this.record(orderId, 'InvoiceRequested', actorId);
  }

  /** Fixes what the next request of an order's invoice has. */
  async fixKept({ orderId }: Pick<SiigoDocumentEntity, 'orderId'>): Promise<void> {
    if (orderId !== null) await this.orders.fixKept(orderId);
  }

  /** Sets on its order where an invoice stands, or whether a credit note stands refused. */
  async reflect(document: Reflected): Promise<void> {
    if (document.kind === 'credit-note') return this.reflectNote(document);
    const { kind, orderId, state, request, siigoId } = document;
    if (kind !== 'invoice' || orderId === null) return;
    const isForDian = 'sendToDian' in request && request.sendToDian;
    const ofOrder = orderInvoiceState(state, isForDian);
    await this.orders.recordInvoice(orderId, ofOrder, ofOrder === 'none' ? null : siigoId);
  }

  private async reflectNote({ id, state, creditsId }: Reflected): Promise<void> {
    const invoice = creditsId === null ? null : await this.documents.find(creditsId);
    const orderId = invoice?.orderId ?? invoice?.formerOrderId ?? null;
    if (orderId !== null) await this.creditTasks.recordNote(orderId, id, canRetry(state));
  }

  /** Updates the order's search words and timeline after an event of its invoice. */
  async trace(document: SiigoDocumentEntity, event: InvoiceEvent, change: DocumentChange): Promise<void> {
    const { orderId } = document;
    if (orderId === null) return;
    const { name: number = null } = change;
    if (number !== null && number !== document.name)
      await this.orders.indexInvoice(orderId, { ...document, ...change, name: number });
    const name = ORDER_EVENTS[event];
    const detail = change.reasons?.[0]?.message ?? change.name ?? document.name;
    if (name) await this.record(orderId, name, null, detail);
  }

  /** Records what an accepted note that staff made by hand takes off the sale. */
  async creditByHand(orderId: number, note: SiigoDocumentEntity): Promise<void> {
    await this.credits.recordNote(orderId, note.id, noteLinesOf(note));
  }

  /** Adds a line to the order's timeline. */
  async record(
    orderId: number,
    name: OrderEventName,
    actorId: number | null,
    detail: string | null = null,
  ): Promise<void> {
    await this.timeline.record({ orderId, name, actorId, detail });
  }
}
