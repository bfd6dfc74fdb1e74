import type { Centavos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';

import { type InvoiceableOrder, OrderCredits, InvoiceableOrders } from '#orders/order/index.js';
import { Clock } from '#platform/clock/index.js';
import { valueOrThrow } from '../../client/errors/siigo-failure.js';
import { SiigoInvoices } from '../../client/siigo-documents.js';
import type { SiigoInvoice } from '../../client/siigo-wire.js';
import { DocumentJournal } from '../document/document-journal.js';
import { referenceIn, totalOf } from '../document/document-match.js';
import type { OrderInvoiceRequest } from '../document/document-request.js';
import { canBeFound, INVOICE_STATES, isUndone } from '../document/invoice-state.js';
import { isSentToDian } from '../document/stamp.js';
import { DocumentRepository } from '../document/document.repository.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { DocumentOutcome } from '../sending/document-outcome.js';

export interface LostInvoice {
  /** Null for an invoice of the standalone form. */
  orderId: number | null;
  reference: string;
  id: string;
  name: string | null;
  total: Centavos;
}

/** Invoices that SIIGO had and the restored shop lacked. */
export interface InvoicesAfterRestoreResult {
  adopted: number[];
  lost: LostInvoice[];
  /** Their orders already have another invoice. */
  second: LostInvoice[];
}

const ORDER_REFERENCE = /^P(\d{1,10})-[0-9a-f]{8}$/;
const MAX_INVOICES = 50_000;
/** Covers clock differences and the time between request and sending. */
const MARGIN_MS = 30 * 60_000;

@Injectable()
export class InvoicesAfterRestore {
  constructor(
    private readonly invoices: SiigoInvoices,
    private readonly documents: DocumentRepository,
    private readonly journal: DocumentJournal,
    private readonly outcome: DocumentOutcome,
    private readonly orders: InvoiceableOrders,
    private readonly credits: OrderCredits,
    private readonly clock: Clock,
  ) {}

  /** Prevents a second invoice of an order. @throws SIIGO.UNAVAILABLE, SIIGO.REJECTED */
  async adopt(since: Date): Promise<InvoicesAfterRestoreResult> {
    const result: InvoicesAfterRestoreResult = { adopted: [], lost: [], second: [] };
    for (const invoice of await this.unknownInvoices(since)) {
      const reference = referenceIn(invoice);
      if (reference === null) continue;
      const orderId = Number(ORDER_REFERENCE.exec(reference)?.[1] ?? Number.NaN);
      const order = Number.isNaN(orderId) ? null : await this.orders.find(orderId);
      const known = await this.documentOf(reference, order);
      if (known === null && order === null) result.lost.push(lostInvoice(invoice, reference, orderId));
      else if (known && !canBeFound(known.state))
        result.second.push(lostInvoice(invoice, reference, orderId));
      else result.adopted.push(await this.adoptInvoice(invoice, reference, known, order));
    }
    return result;
  }

  /** Oldest first, with all fields. */
  private async unknownInvoices(since: Date): Promise<SiigoInvoice[]> {
    const from = new Date(since.getTime() - MARGIN_MS);
    const filter = { created_start: `${from.toISOString().slice(0, 19)}Z` };
    const listed = valueOrThrow(await this.invoices.find(filter, MAX_INVOICES));
    const taken = await this.documents.takenSiigoIds(listed.map(({ id }) => id));
    const whole: SiigoInvoice[] = [];
    for (const { id, annulled } of listed.reverse())
      if (!taken.has(id) && annulled !== true) whole.push(valueOrThrow(await this.invoices.get(id)));
    return whole;
  }

  /** Document that was sent, or that waits for the order and would be sent again. */
  private async documentOf(
    reference: string,
    order: InvoiceableOrder | null,
  ): Promise<SiigoDocumentEntity | null> {
    const named = await this.documents.findBy({ reference });
    if (named || !order) return named;
    const present = await this.documents.findBy({ orderId: order.id });
    return present && !isUndone(present.state) ? present : null;
  }

  private async adoptInvoice(
    invoice: SiigoInvoice,
    reference: string,
    known: SiigoDocumentEntity | null,
    order: InvoiceableOrder | null,
  ): Promise<number> {
    const document = known ?? (order && (await this.insert(invoice, reference, order)));
    if (!document) throw new Error(`${reference} has neither a document nor an order`);
    const held = await this.journal.holdRestored(document, invoice.id);
    await this.outcome.adopt(held, invoice);
    return document.orderId ?? document.id;
  }

  private async insert(
    invoice: SiigoInvoice,
    reference: string,
    { id: orderId, nDocument, totalPrice }: InvoiceableOrder,
  ): Promise<SiigoDocumentEntity | null> {
    await this.documents.makeFormer(orderId, INVOICE_STATES.filter(isUndone));
    await this.credits.clear(orderId);
    const id = await this.documents.insert(
      {
        kind: 'invoice',
        orderId,
        creditsId: null,
        requestKey: null,
        reference,
        request: requestOf(invoice, orderId),
        customerIdentification: invoice.customer?.identification ?? nDocument,
        total: totalPrice,
        actorId: null,
      },
      this.clock.now(),
    );
    return this.documents.find(id);
  }
}

const lostInvoice = (invoice: SiigoInvoice, reference: string, orderId: number): LostInvoice => ({
  orderId: Number.isNaN(orderId) ? null : orderId,
  reference,
  id: invoice.id,
  name: invoice.name ?? null,
  total: totalOf(invoice),
});

const requestOf = (
  { document, stamp, seller, cost_center: costCenter }: SiigoInvoice,
  orderId: number,
): OrderInvoiceRequest => ({
  kind: 'order',
  orderId,
  invoiceType: document?.id ?? 0,
  sendToDian: isSentToDian(stamp),
  sendToEmail: false,
  sendToCostCenters: costCenter ?? null,
  sendToCommentsInvoice: '',
  sendToUser: seller ?? 0,
});
